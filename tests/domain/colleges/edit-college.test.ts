import { expect, test } from 'vitest';
import {
	admissionAddress,
	type CollegeField,
	collegeUpdateSchema,
	faultOf,
	featureFaults,
} from '#domain/colleges/edit-college.ts';

const read = (field: string, typed: unknown) => {
	const read = collegeUpdateSchema.safeParse({ [field]: typed });
	return read.success ? Object.entries(read.data).find(([name]) => name === field)?.[1] : 'refused';
};

test.each([
	['need_based_aid', ' 45.25 ', 45.25],
	['need_based_aid', '45', 45],
	['need_based_aid', ' ', null],
	['need_based_aid', '', null],
	['need_based_aid', '45 %', 'refused'],
	['need_based_aid', '$45', 'refused'],
	['need_based_aid', '45.', 'refused'],
	['need_based_aid', '1e1', 'refused'],
	['need_based_aid', '0x10', 'refused'],
	['need_based_aid', '100.5', 'refused'],
	['lat', '-14.29', -14.29],
	['lat', '-90.1', 'refused'],
	['tuition_in_state', '1,200', 'refused'],
	['locale', '43', 43],
	['locale', '10', 'refused'],
	['locale', '53', 'refused'],
	['locale', '111', 'refused'],
])('as %s an editor types "%s", which is %o', (field, typed, value) => {
	expect(read(field, typed)).toBe(value);
});

test.each([
	['main_url', ' www.yale.edu ', 'https://www.yale.edu'],
	['main_url', '  ', null],
	['main_url', null, null],
	['main_url', 'not a page', 'refused'],
	['admission_url', 'http://admissions.yale.edu/', 'https://admissions.yale.edu/'],
	[
		'admission_url',
		'admissions.yale.edu/?to=http://x.example',
		'https://admissions.yale.edu/?to=http://x.example',
	],
])('as %s an editor types "%s", which is %s', (field, typed, value) => {
	expect(read(field, typed)).toBe(value);
});

test.each<[CollegeField, unknown, string]>([
	['name', 'x'.repeat(201), 'At most 200 characters'],
	['name_alias', 'x'.repeat(1001), 'At most 1,000 characters'],
	['edmit_college_name', 'x'.repeat(201), 'At most 200 characters'],
	['main_url', `https://bc.edu/${'x'.repeat(2000)}`, 'At most 2,000 characters'],
	['stay_html', 'x'.repeat(100_001), 'At most 100,000 characters'],
	['content', { features: [{ title: ' ', html: '' }] }, 'A feature needs a title.'],
	['content', { features: [{ title: 'x'.repeat(201), html: '' }] }, 'At most 200 characters'],
])('%s that is too long, or missing, is refused in words', (field, typed, words) => {
	expect(faultOf(field, typed)).toBe(words);
});

test('a fault in a feature is reported at its title or its text', () => {
	expect(featureFaults({ title: 'Labs', html: '' })).toEqual({ title: undefined, html: undefined });
	expect(featureFaults({ title: '', html: 'x'.repeat(100_001) })).toEqual({
		title: 'A feature needs a title.',
		html: 'At most 100,000 characters',
	});
});

const whole = 'Digits only';
const number = 'Numbers only, like 45 or 45.5';
const sat = 'SAT scores are 200 to 800';
const act = 'ACT scores are 1 to 36';
const longitudes = 'US longitudes are -180 to -64, or 130 to 180';

