import type { Context, TypedResponse } from 'hono';
import { encode, encodingFor } from './encodings.ts';

/** Brotli would take several times as long, and no one downloads these bytes twice. */
const quick = ['gzip', 'identity'] as const;

/** Sends one person's JSON, compressed unless it is small: a page of trips is 256 KB, too much for a weak signal. */
export async function sendCompressed<T>(
	c: Context,
	json: string,
): Promise<Response & TypedResponse<T, 200, 'json'>> {
	const encoding = encodingFor(json, c.req.header('Accept-Encoding'), quick);
	const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
	const answer =
		encoding === 'identity'
			? c.body(json, 200, headers)
			: c.body(new Uint8Array(await encode(Buffer.from(json), encoding)), 200, {
					...headers,
					'Content-Encoding': encoding,
				});
	return answer as unknown as Response & TypedResponse<T, 200, 'json'>;
}
