import { readShipped, type Shipped, type ShippedCollege } from '#server/shipped/read.ts';

const { airports } = await readShipped();

/** A state of the catalogue, Massachusetts unless said otherwise. */
export function aState(changes: Partial<Shipped['states'][number]> = {}): Shipped['states'][number] {
	return {
		fips: '25',
		name: 'Massachusetts',
		state_abbreviation: 'MA',
		enabled: true,
		region: 'NewEngland',
		center_lat: 42.2,
		center_long: -71.8,
		default_zoom: 6.9,
		travel_tips: ['<p>Take the T.</p>'],
		...changes,
	};
}

/** A college of the catalogue, Boston College unless said otherwise. */
export function aCollege(changes: Partial<ShippedCollege> = {}): ShippedCollege {
	return {
		ipeds_id: 164924,
		name: 'Boston College',
		name_alias: 'BC|The Heights',
		city: 'Chestnut Hill',
		state_abbreviation: 'MA',
		lat: 42.33621,
		long: -71.16924,
		enabled: true,
		visible: true,
		subregion_id: 91,
		subregion_name: 'Greater Boston',
		main_url: 'https://www.bc.edu/',
		tuition_in_state: 62950,
		...changes,
	};
}

/** A place near Boston College. */
export function aPlace(changes: Partial<Shipped['starters'][number]['places'][number]> = {}) {
	return {
		place_id: '16492401',
		type: 'hotel' as const,
		name: 'Hotel on the Reservoir',
		note: '',
		lat: 42.34,
		long: -71.15,
		city: 'Boston',
		state_abbreviation: 'MA',
		...changes,
	};
}

/** An article of our own, about visiting in general. */
export function anArticle(changes: Partial<Shipped['articles'][number]> = {}) {
	return {
		id: 'what-to-ask',
		article_title: 'What to ask on a tour',
		excerpt: 'Ask who teaches the first year.',
		locality: 'general' as const,
		locality_id: '',
		published: '2026-10-01T12:00:00.000Z',
		body: ['<p>Ask who teaches.</p>', '<script>alert(1)</script><p>Then listen.</p>'],
		...changes,
	};
}

/** A small catalogue: two open states, one closed; open, closed and invisible colleges; a starter guide; the airports of the release. */
export function aCatalogue(changes: Partial<Shipped> = {}): Shipped {
	return {
		states: [
			aState(),
			aState({ fips: '11', name: 'Washington D.C.', state_abbreviation: 'DC', region: 'MidAtlantic' }),
			aState({ fips: '02', name: 'Alaska', state_abbreviation: 'AK', enabled: false, region: 'West' }),
		],
		regions: [{ id: 'NewEngland', text: 'Campuses stand close together.' }],
		subregions: [
			{ id: 91, state: 'MA', name: 'Greater Boston' },
			{ id: 62, state: 'CA', name: 'Southern CA' },
		],
		colleges: [
			aCollege(),
			aCollege({
				ipeds_id: 166027,
				name: 'Harvard University',
				city: 'Cambridge',
				lat: 42.374,
				long: -71.118,
			}),
			aCollege({
				ipeds_id: 131496,
				name: 'Georgetown University',
				city: 'Washington',
				state_abbreviation: 'DC',
				subregion_id: null,
				subregion_name: null,
				lat: 38.9,
				long: -77.07,
			}),
			aCollege({
				ipeds_id: 102553,
				name: 'University of Alaska',
				state_abbreviation: 'AK',
				subregion_id: null,
				subregion_name: null,
				enabled: false,
				lat: 61.19,
				long: -149.8,
			}),
			aCollege({ ipeds_id: 999999, name: 'Hidden College', visible: false }),
		],
		starters: [
			{
				ipeds_id: 164924,
				stay_html: '<p>Stay</p>',
				eat_html: '<p>Eat</p>',
				do_html: '<p>Do </script><script>alert(1)</script></p>',
				features: [{ title: 'Getting around', html: '<p>By T</p>' }],
				places: [
					aPlace(),
					aPlace({ place_id: '16492402', type: 'poi', name: 'Far Sight', lat: 42.6, long: -71.3 }),
				],
			},
		],
		articles: [anArticle()],
		siteContent: [{ name: 'mission', html: '<p>Every family.</p>', is_sample: false }],
		airports,
		...changes,
	};
}
