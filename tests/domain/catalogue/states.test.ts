import { expect, test } from 'vitest';
import colleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import states from '#domain/catalogue/states.json' with { type: 'json' };
import subregions from '#domain/catalogue/subregions.json' with { type: 'json' };
import { openNeighbors } from '#domain/states/listed-state.ts';
import type { State } from '#domain/states/state.ts';

test('the neighbors of a state are the open ones nearest to it', () => {
	const around = (name: string) => {
		const state = states.find((each) => each.name === name) as State;
		return openNeighbors(state, states as State[]).map((each) => each.name);
	};
	expect(around('Nevada')).toEqual(['California', 'Utah', 'Arizona']);
	expect(around('Wyoming')).toEqual(expect.arrayContaining(['Colorado', 'Utah', 'Nebraska']));
	expect(around('Alaska')[0]).toBe('Washington');
});

const everyCode =
	'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS FM GU MH MP PW PR UM VI';
const codesByRegion: Record<string, string> = {
	NewEngland: 'CT ME MA NH RI VT',
	MidAtlantic: 'NY NJ PA DE MD DC',
	South: 'VA WV NC SC GA FL AL MS TN KY LA AR TX OK PR VI',
	Midwest: 'OH MI IN IL WI MN IA MO KS NE ND SD',
	West: 'CA OR WA AZ NM CO UT NV ID MT WY AK HI AS FM GU MH MP PW UM',
};
const allowedTag = /^<(\/?(p|strong|em)|a href="https:\/\/[^"<>\s]+"|\/a)>$/;
const tips = states.flatMap((state) =>
	state.travel_tips.map((tip) => ({ tip, code: state.state_abbreviation })),
);

test('the bundled list has the 60 codes, and no code, name or fips twice', () => {
	expect(states.map((state) => state.state_abbreviation).sort()).toEqual(everyCode.split(' ').sort());
	expect(new Set(states.map((state) => state.name)).size).toBe(60);
	expect(new Set(states.map((state) => state.fips)).size).toBe(60);
});

test('the states are in the order of their two-digit fips', () => {
	const fips = states.map((state) => state.fips);
	expect(fips.filter((code) => !/^\d{2}$/.test(code))).toEqual([]);
	expect(fips).toEqual([...fips].sort());
});

test('the route of DC is Washington D.C.', () => {
	expect(states.find((state) => state.state_abbreviation === 'DC')?.name).toBe('Washington D.C.');
});

test.each(Object.entries(codesByRegion))('%s has its states', (region, codes) => {
	const inRegion = states.filter((state) => state.region === region).map((state) => state.state_abbreviation);
	expect(inRegion.sort()).toEqual(codes.split(' ').sort());
});

test('the ten subregions keep the ids of the specification', () => {
	expect(subregions.map(({ id, state, name }) => `${id} ${state} ${name}`).sort()).toEqual([
		'102 MA Western MA',
		'110 MA Central MA',
		'113 CA Northern CA',
		'62 CA Southern CA',
		'67 NY Upstate NY',
		'75 NY New York City',
		'79 PA Central PA',
		'83 PA Greater Philadelphia',
		'88 PA Western PA',
		'91 MA Greater Boston',
	]);
});

test('every enabled state has at least two tips', () => {
	const enabled = states.filter((state) => state.enabled);
	expect(enabled.filter((state) => state.travel_tips.length < 2).map((state) => state.name)).toEqual([]);
});

test('a state is enabled exactly when it has an enabled college', () => {
	const codesWithGuides = new Set(
		colleges.filter((college) => college.enabled).map((college) => college.state_abbreviation),
	);
	const enabledCodes = states.filter((state) => state.enabled).map((state) => state.state_abbreviation);
	expect(enabledCodes.sort()).toEqual([...codesWithGuides].sort());
});

test('a tip is one paragraph with no tags but p, strong, em and https links', () => {
	const foreign = tips.filter(({ tip }) =>
		(tip.match(/<[^>]*>?/g) ?? []).some((tag) => !allowedTag.test(tag)),
	);
	expect(foreign).toEqual([]);
	expect(tips.filter(({ tip }) => !/^<p>(?:(?!<\/?p>).)+<\/p>$/.test(tip))).toEqual([]);
});

test('a tip closes what it opens, in order', () => {
	expect(tips.filter(({ tip }) => openTagsAfter(tip) !== '')).toEqual([]);
});

test('no tip is given twice or shouts', () => {
	expect(new Set(tips.map(({ tip }) => tip)).size).toBe(tips.length);
	expect(tips.filter(({ tip }) => /[!·]/.test(tip))).toEqual([]);
});

function openTagsAfter(html: string) {
	let open = '';
	for (const [, slash, name] of html.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
		if (!slash) open += `<${name}>`;
		else if (open.endsWith(`<${name}>`)) open = open.slice(0, -`<${name}>`.length);
		else return `</${name}>`;
	}
	return open;
}
