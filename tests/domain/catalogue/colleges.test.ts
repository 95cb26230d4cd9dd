import { expect, test } from 'vitest';
import colleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import { settingOfLocale } from '#domain/colleges/labels.ts';

const states =
	'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const notOpenYet = ['AK', 'ID', 'MT', 'ND', 'NV', 'SD', 'WY'];
const subregions = new Map([
	[62, 'CA Southern CA'],
	[67, 'NY Upstate NY'],
	[75, 'NY New York City'],
	[79, 'PA Central PA'],
	[83, 'PA Greater Philadelphia'],
	[88, 'PA Western PA'],
	[91, 'MA Greater Boston'],
	[102, 'MA Western MA'],
	[110, 'MA Central MA'],
	[113, 'CA Northern CA'],
]);

/** Each has a 25th and a 75th percentile: act_math_25, sat_reading_75 … */
const scores = ['act_composite', 'act_math', 'act_english', 'sat_math', 'sat_reading'] as const;

test('the bundled list has 200 to 240 colleges, each once, in the order of their ids', () => {
	const ids = colleges.map((college) => college.ipeds_id);
	expect(ids.length >= 200 && ids.length <= 240, `${ids.length} colleges`).toBe(true);
	expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

test.each([...states.split(' '), 'DC', 'PR'])('%s has a college', (state) => {
	expect(colleges.some((college) => college.state_abbreviation === state)).toBe(true);
});

test.each([...subregions])('subregion %i, %s, has at least four colleges', (id) => {
	const members = colleges.filter((college) => college.subregion_id === id);
	expect(members.length).toBeGreaterThanOrEqual(4);
});

test('a college is in a subregion of its own state, or in none', () => {
	for (const { name, state_abbreviation, subregion_id, subregion_name } of colleges) {
		const named = subregion_id === null ? `${state_abbreviation} null` : subregions.get(subregion_id);
		expect(`${state_abbreviation} ${subregion_name}`, name).toBe(named);
	}
});

test('every college is visible, and open unless its state is not', () => {
	for (const { name, visible, enabled, state_abbreviation } of colleges) {
		expect([visible, enabled], name).toEqual([true, !notOpenYet.includes(state_abbreviation)]);
	}
});

test('setting agrees with locale', () => {
	for (const { name, setting, locale } of colleges) expect(setting, name).toBe(settingOfLocale(locale));
});

test('no 25th percentile is above the 75th, and an absent figure is null, never 0', () => {
	for (const college of colleges) {
		for (const score of scores) {
			const [low, high] = [college[`${score}_25`], college[`${score}_75`]];
			if (low !== null && high !== null) expect(low, `${college.name} ${score}`).toBeLessThanOrEqual(high);
		}
		expect(Object.values(college), college.name).not.toContain(0);
	}
});

test('every college lies in the United States', () => {
	for (const { name, lat, long } of colleges) {
		expect(lat > 17.8 && lat < 71.5 && long > -168 && long < -65, name).toBe(true);
	}
});

test('addresses are https, of a host with a name of its own', () => {
	for (const { name, main_url, admission_url } of colleges) {
		for (const address of [main_url, admission_url ?? main_url]) {
			expect(address, name).toMatch(/^https:\/\/[a-z0-9-]+\.([a-z0-9-]+\.)+[a-z]+\//);
		}
	}
});

test('other names are never empty, repeated, or the name itself', () => {
	for (const { name, name_alias } of colleges.filter((college) => college.name_alias !== '')) {
		const names = [name, ...name_alias.split('|')];
		expect(names, name).toEqual([...new Set(names.map((each) => each.trim()))].filter(Boolean));
	}
});

test('every college has its main facts', () => {
	for (const { name, city, enrolled_total, control, locale, main_url } of colleges) {
		expect([name, city, enrolled_total, control, locale, main_url], name).not.toContain(null);
	}
});
