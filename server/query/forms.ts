import type { Guide } from '#domain/colleges/college.ts';
import { isPoint } from '#domain/geo.ts';
import { placeTypes } from '#domain/places/place.ts';
import { regionNamed } from '#domain/search/named-area.ts';
import { normalise } from '#domain/search/normalise.ts';
import { regionIds } from '#domain/states/region.ts';
import type { State } from '#domain/states/state.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import { need, type Query } from './query.ts';

/** A form's answer: one thing, or a list to be paged. */
export type Answer = { one: State | Guide } | { list: object[] };
export type QueryStores = Pick<Stores, 'colleges' | 'places' | 'site' | 'states'>;
type Form = (query: Query, stores: QueryStores) => Promise<Answer>;

const placesBy =
	(column: 'state_abbreviation' | 'type' | 'place_id'): Form =>
	async (query, { places }) => ({ list: await places.by(column, need(query, 'term')) });

const forms = new Map<string, Form>([
	['state', async (_query, { states }) => ({ list: await states.all() })],
	['region', async (_query, { states }) => ({ list: await states.regions() })],
	['subregion', async (_query, { states }) => ({ list: await states.subregions() })],
	['state on name', stateByName],
	['state on region', statesOfRegion],
	['college on ipeds_id', guideById],
	[
		'college by college.state_abbreviation',
		async (query, { colleges }) => ({ list: await colleges.enabledIn(need(query, 'term').toUpperCase()) }),
	],
	['place by name', async (query, { places }) => ({ list: await places.named(need(query, 'term')) })],
	['place by city', async (query, { places }) => ({ list: await places.inCity(need(query, 'term')) })],
	['place by state_abbreviation', placesBy('state_abbreviation')],
	['place by type', placesBy('type')],
	['place by place_id', placesBy('place_id')],
	['place near', placesNear],
	['site_content', async (_query, { site }) => ({ list: await site.content() })],
	[
		'site_content by name',
		async (query, { site }) => ({ list: await site.contentNamed(need(query, 'term')) }),
	],
]);

/** Answers a query in any of its forms; an unknown combination is a `bad_query` problem. */
export function answerQuery(query: Query, stores: QueryStores): Promise<Answer> {
	const { target, on, by, lat, long } = query;
	const near = by === undefined && (lat ?? long) !== undefined ? ' near' : '';
	const form = forms.get(`${target}${on ? ` on ${on}` : ''}${by ? ` by ${by}` : ''}${near}`);
	if (form) return form(query, stores);
	throw new Problem('bad_query', 'target: cannot be asked for with these parameters. See /api/openapi.json.');
}

async function stateByName(query: Query, { states }: Pick<Stores, 'states'>): Promise<Answer> {
	const state = await states.enabledNamed(need(query, 'qid'));
	if (!state) throw new Problem('state_not_found', 'No open state has this name.');
	return { one: state };
}

async function statesOfRegion(query: Query, { states }: Pick<Stores, 'states'>): Promise<Answer> {
	const region = regionNamed(need(query, 'qid'));
	if (!region) throw new Problem('bad_query', `qid: must be one of ${regionIds.join(', ')}.`);
	return { list: await states.inRegion(region.id) };
}

async function guideById(query: Query, { colleges }: Pick<Stores, 'colleges'>): Promise<Answer> {
	const asked = need(query, 'qid');
	if (!/^\d{1,15}$/.test(asked)) throw new Problem('bad_query', 'qid: must be the number of a college.');
	const guide = await colleges.guide(Number(asked));
	if (!guide) throw new Problem('college_not_found', 'No open college has this number.');
	return { one: guide };
}

async function placesNear(query: Query, { places }: Pick<Stores, 'places'>): Promise<Answer> {
	const point = { lat: Number(need(query, 'lat')), long: Number(need(query, 'long')) };
	if (!isPoint(point)) throw new Problem('bad_query', 'lat, long: must lie on the earth.');
	const found = await places.near(point, query.type ? [query.type] : placeTypes);
	const term = normalise(query.term ?? '');
	return { list: found.filter(({ name }) => normalise(name).includes(term)) };
}
