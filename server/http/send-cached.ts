import type { Context } from 'hono';
import { dressedResponse } from './base-headers.ts';
import { type Encoding, encode, encodingFor } from './encodings.ts';
import { etagOf, matchesEtag } from './etags.ts';
import type { ServerEnv } from './server-env.ts';

/** A public answer before it is encoded. */
export interface Produced {
	/** A string, which Node sends in one write with the headers. */
	body: string;
	headers: Record<string, string>;
	/** Set when there is no such thing: answered with these words, and not cached. */
	status?: 404;
}

/** A cached answer, with each edition requested so far. */
export interface CachedAnswer extends Produced {
	print: string;
	editions: Partial<Record<Encoding, Edition>>;
}

/** An answer in one encoding, complete but for the request's id. */
interface Edition {
	body: string | Uint8Array<ArrayBuffer>;
	status: number;
	headers: Record<string, string>;
}

/** Sends the answer in the best encoding the request allows, or 304 when the client already has it. */
export async function send(c: Context<ServerEnv>, answer: CachedAnswer): Promise<Response> {
	const encoding = encodingFor(answer.body, c.req.header('Accept-Encoding'));
	const isUnchanged = !answer.status && matchesEtag(c.req.header('If-None-Match'), answer.print);
	if (isUnchanged) return dressedResponse(c, null, { status: 304, headers: headersOf(c, answer, encoding) });
	answer.editions[encoding] ??= await edit(c, answer, encoding);
	const edition = answer.editions[encoding];
	return dressedResponse(c, edition.body, edition);
}

async function edit(c: Context<ServerEnv>, answer: CachedAnswer, encoding: Encoding): Promise<Edition> {
	const status = answer.status ?? 200;
	const headers = headersOf(c, answer, encoding);
	if (encoding === 'identity') return { body: answer.body, status, headers };
	const bytes = await encode(Buffer.from(answer.body), encoding);
	return {
		body: bytes as Uint8Array<ArrayBuffer>,
		status,
		headers: { ...headers, 'Content-Encoding': encoding },
	};
}

function headersOf(c: Context<ServerEnv>, { headers, print, status }: CachedAnswer, encoding: Encoding) {
	const etag: Record<string, string> = status ? {} : { ETag: etagOf(print, encoding) };
	return { ...c.get('baseHeaders'), ...headers, Vary: 'Accept-Encoding', ...etag };
}
