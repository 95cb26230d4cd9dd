import type { Context, MiddlewareHandler, TypedResponse } from 'hono';
import { PUBLIC } from './cache-control.ts';
import { fingerprint } from './etags.ts';
import { type CachedAnswer, type Produced, send } from './send-cached.ts';
import type { ServerEnv } from './server-env.ts';

const MOST_CACHED = 300;
/** The most characters in all cached answers together, before encoding. */
const MOST_LENGTH = 32_000_000;
/** Room for a catalogue of four thousand colleges; a longer answer would push out too many others. */
const LONGEST_CACHED = MOST_LENGTH / 8;

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
	/** Repeats the answer cached for this exact address, without running its route; this covers most reads. */
	again: MiddlewareHandler<ServerEnv>;
	/** The current content revision. */
	revision(): number;
}

export function createAnswerCache(readRevision: () => number): AnswerCache {
	const answers = createAnswerStore();
	const keyByAddress = new Map<string, string>();
	let cachedRevision = Number.NaN;

	async function cached(key: string, produce: () => Promise<Produced>): Promise<CachedAnswer> {
		const revision = forgetOutdated();
		const known = answers.get(key);
		if (known) return known;
		const produced = await produce();
		const fresh = { ...produced, print: fingerprint(produced.body), editions: {} };
		// If the content changed meanwhile, this may be the old version: it is answered, but not cached.
		if (!produced.status && readRevision() === revision) answers.put(key, fresh);
		return fresh;
	}

	function forgetOutdated(): number {
		const revision = readRevision();
		if (revision !== cachedRevision) {
			answers.clear();
			keyByAddress.clear();
		}
		cachedRevision = revision;
		return revision;
	}

	const answer: AnswerCache['answer'] = async (c, key, produce) => {
		const found = await cached(key, produce);
		if (answers.get(key) === found) remember(keyByAddress, c.req.url, key);
		return send(c, found);
	};
	return {
		answer,
		revision: readRevision,
		again: async (c, next) => {
			// The revision is read only when needed: the database may be far away.
			const mayBeCached = c.req.method === 'GET' && keyByAddress.has(c.req.url);
			if (mayBeCached) forgetOutdated();
			const key = mayBeCached ? keyByAddress.get(c.req.url) : undefined;
			const known = key === undefined ? undefined : answers.get(key);
			return known ? send(c, known) : next();
		},
		json: (c, key, produce) => answer(c, `json ${key}`, async () => jsonOf(await produce())) as never,
	};
}

/** Answers by key: the oldest are dropped when there are too many, or their total is too long. */
function createAnswerStore() {
	const byKey = new Map<string, CachedAnswer>();
	let length = 0;
	const forget = (key: string) => {
		length -= byKey.get(key)?.body.length ?? 0;
		byKey.delete(key);
	};
	return {
		get: (key: string) => byKey.get(key),
		put: (key: string, answer: CachedAnswer) => {
			if (answer.body.length > LONGEST_CACHED) return;
			forget(key);
			byKey.set(key, answer);
			length += answer.body.length;
			for (const oldest of byKey.keys()) {
				if (byKey.size <= MOST_CACHED && length <= MOST_LENGTH) return;
				forget(oldest);
			}
		},
		clear: () => {
			byKey.clear();
			length = 0;
		},
	};
}

function remember(known: Map<string, string>, address: string, key: string) {
	const [oldest] = known.keys();
	if (known.size >= MOST_CACHED && oldest !== undefined && !known.has(address)) known.delete(oldest);
	known.set(address, key);
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
