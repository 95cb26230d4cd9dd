import * as z from 'zod/mini';
import { collegeSchema } from '../colleges/college.ts';
import { siteSchema } from '../site/site.ts';
import { stateSchema, subregionSchema } from '../states/state.ts';
import { listNewsSchema, newsOf, withNews } from './list-news.ts';

/*
 *   GET /api/catalogue?since=VERSION   { version, since, states, subregions, colleges, site }
 */

/** What the server answers to whoever holds a version of the catalogue, or none. */
export const catalogueNewsSchema = z.object({
	/** Names what the lists say now. */
	version: z.string(),
	/** The version that the news are to be put on; null when they are the whole catalogue. */
	since: z.nullable(z.string()),
	states: listNewsSchema(stateSchema),
	subregions: listNewsSchema(subregionSchema),
	colleges: listNewsSchema(collegeSchema),
	site: siteSchema,
});
export type CatalogueNews = z.infer<typeof catalogueNewsSchema>;

/** How many versions the server remembers, that of now among them. Whoever holds another, or one from before a restart, is told the whole. */
export const VERSIONS_REMEMBERED = 8;

/** What a device holds: a version, and the revision of the content that it is of, if it knows. */
export interface HeldVersion {
	version: string | null;
	revision: number | undefined;
}

/**
 * The path that tells what became of the version that is held; the whole where the server, whose content is now of revision `latest`, cannot
 * remember it: that is one address for everybody, which a cache on the way has.
 */
export function cataloguePath({ version, revision }: HeldVersion, latest: number | undefined): string {
	const isKnown = latest !== undefined && revision !== undefined;
	// Each revision may have been a version.
	const isForgotten = isKnown && !(latest >= revision && latest - revision < VERSIONS_REMEMBERED);
	return version === null || isForgotten ? '/catalogue' : `/catalogue?since=${encodeURIComponent(version)}`;
}

/** The lists of the catalogue at one moment. */
export interface Lists {
	states: z.infer<typeof stateSchema>[];
	subregions: z.infer<typeof subregionSchema>[];
	colleges: z.infer<typeof collegeSchema>[];
}

const NONE: Lists = { states: [], subregions: [], colleges: [] };

/** What became of the lists; of none they are whole. */
export const listNewsOf = (after: Lists, before: Lists = NONE) => ({
	states: newsOf(before.states, after.states, ({ fips }) => fips),
	subregions: newsOf(before.subregions, after.subregions, ({ id }) => id),
	colleges: newsOf(before.colleges, after.colleges, ({ ipeds_id }) => ipeds_id),
});

/** The lists that the news make of those held; null when the news are about others. */
export function withListNews(news: Pick<CatalogueNews, keyof Lists>, before: Lists = NONE): Lists | null {
	const states = withNews(before.states, news.states, ({ fips }) => fips);
	const subregions = withNews(before.subregions, news.subregions, ({ id }) => id);
	const colleges = withNews(before.colleges, news.colleges, ({ ipeds_id }) => ipeds_id);
	return states && subregions && colleges && { states, subregions, colleges };
}
