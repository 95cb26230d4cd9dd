import type { Context, TypedResponse } from 'hono';
import { dressedResponse } from './base-headers.ts';
import { chooseEncoding, type Encoding, encode } from './encodings.ts';
import { etagOf, fingerprint, matchesEtag } from './etags.ts';
import type { ServerEnv } from './server-env.ts';

/** A public answer before it is encoded. */
export interface Produced {
	body: string;
	headers: Record<string, string>;
	/** Given when there is no such thing: told with these words, and not kept. */
	status?: 404;
}

interface Kept extends Produced {
	print: string;
	/** As text, which Node sends in one write with the headers. */
	body: string;
	encoded: Partial<Record<Encoding, Buffer>>;
}

const MOST_KEPT = 300;
const SMALLEST_ENCODED = 800;

/** Answers public GETs, keeping each encoded body for as long as the content revision stands still. */
export interface KeptAnswers {
	/** Answers what `produce` makes; `key` names it among all others. */
	answer(c: Context<ServerEnv>, key: string, produce: () => Promise<Produced>): Promise<Response>;
	/** The same for JSON; `total` is told in X-Total-Count. */
	json<T>(
		c: Context<ServerEnv>,
		key: string,
		produce: () => Promise<{ value: T; total?: number }>,
	): Promise<Response & TypedResponse<T, 200, 'json'>>;
}

/** Makes the answers of one database, whose revision it is given to read. */
export function createKeptAnswers(readRevision: () => number): KeptAnswers {
	const keptByKey = new Map<string, Kept>();
	let keptRevision = Number.NaN;

	async function keep(key: string, produce: () => Promise<Produced>): Promise<Kept> {
		const revision = readRevision();
		if (revision !== keptRevision) keptByKey.clear();
		keptRevision = revision;
		const known = keptByKey.get(key);
		if (known) return known;
		const produced = await produce();
		const kept = { ...produced, print: fingerprint(produced.body), encoded: {} };
		// What was asked for while the content changed may be the old one: answer it, do not keep it.
		if (!produced.status && readRevision() === revision) remember(key, kept);
		return kept;
	}

	function remember(key: string, kept: Kept) {
		const [oldest] = keptByKey.keys();
		if (keptByKey.size >= MOST_KEPT && oldest !== undefined) keptByKey.delete(oldest);
		keptByKey.set(key, kept);
	}

	const answer: KeptAnswers['answer'] = async (c, key, produce) => send(c, await keep(key, produce));
	return {
		answer,
		json: (c, key, produce) => answer(c, `json ${key}`, async () => jsonOf(await produce())) as never,
	};
}

async function send(
	c: Context<ServerEnv>,
	{ print, headers, body, encoded, status }: Kept,
): Promise<Response> {
	const isSmall = body.length < SMALLEST_ENCODED;
	const encoding = isSmall ? 'identity' : chooseEncoding(c.req.header('Accept-Encoding'));
	const etag = etagOf(print, encoding);
	const all = { ...headers, Vary: 'Accept-Encoding', ...(!status && { ETag: etag }) };
	const isHeld = !status && matchesEtag(c.req.header('If-None-Match'), print);
	if (isHeld) return dressedResponse(c, null, { status: 304, headers: all });
	if (encoding === 'identity') return dressedResponse(c, body, { status: status ?? 200, headers: all });
	encoded[encoding] ??= await encode(Buffer.from(body), encoding);
	const bytes = encoded[encoding] as Uint8Array<ArrayBuffer>;
	return dressedResponse(c, bytes, {
		status: status ?? 200,
		headers: { ...all, 'Content-Encoding': encoding },
	});
}

/** For a CDN: ask again after a minute, and meanwhile and while we are down give what you have. */
const PUBLIC_JSON = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800';

function jsonOf({ value, total }: { value: unknown; total?: number }): Produced {
	return {
		body: JSON.stringify(value),
		headers: {
			'Content-Type': 'application/json',
			'Cache-Control': PUBLIC_JSON,
			...(total === undefined ? {} : { 'X-Total-Count': String(total) }),
		},
	};
}
