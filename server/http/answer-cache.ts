import type { Context, MiddlewareHandler, TypedResponse } from 'hono';
import { PUBLIC } from './cache-control.ts';
import { fingerprint } from './etags.ts';
import { type CachedAnswer, type Produced, send } from './send-cached.ts';
import type { ServerEnv } from './server-env.ts';

const MOST_CACHED = 300;

/** Answers public GETs, keeping each encoded body until the content revision changes. */
export interface AnswerCache {
	/** Answers with the result of `produce`, kept under `key`. */
	answer(c: Context<ServerEnv>, key: string, produce: () => Promise<Produced>): Promise<Response>;
	/** The same for JSON; `total` goes into X-Total-Count. */
	json<T>(
		c: Context<ServerEnv>,
		key: string,
		produce: () => Promise<{ value: T; total?: number }>,
	): Promise<Response & TypedResponse<T, 200, 'json'>>;
	/** Repeats the answer kept for this exact address, without running its route: most reads are such. */
	again: MiddlewareHandler<ServerEnv>;
}

/** Makes one database's answer cache from its revision. */
export function createAnswerCache(readRevision: () => number): AnswerCache {
	const byKey = new Map<string, CachedAnswer>();
	const byAddress = new Map<string, CachedAnswer>();
	let cachedRevision = Number.NaN;

	async function keep(key: string, produce: () => Promise<Produced>): Promise<CachedAnswer> {
		const revision = forgetOutdated();
		const known = byKey.get(key);
		if (known) return known;
		const produced = await produce();
		const kept = { ...produced, print: fingerprint(produced.body), editions: {} };
		// If the content changed meanwhile, this may be the old version: answer it, but do not keep it.
		if (!produced.status && readRevision() === revision) remember(byKey, key, kept);
		return kept;
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
		const kept = await keep(key, produce);
		if (byKey.get(key) === kept) remember(byAddress, c.req.url, kept);
		return send(c, kept);
	};
	return {
		answer,
		again: async (c, next) => {
			// Read the revision only then: the database may be far away.
			const mayBeKept = c.req.method === 'GET' && byAddress.has(c.req.url);
			if (mayBeKept) forgetOutdated();
			const known = mayBeKept ? byAddress.get(c.req.url) : undefined;
			return known ? send(c, known) : next();
		},
		json: (c, key, produce) => answer(c, `json ${key}`, async () => jsonOf(await produce())) as never,
	};
}

function remember(known: Map<string, CachedAnswer>, key: string, kept: CachedAnswer) {
	const [oldest] = known.keys();
	if (known.size >= MOST_CACHED && oldest !== undefined && !known.has(key)) known.delete(oldest);
	known.set(key, kept);
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
