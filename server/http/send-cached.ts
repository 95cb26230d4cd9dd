import type { Context } from 'hono';
import { dressedResponse } from './base-headers.ts';
import { type Encoding, encode, encodingFor } from './encodings.ts';
import { etagOf, matchesEtag } from './etags.ts';
import type { ServerEnv } from './server-env.ts';

type Headers = Record<string, string>;

/** A public answer before it is encoded. */
export interface Produced {
	/** A string, which Node sends in one write with the headers. */
	body: string;
	headers: Headers;
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
	headers: Headers;
	/**
	 * The base headers it was made with: they change when an admin chooses another video, whose host is in the policy.
	 */
	base: Headers;
}

/** Sends the answer in the best encoding the request allows, or 304 when the client already has it. */
export async function send(c: Context<ServerEnv>, answer: CachedAnswer): Promise<Response> {
	const encoding = encodingFor(answer.body, c.req.header('Accept-Encoding'));
	const base = c.get('baseHeaders');
	const isUnchanged = !answer.status && matchesEtag(c.req.header('If-None-Match'), answer.print);
	if (isUnchanged)
		return dressedResponse(c, null, { status: 304, headers: headersOf(answer, encoding, base) });
	answer.editions[encoding] ??= await edit(answer, encoding, base);
	const edition = answer.editions[encoding];
	if (edition.base !== base) Object.assign(edition, wholeHeaders(answer, encoding, base));
	return dressedResponse(c, edition.body, edition);
}

async function edit(answer: CachedAnswer, encoding: Encoding, base: Headers): Promise<Edition> {
	const { body } = answer;
	const bytes = encoding === 'identity' ? body : await encode(Buffer.from(body), encoding);
	return {
		body: bytes as Edition['body'],
		status: answer.status ?? 200,
		...wholeHeaders(answer, encoding, base),
	};
}

function wholeHeaders(answer: CachedAnswer, encoding: Encoding, base: Headers) {
	const encoded: Headers = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
	return { base, headers: { ...headersOf(answer, encoding, base), ...encoded } };
}

function headersOf({ headers, print, status }: CachedAnswer, encoding: Encoding, base: Headers): Headers {
	const etag: Headers = status ? {} : { ETag: etagOf(print, encoding) };
	return { ...base, ...headers, Vary: 'Accept-Encoding', ...etag };
}
