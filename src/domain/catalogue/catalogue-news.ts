import * as z from 'zod/mini';
import { collegeSchema } from '../colleges/college.ts';
import { siteSchema } from '../site/site.ts';
import { regionContentSchema, stateSchema, subregionSchema } from '../states/state.ts';
import { listNewsSchema, newsOf, readRows, withNews } from './list-news.ts';

/*
 *   GET /api/catalogue?since=VERSION   { version, since, states, subregions, colleges, regions, site }
 */

/** The server's answer to a device that has some version of the catalogue, or none. */
export const catalogueNewsSchema = z.object({
	/** Identifies the current content of the lists. */
	version: z.string(),
	/** The version these changes build on; null when they make up the whole catalogue. */
	since: z.nullable(z.string()),
	states: listNewsSchema(stateSchema),
	subregions: listNewsSchema(subregionSchema),
	colleges: listNewsSchema(collegeSchema),
	/** The regions' texts and pictures; absent from an older server's answer, which a cache may still hold. */
	regions: z.optional(listNewsSchema(regionContentSchema)),
	site: siteSchema,
});
export type CatalogueNews = z.infer<typeof catalogueNewsSchema>;

const unreadSchema = z.extend(catalogueNewsSchema, {
	states: listNewsSchema(z.unknown()),
	subregions: listNewsSchema(z.unknown()),
	colleges: listNewsSchema(z.unknown()),
	regions: z.optional(listNewsSchema(z.unknown())),
});

/** Reads an answer as `catalogueNewsSchema` does, with a step for each row. @throws when it does not fit */
export function* readCatalogueNews(answer: unknown): Generator<void, CatalogueNews> {
	const unread = unreadSchema.parse(answer);
	return {
		...unread,
		states: yield* readRows(unread.states, stateSchema),
		subregions: yield* readRows(unread.subregions, subregionSchema),
		colleges: yield* readRows(unread.colleges, collegeSchema),
		regions: unread.regions && (yield* readRows(unread.regions, regionContentSchema)),
	};
}

/**
 * How many versions the server remembers, including the current one, besides the one that came with the app. A device
 * with any other version, or one from before a restart, gets the whole catalogue.
 */
export const VERSIONS_REMEMBERED = 8;

/** True unless the server, now at revision `latest`, has forgotten the version a device got at `revision`. */
export function isRemembered(revision: number | undefined, latest: number | undefined): boolean {
	if (latest === undefined || revision === undefined) return true;
	// Each revision may have been a version.
	return latest >= revision && latest - revision < VERSIONS_REMEMBERED;
}

/** Returns the path that asks for the changes since a version; for the whole catalogue if null. */
export const cataloguePath = (version: string | null) =>
	version === null ? '/catalogue' : `/catalogue?since=${encodeURIComponent(version)}`;

/** The catalogue's lists at one moment. */
export interface Lists {
	states: z.infer<typeof stateSchema>[];
	subregions: z.infer<typeof subregionSchema>[];
	colleges: z.infer<typeof collegeSchema>[];
	regions: z.infer<typeof regionContentSchema>[];
}

const NONE: Lists = { states: [], subregions: [], colleges: [], regions: [] };

/** Returns the changes between two sets of lists; starting from none, all rows. */
export const listNewsOf = (after: Lists, before: Lists = NONE) => ({
	states: newsOf(before.states, after.states, ({ fips }) => fips),
	subregions: newsOf(before.subregions, after.subregions, ({ id }) => id),
	colleges: newsOf(before.colleges, after.colleges, ({ ipeds_id }) => ipeds_id),
	regions: newsOf(before.regions, after.regions, ({ id }) => id),
});

/**
 * Applies changes to the device’s lists; null when the changes build on other lists. `otherwise` are the regions to use
 * if the answer has none.
 */
export function withListNews(
	news: Pick<CatalogueNews, keyof Lists>,
	before: Lists = NONE,
	otherwise: Lists['regions'] = before.regions,
): Lists | null {
	const states = withNews(before.states, news.states, ({ fips }) => fips);
	const subregions = withNews(before.subregions, news.subregions, ({ id }) => id);
	const colleges = withNews(before.colleges, news.colleges, ({ ipeds_id }) => ipeds_id);
	const regions = news.regions ? withNews(before.regions, news.regions, ({ id }) => id) : otherwise;
	return states && subregions && colleges && regions && { states, subregions, colleges, regions };
}
