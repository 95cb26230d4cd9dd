import { expect, test } from 'vitest';
import {
	amountWords,
	DEFAULT_DONATION,
	DONATION_PRESETS,
	donorEmailFault,
	readAmount,
} from '#domain/donations/donation.ts';

test('four amounts are offered, and the first is chosen', () => {
	expect(DONATION_PRESETS).toEqual([10, 25, 50, 100]);
	expect(DEFAULT_DONATION).toBe(10);
});

test.each([
	['40', 40],
	[' $40 ', 40],
	['12.50', 12.5],
	['1,000', 1000],
	['0', 0],
	['0.01', 0.01],
	['12.', 12],
	['.5', 0.5],
	['-0', 0],
	['５', 5],
	['999,999.99', 999_999.99],
])('%o is %d dollars', (typed, amount) => {
	expect(readAmount(typed)).toStrictEqual({ amount });
});

test.each([
	'',
	'forty',
	'4 0',
	'1.234',
	'10,00',
	'1e3',
	'Infinity',
	'0x10',
	'--5',
	'5-',
	'.',
	'12.345',
	'40$',
	'٤٠',
])('%o is no amount', (typed) => {
	expect(readAmount(typed)).toEqual({ fault: 'Please type an amount in dollars, like 40 or 12.50.' });
});

test.each(['-5', '-$5', '-0.01'])('%o is below 0', (typed) => {
	expect(readAmount(typed)).toEqual({ fault: 'The amount cannot be below 0.' });
});

test.each(['1000000', '1,000,000,000', '9'.repeat(30), '999,999,999,999,999,999'])(
	'%o is more than a card takes',
	(typed) => {
		expect(readAmount(typed)).toEqual({ fault: 'A card can take at most $999,999.99 at once.' });
	},
);

test('an amount is said with cents only where it has some', () => {
	expect([10, 12.5, 1000, 0.05].map(amountWords)).toEqual(['$10', '$12.50', '$1,000', '$0.05']);
});

test('a typed address must look like one; the account’s own is not judged, so the first admin can donate', () => {
	expect(donorEmailFault(null, 'rosa@')).toBe('Please type your email address, like name@example.com.');
	expect(donorEmailFault(null, 'rosa@example.com')).toBeUndefined();
	expect(donorEmailFault('admin@localhost', '')).toBeUndefined();
});
