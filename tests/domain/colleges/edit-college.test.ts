import { expect, test } from 'vitest';
import { collegeUpdateSchema } from '#domain/colleges/edit-college.ts';

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
	['lat', '-42.37', -42.37],
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
