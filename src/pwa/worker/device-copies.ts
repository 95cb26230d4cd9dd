import { matchPrecache } from 'workbox-precaching';

const PACKED = '.bin';

/** The scripts that the app ships packed, by the path that a page requests. */
export function packedScripts(precached: readonly { url: string }[]): ReadonlySet<string> {
	const copies = precached.filter(({ url }) => url.endsWith(`.js${PACKED}`));
	return new Set(copies.map(({ url }) => new URL(url, self.location.href).pathname.slice(0, -PACKED.length)));
}

/** The script from its packed copy; from the server if this device has no copy. */
export async function unpackScript({ request, url }: { request: Request; url: URL }): Promise<Response> {
	const copy = await matchPrecache(url.pathname + PACKED);
	if (!copy?.body) return fetch(request);
	// Security: the copy's own headers stay, because a worker's policy is the one its script came with.
	const headers = new Headers(copy.headers);
	headers.set('Content-Type', 'text/javascript; charset=utf-8');
	for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
	return new Response(copy.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}
