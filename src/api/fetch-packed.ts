import { ApiError } from './api-error.ts';

/**
 * Fetches a bundled `generated/*.bin`, which the device stores packed.
 * @throws ApiError `no_signal` when it is neither on the device nor reachable, or when a stranger's page came instead
 */
export async function fetchPacked<T>(url: string): Promise<T> {
	try {
		const { ok, status, body } = await fetch(url);
		if (!ok || !body) throw new TypeError(`${url} was answered with ${status}`);
		const json = new Response(body.pipeThrough(new DecompressionStream('gzip')));
		return (await json.json()) as T;
	} catch (cause) {
		throw new ApiError('no_signal', { cause });
	}
}
