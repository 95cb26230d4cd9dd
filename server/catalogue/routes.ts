import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
	catalogueNewsSchema,
	type Lists,
	listNewsOf,
	VERSIONS_REMEMBERED,
} from '#domain/catalogue/catalogue-news.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { checkedQuery, once } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { fingerprint } from '#server/http/etags.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { type SaidOnPages, siteFactsOf } from '#server/site/routes.ts';
import type { Stores } from '#server/stores.ts';

const querySchema = z.object({
	/** The version that the client holds. */
	since: z.optional(once().check(z.maxLength(100, 'must have at most 100 characters'))),
});

/** The lists that come with the app, and the version with which every new device asks for later changes. */
export interface Bundled {
	version: string;
	lists: Lists;
}

interface Parts {
	bundled: Bundled;
	site: SaidOnPages;
	answers: AnswerCache;
	/** The content revision, which grows with each change of public content. */
	readRevision: () => number;
}

/**
 * `GET /catalogue`: the catalogue's lists in one answer; a client with a version gets only the rows it lacks. A version
 * is named after its content, not numbered, so that a restored database cannot be mistaken for another one.
 */
export function catalogueRoutes(
	{ states, colleges }: Pick<Stores, 'states' | 'colleges'>,
	{ bundled, site, answers, readRevision }: Parts,
) {
	const versions = new Map<string, Lists>();
	let known = { revision: Number.NaN, version: '' };

	/** Returns the current version, remembered between calls. */
	async function versionNow(): Promise<string> {
		const revision = readRevision();
		if (known.revision === revision) return known.version;
		const lists = {
			states: await states.all(),
			subregions: await states.subregions(),
			colleges: await colleges.visible(),
			regions: await states.regions(),
		};
		const version = fingerprint(JSON.stringify(lists));
		const [oldest] = versions.keys();
		if (versions.size >= VERSIONS_REMEMBERED && oldest !== undefined && !versions.has(version))
			versions.delete(oldest);
		versions.set(version, lists);
		// If the content changed during the read, the next call computes it again.
		if (readRevision() === revision) known = { revision, version };
		return version;
	}

	return new Hono<ServerEnv>().get(
		'/catalogue',
		describe(
			'The lists of states, subregions, visible colleges and regions, and the words on every page; given a version, only what has changed since',
			catalogueNewsSchema,
			['bad_query'],
		),
		checkedQuery(querySchema),
		async (c) => {
			const version = await versionNow();
			const { since = '' } = c.req.valid('query');
			const theirs = since === bundled.version ? bundled.lists : versions.get(since);
			return answers.json(c, `catalogue ${theirs ? since : ''}`, async () => {
				const news = listNewsOf(versions.get(version) as Lists, theirs);
				return { value: { version, since: theirs ? since : null, ...news, site: siteFactsOf(site) } };
			});
		},
	);
}
