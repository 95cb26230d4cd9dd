import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Article } from '#domain/articles/article.ts';
import { bundledLists, type PackedCatalogue } from '#domain/catalogue/bundled-lists.ts';
import type { College } from '#domain/colleges/college.ts';
import type { Airport, Place } from '#domain/places/place.ts';
import type { SiteContent } from '#domain/site/site-content.ts';
import type { RegionContent, State, Subregion } from '#domain/states/state.ts';
import type { Bundled } from '#server/catalogue/routes.ts';
import { parseFile, readRelease } from '#server/start/project.ts';

/** The catalogue shipped with a release, read from its files. */
export interface Shipped {
	states: Omit<State, 'college_count'>[];
	regions: Pick<RegionContent, 'id' | 'text'>[];
	subregions: Subregion[];
	colleges: ShippedCollege[];
	starters: StarterGuide[];
	articles: SampleArticle[];
	siteContent: SiteContent[];
	airports: Airport[];
}

/** A bundled college; fields that are always null (image, aid) may be left out. */
export type ShippedCollege = Partial<College> &
	Pick<College, 'ipeds_id' | 'name' | 'city' | 'state_abbreviation' | 'lat' | 'long'>;

/** A guide that we wrote, in use until an editor changes it. */
export interface StarterGuide {
	ipeds_id: number;
	stay_html: string;
	eat_html: string;
	do_html: string;
	features: { title: string; html: string }[];
	/** Phone and website are absent if nobody has looked them up. */
	places: (Omit<Place, 'distance' | 'phone' | 'website'> & Partial<Pick<Place, 'phone' | 'website'>>)[];
}

/** An article that we wrote, in use until an editor changes it. */
export interface SampleArticle
	extends Pick<Article, 'id' | 'article_title' | 'excerpt' | 'locality' | 'locality_id'> {
	/** ISO 8601. */
	published: string;
	/** HTML, one block per line. */
	body: string[];
}

/**
 * Reads everything that is shipped.
 * @throws StartError with the name of a file that is missing, unreadable, or empty: an empty file would make the seed
 * delete its rows.
 */
export async function readShipped(folder?: string): Promise<Shipped> {
	const list = <T>(path: string, read: (file: string) => T[] | Promise<T[]> = parseFile) =>
		readRelease(path, async (file) => notEmpty(await read(file)), folder);
	const listEach = async <T>(path: string) => {
		const names = await list(path, (found) => readdirSync(found).filter((name) => name.endsWith('.json')));
		return Promise.all(names.sort().map((name) => readRelease<T>(`${path}/${name}`, parseFile, folder)));
	};
	return {
		states: await list('src/domain/catalogue/states.json'),
		regions: await list('src/domain/catalogue/regions.json'),
		subregions: await list('src/domain/catalogue/subregions.json'),
		colleges: await list('src/domain/catalogue/colleges.json'),
		starters: await listEach('server/shipped/starter'),
		articles: await listEach('server/shipped/sample-articles'),
		siteContent: await list('src/domain/site/starter-texts.json'),
		airports: await list('generated/airports.bin', parsePacked),
	};
}

/**
 * Reads the lists that come with the app.
 * @throws StartError with the name of a file that is missing or unreadable.
 */
export async function readBundled(folder?: string): Promise<Bundled> {
	const { version } = await readRelease(
		'generated/catalogue-version.json',
		parseFile<{ version: string }>,
		folder,
	);
	const packed = await readRelease('generated/catalogue.bin', parsePacked<PackedCatalogue>, folder);
	return { version, lists: bundledLists(packed) };
}

const parsePacked = <T>(file: string): T => JSON.parse(gunzipSync(readFileSync(file)).toString());

function notEmpty<T>(list: T[]): T[] {
	if (Array.isArray(list) && list.length > 0) return list;
	throw new Error('it holds nothing');
}
