import type { Context, MiddlewareHandler, TypedResponse } from 'hono';
import { PUBLIC } from './cache-control.ts';
import { fingerprint } from './etags.ts';
import { type CachedAnswer, type Produced, send } from './send-cached.ts';
import type { ServerEnv } from './server-env.ts';

const MOST_CACHED = 300;

/** Answers public GETs, and caches each encoded body until the content revision changes. */
export interface AnswerCache {
	/** Answers with the result of `produce`, cached under `key`. */
	answer(c: Context<ServerEnv>, key: string, produce: () => Promise<Produced>): Promise<Response>;
	/** The same for JSON; `total` goes into X-Total-Count. */
	json<T>(
		c: Context<ServerEnv>,
		key: string,
		produce: () => Promise<{ value: T; total?: number }>,
	): Promise<Response & TypedResponse<T, 200, 'json'>>;
	/** Repeats the answer cached for this exact address, without running its route: most reads are such. */
	again: MiddlewareHandler<ServerEnv>;
	/** The revision of the content that is answered with now. */
	revision(): number;
}

export function createAnswerCache(readRevision: () => number): AnswerCache {
	const byKey = new Map<string, CachedAnswer>();
	const byAddress = new Map<string, CachedAnswer>();
	let cachedRevision = Number.NaN;

	async function cached(key: string, produce: () => Promise<Produced>): Promise<CachedAnswer> {
		const revision = forgetOutdated();
		const known = byKey.get(key);
		if (known) return known;
		const produced = await produce();
		const fresh = { ...produced, print: fingerprint(produced.body), editions: {} };
		// If the content changed meanwhile, this may be the old version: answer it, but do not cache it.
		if (!produced.status && readRevision() === revision) remember(byKey, key, fresh);
		return fresh;
	}

	function forgetOutdated(): number {
		const revision = readRevision();
		if (revision !== cachedRevision) {
			byKey.clear();
			byAddress.clear();
		}
		cachedRevision = revision;
		return revision;
	}

	const answer: AnswerCache['answer'] = async (c, key, produce) => {
		const found = await cached(key, produce);
		if (byKey.get(key) === found) remember(byAddress, c.req.url, found);
		return send(c, found);
	};
	return {
		answer,
		revision: readRevision,
		again: async (c, next) => {
			// Read the revision only then: the database may be far away.
			const mayBeCached = c.req.method === 'GET' && byAddress.has(c.req.url);
			if (mayBeCached) forgetOutdated();
			const known = mayBeCached ? byAddress.get(c.req.url) : undefined;
			return known ? send(c, known) : next();
		},
		json: (c, key, produce) => answer(c, `json ${key}`, async () => jsonOf(await produce())) as never,
	};
}

function remember(known: Map<string, CachedAnswer>, key: string, answer: CachedAnswer) {
	const [oldest] = known.keys();
	if (known.size >= MOST_CACHED && oldest !== undefined && !known.has(key)) known.delete(oldest);
	known.set(key, answer);
}

function jsonOf({ value, total }: { value: unknown; total?: number }): Produced {
	return {
		body: JSON.stringify(value),
		headers: {
			'Content-Type': 'application/json',
			'Cache-Control': PUBLIC,
			...(total === undefined ? {} : { 'X-Total-Count': String(total) }),
		},
	};
}
