import type { Context, MiddlewareHandler, TypedResponse } from 'hono';
import { PUBLIC } from './cache-control.ts';
import { fingerprint } from './etags.ts';
import { type Kept, type Produced, send } from './send-kept.ts';
import type { ServerEnv } from './server-env.ts';

const MOST_KEPT = 300;

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
	/** Gives again what was found at this very address, without asking its route: most reads are such. */
	again: MiddlewareHandler<ServerEnv>;
}

/** Makes the answers of one database, whose revision it is given to read. */
export function createKeptAnswers(readRevision: () => number): KeptAnswers {
	const keptByKey = new Map<string, Kept>();
	const keptByAddress = new Map<string, Kept>();
	let keptRevision = Number.NaN;

	async function keep(key: string, produce: () => Promise<Produced>): Promise<Kept> {
		const revision = forgetOutdated();
		const known = keptByKey.get(key);
		if (known) return known;
		const produced = await produce();
		const kept = { ...produced, print: fingerprint(produced.body), editions: {} };
		// What was asked for while the content changed may be the old one: answer it, do not keep it.
		if (!produced.status && readRevision() === revision) remember(keptByKey, key, kept);
		return kept;
	}

	function forgetOutdated(): number {
		const revision = readRevision();
		if (revision !== keptRevision) {
			keptByKey.clear();
			keptByAddress.clear();
		}
		keptRevision = revision;
		return revision;
	}

	const answer: KeptAnswers['answer'] = async (c, key, produce) => {
		const kept = await keep(key, produce);
		if (keptByKey.get(key) === kept) remember(keptByAddress, c.req.url, kept);
		return send(c, kept);
	};
	return {
		answer,
		again: async (c, next) => {
			// Only then is the revision asked for: the database may be far away.
			const mayBeKept = c.req.method === 'GET' && keptByAddress.has(c.req.url);
			if (mayBeKept) forgetOutdated();
			const known = mayBeKept ? keptByAddress.get(c.req.url) : undefined;
			return known ? send(c, known) : next();
		},
		json: (c, key, produce) => answer(c, `json ${key}`, async () => jsonOf(await produce())) as never,
	};
}

function remember(known: Map<string, Kept>, key: string, kept: Kept) {
	const [oldest] = known.keys();
	if (known.size >= MOST_KEPT && oldest !== undefined && !known.has(key)) known.delete(oldest);
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
