import { Agent, request } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** An answer as it came over the wire. */
export interface Answered {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	bytes: Buffer;
}

/** Asks the proxy on this port, whose certificate is of this test's making, over a few connections that stay open. */
export function aBrowser(port: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false });
	return {
		ask: (
			path: string,
			{
				method = 'GET',
				headers = {},
				body,
			}: { method?: string; headers?: Record<string, string>; body?: string } = {},
		): Promise<Answered> =>
			new Promise((resolve, reject) => {
				const asking = request({ host: 'localhost', port, path, method, headers, agent }, (answer) => {
					const chunks: Buffer[] = [];
					answer.on('data', (chunk) => chunks.push(chunk));
					answer.on('error', reject);
					answer.on('end', () =>
						resolve({
							status: answer.statusCode ?? 0,
							headers: answer.headers,
							bytes: Buffer.concat(chunks),
						}),
					);
				});
				asking.on('error', reject);
				asking.end(body);
			}),
		close: () => agent.destroy(),
	};
}
export type Browser = ReturnType<typeof aBrowser>;

/** The words of an answer, whatever it came in. */
export async function textOf({ headers, bytes }: Answered): Promise<string> {
	if (bytes.length === 0) return '';
	const { 'content-encoding': encoding } = headers;
	const unpack =
		encoding === 'br' ? promisify(brotliDecompress) : encoding === 'gzip' ? promisify(gunzip) : null;
	return (unpack ? await unpack(bytes) : bytes).toString();
}

/** True when the proxy served it without making its reader wait for the server. */
export const isHit = ({ headers }: Answered) =>
	['HIT', 'STALE', 'UPDATING'].includes(String(headers['x-cache']));

/** True when the proxy might serve it to somebody else. */
export const mayBeKept = ({ headers }: Answered) =>
	!/private|no-cache/.test(String(headers['cache-control']));
