import type { College } from '#domain/colleges/college.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { search } from '#domain/search/search.ts';
import { indexSite } from '#domain/search/search-index.ts';
import type { State } from '#domain/states/state.ts';
import listed from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import listedStates from '../../src/domain/catalogue/states.json' with { type: 'json' };
import { type Figure, quantile } from './figure.ts';

/** Whole names, several words, other names, typos, and nonsense. */
const typed = [
	'boston college',
	'university of wisconsin madison',
	'uw madison',
	'massachusetts',
	'st. john’s',
	'stanfrod',
	'northwestern stat',
	'zzyzx polytechnic',
	'qqqqqq',
	'vard',
	'cambridge massachusetts',
	'07030',
];
const ROUNDS = 12;
const SHOWN = 8;

/** Script time of one keystroke in the search box, over typing whole queries letter by letter. */
export function searchTimes(): Figure[] {
	const bundled = listed as unknown as College[];
	return [
		...timesOver(bundled, 1, `${bundled.length} colleges`),
		...timesOver(manyColleges(bundled, 7000), 6, '7,000 colleges'),
	];
}

function timesOver(colleges: College[], budget: number, name: string): Figure[] {
	const index = indexSite({ colleges, states: listedStates as unknown as State[] });
	const samples: number[] = [];
	for (let round = 0; round < ROUNDS; round++)
		for (const query of typed)
			for (let length = 1; length <= query.length; length++) {
				const keystroke = query.slice(0, length);
				const start = performance.now();
				if (search(index, keystroke, SHOWN).length === 0) nearestNames(index, keystroke);
				// The first rounds warm the engine up, as the first letters do on a device.
				if (round > 1) samples.push(performance.now() - start);
			}
	return [
		{
			name: `Search keystroke, ${name}: median`,
			ours: quantile(samples, 0.5),
			unit: 'ms',
			budget: { atMost: budget },
		},
		{
			name: `Search keystroke, ${name}: p95`,
			ours: quantile(samples, 0.95),
			unit: 'ms',
			budget: { atMost: budget },
		},
	];
}

/** As many colleges as asked for, named from the words of real names. */
function manyColleges(real: College[], count: number): College[] {
	const names = real.map(({ name }) => name.split(' '));
	const cities = real.map(({ city }) => city);
	return Array.from({ length: count }, (_, at) => {
		const model = real[at % real.length] as College;
		if (at < real.length) return model;
		const first = names[(at * 7) % names.length] ?? [];
		const last = names[(at * 13 + 5) % names.length] ?? [];
		const city = cities[(at * 17 + 3) % cities.length] ?? model.city;
		const name = [...first.slice(0, 2), city, ...last.slice(-2)].join(' ');
		return {
			...model,
			ipeds_id: 900_000 + at,
			name,
			name_alias: `${city} ${last.at(-1)}|${first[0]}`,
			city,
		};
	});
}
