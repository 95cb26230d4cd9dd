import type { Context, TypedResponse } from 'hono';
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

interface Kept extends Omit<Produced, 'body'> {
	print: string;
	bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
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
		const { body, ...rest } = await produce();
		const bytes = Buffer.from(body);
		const kept = { ...rest, print: fingerprint(bytes), bodies: { identity: bytes } };
		// What was asked for while the content changed may be the old one: answer it, do not keep it.
		if (!rest.status && readRevision() === revision) remember(key, kept);
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

async function send(c: Context<ServerEnv>, { print, headers, bodies, status }: Kept): Promise<Response> {
	const isSmall = bodies.identity.length < SMALLEST_ENCODED;
	const encoding = isSmall ? 'identity' : chooseEncoding(c.req.header('Accept-Encoding'));
	for (const [name, value] of Object.entries(headers)) c.header(name, value);
	c.header('Vary', 'Accept-Encoding');
	if (!status) c.header('ETag', etagOf(print, encoding));
	if (!status && matchesEtag(c.req.header('If-None-Match'), print)) return c.body(null, 304);
	bodies[encoding] ??= await encode(bodies.identity, encoding);
	if (encoding !== 'identity') c.header('Content-Encoding', encoding);
	return c.body(bodies[encoding] as Uint8Array<ArrayBuffer>, status ?? 200);
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
