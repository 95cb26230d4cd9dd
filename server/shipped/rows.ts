import { createHash } from 'node:crypto';
import { paths } from '#domain/paths.ts';
import type { SampleArticle, Shipped, ShippedCollege, StarterGuide } from './read.ts';
import type { shippedRows } from './table.ts';

/** A shipped row in its table's form. */
export interface ShippedRow {
	kind: (typeof shippedRows.$inferSelect)['kind'];
	key: string;
	values: Record<string, unknown>;
	hash: string;
}

/** Returns a catalogue's rows, ready for their tables. Leaves out starter guides of colleges that are not bundled. */
export function shippedRowsOf(shipped: Shipped): ShippedRow[] {
	const { states, regions, subregions, colleges, starters, airports, articles, siteContent } = shipped;
	const starterById = new Map(starters.map((starter) => [starter.ipeds_id, starter]));
	const collegeIds = new Set(colleges.map(({ ipeds_id }) => ipeds_id));
	const starterPlaces = starters
		.filter(({ ipeds_id }) => collegeIds.has(ipeds_id))
		.flatMap(({ places }) => places);
	// Two colleges in one town may list the same hotel: the first one's row counts.
	const placesById = new Map(
		[
			...airports.map(({ hub: _onlyForFlights, ...airport }) => ({ ...airport, type: 'airport' })),
			...starterPlaces.toReversed(),
		].map((place) => [place.place_id, place]),
	);
	return [
		...states.map((state) => row('state', state.fips, state)),
		...regions.map((region) => row('region', region.id, region)),
		...subregions.map((subregion) => row('subregion', String(subregion.id), subregion)),
		...colleges.map((college) => collegeRow(college, starterById.get(college.ipeds_id))),
		...articles.map(articleRow),
		...siteContent.map((content) => row('site_content', content.name, content)),
		...[...placesById.values()].map((place) => row('place', place.place_id, place)),
	];
}

function collegeRow(college: ShippedCollege, starter: StarterGuide | undefined): ShippedRow {
	const guide = starter && {
		stay_html: starter.stay_html,
		eat_html: starter.eat_html,
		do_html: starter.do_html,
		content: { features: starter.features },
		is_starter: true,
	};
	return row('college', String(college.ipeds_id), { ...college, ...guide });
}

function articleRow({ body, published, ...article }: SampleArticle): ShippedRow {
	const URL = paths.article(article.id);
	const at = new Date(published);
	const values = { ...article, URL, body: body.join('\n'), published: at, modified: at, is_sample: true };
	return row('article', article.id, values);
}

function row(kind: ShippedRow['kind'], key: string, values: object): ShippedRow {
	const hash = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
	return { kind, key, values: { ...values }, hash };
}