test.each<[CollegeField, number, number, string, string?]>([
	['enrolled_total', 0, 10_000_000, whole, 'Up to 10,000,000'],
	['size', 1, 4, 'Valid sizes are 1 to 4'],
	['tuition_in_state', 0, 1_000_000, whole, 'Up to 1,000,000'],
	['tuition_out_state', 0, 1_000_000, whole, 'Up to 1,000,000'],
	['need_based_aid', 0, 100, number, 'Up to 100'],
	['merit_based_aid', 0, 100, number, 'Up to 100'],
	['act_composite_25', 1, 36, act],
	['act_composite_75', 1, 36, act],
	['act_math_25', 1, 36, act],
	['act_math_75', 1, 36, act],
	['act_english_25', 1, 36, act],
	['act_english_75', 1, 36, act],
	['sat_math_25', 200, 800, sat],
	['sat_math_75', 200, 800, sat],
	['sat_reading_25', 200, 800, sat],
	['sat_reading_75', 200, 800, sat],
	['lat', -15, 72, 'US latitudes are -15 to 72'],
	['long', -180, 180, longitudes],
])(
	'%s goes from %d to %d, and a value outside is refused with "%s"',
	(field, least, most, words, tooMuch = words) => {
		for (const value of [least, most, String(least), String(most)])
			expect(faultOf(field, value)).toBeUndefined();
		for (const value of [least - 1, 'many']) expect(faultOf(field, value)).toBe(words);
		for (const value of [most + 1, String(most + 1)]) expect(faultOf(field, value)).toBe(tooMuch);
	},
);

test.each<[CollegeField, unknown, string | undefined]>([
	['name', '  ', 'Name cannot be blank.'],
	['city', '', 'City cannot be blank.'],
	['state_abbreviation', 'ma', 'Two capital letters'],
	['state_abbreviation', 'MASS', 'Two capital letters'],
	['state_abbreviation', 'MA', undefined],
	['long', 42.34, longitudes],
	['long', '-63.9', longitudes],
	['long', '-71.17', undefined],
	['lat', -71.17, 'US latitudes are -15 to 72'],
	['locale', '9', 'A locale code is 11 to 43'],
	['locale', 11, undefined],
	['enrolled_total', 1.5, whole],
	['tuition_in_state', '52000.0', whole],
	['need_based_aid', '45.0', undefined],
	['need_based_aid', 1.5, undefined],
	['size', null, undefined],
	['control', 1, undefined],
	['control', 2, undefined],
	['control', null, undefined],
	['main_url', 'not a page', 'This is not the address of a page.'],
	['image', null, undefined],
	['image', '/images/a.jpg', undefined],
	['image', 'https://bc.edu/a.png', undefined],
])('%s as %o: %s', (field, value, words) => {
	expect(faultOf(field, value)).toBe(words);
});

test.each<[CollegeField, unknown]>([
	['control', 3],
	['subregion_id', 1.5],
	['enabled', 'yes'],
	['image', 'a.jpg'],
	['stay_html', 'a'.repeat(100_001)],
	['name_alias', 'a'.repeat(1001)],
	['name', 'a'.repeat(201)],
	['edmit_college_name', 'a'.repeat(201)],
	['content', { features: [{ title: '', html: '' }] }],
	['content', { features: Array.from({ length: 13 }, () => ({ title: 'Labs', html: '' })) }],
])('%s refuses what it cannot hold', (field, value) => {
	expect(faultOf(field, value)).toEqual(expect.any(String));
});

test('a field that editors do not set is named as such', () => {
	const { error } = collegeUpdateSchema.safeParse({ ipeds_id: 7 });
	expect(error?.issues.map(({ message }) => message)).toEqual(['has a field that cannot be changed']);
});

test.each([
	['http://bc.edu/apply', 'https://www.bc.edu/apply'],
	['bc.edu', 'https://www.bc.edu'],
	['https://bc.edu?term=fall', 'https://www.bc.edu?term=fall'],
	['https://bc.edu:8443/', 'https://www.bc.edu:8443/'],
	['https://bc.edu#apply', 'https://www.bc.edu#apply'],
	['HTTP://BC.EDU/', 'https://www.BC.EDU/'],
	['admissions.bc.edu', 'https://admissions.bc.edu'],
	['https://www.bc.edu/http:', 'https://www.bc.edu/http:'],
])('the admission address %s is stored as %s', (typed, stored) => {
	expect(admissionAddress(typed)).toBe(stored);
});
