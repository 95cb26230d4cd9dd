import { expect, test } from 'vitest';
import { controlLabel, settingOfLocale, sizeLabel } from '#domain/colleges/labels.ts';

test('size labels are the specification’s buckets', () => {
	expect([999, 1000, 4999, 5000, 9999, 10_000, 20_000, 20_001].map(sizeLabel)).toEqual([
		'under 1,000',
		'1,000-5,000',
		'1,000-5,000',
		'5,000-10,000',
		'5,000-10,000',
		'10,000-20,000',
		'10,000-20,000',
		'over 20,000',
	]);
});

test('each locale code has a setting; any other code has none', () => {
	expect([11, 13, 21, 32, 43, 0, 99, null].map(settingOfLocale)).toEqual([
		'Urban',
		'Urban',
		'Suburban',
		'Town',
		'Rural',
		null,
		null,
		null,
	]);
	expect([1, 2, null].map(controlLabel)).toEqual(['Public', 'Private', 'not reported']);
});
