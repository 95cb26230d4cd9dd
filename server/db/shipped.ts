import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Article } from '#domain/articles/article.ts';
import type { College } from '#domain/colleges/college.ts';
import type { Place } from '#domain/places/place.ts';
import type { SiteContent } from '#domain/site/site-content.ts';
import type { State, Subregion } from '#domain/states/state.ts';
import { projectFile } from '#server/project.ts';

/** The catalogue that comes with a release, read from its files. */
export interface Shipped {
	states: Omit<State, 'college_count'>[];
	subregions: Subregion[];
	colleges: ShippedCollege[];
	starters: StarterGuide[];
	articles: SampleArticle[];
	siteContent: SiteContent[];
	airports: Pick<Place, 'place_id' | 'name' | 'lat' | 'long' | 'city' | 'state_abbreviation'>[];
}

/** A bundled college: the fields that are always null (image, aid) may be left out. */
export type ShippedCollege = Partial<College> &
	Pick<College, 'ipeds_id' | 'name' | 'city' | 'state_abbreviation' | 'lat' | 'long'>;

/** A guide written by us, in the database until an editor changes it. */
export interface StarterGuide {
	ipeds_id: number;
	stay_html: string;
	eat_html: string;
	do_html: string;
	features: { title: string; html: string }[];
	places: Omit<Place, 'distance'>[];
}

/** An article written by us, in the database until an editor changes it. */
export interface SampleArticle
	extends Pick<Article, 'id' | 'article_title' | 'excerpt' | 'locality' | 'locality_id'> {
	/** ISO 8601. */
	published: string;
	/** HTML, a block a line. */
	body: string[];
}

/** Reads everything that is shipped; the airports are absent until `npm run generate` has made them. */
export function readShipped(): Shipped {
	return {
		states: read('src/domain/catalogue/states.json'),
		subregions: read('src/domain/catalogue/subregions.json'),
		colleges: read('src/domain/catalogue/colleges.json'),
		starters: readEach('server/db/starter'),
		articles: readEach('server/db/sample-articles'),
		siteContent: read('src/domain/site/starter-texts.json'),
		airports: existsSync(projectFile('generated/airports.json')) ? read('generated/airports.json') : [],
	};
}

function readEach<T>(folder: string): T[] {
	if (!existsSync(projectFile(folder))) return [];
	const names = readdirSync(projectFile(folder)).filter((name) => name.endsWith('.json'));
	return names.sort().map((name) => read(`${folder}/${name}`));
}

function read<T>(path: string): T {
	return JSON.parse(readFileSync(projectFile(path), 'utf8'));
}
