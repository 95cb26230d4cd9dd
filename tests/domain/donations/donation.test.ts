import { expect, test } from 'vitest';
import { centsOf, moneyWords } from '#domain/billing/money.ts';
import { donorEmailFault, readAmount } from '#domain/donations/donation.ts';

test.each([
	['40', 4000],
	[' $40 ', 4000],
	['12.50', 1250],
	['1,000', 100_000],
	['0', 0],
	// Floating point would make it 1998.
	['19.99', 1999],
	['0.01', 1],
	['12.', 1200],
	['.5', 50],
	['-0', 0],
	['５', 500],
	['999,999.99', 99_999_999],
])('%o is %d cents', (typed, cents) => {
	expect(readAmount(typed)).toStrictEqual({ cents });
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
])('%o is not an amount', (typed) => {
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
	expect([1000, 1250, 100_000, 5].map(moneyWords)).toEqual(['$10', '$12.50', '$1,000', '$0.05']);
});

test('a typed address must look like one; the account’s own is not checked, so the first admin can donate', () => {
	expect(donorEmailFault(null, 'rosa@')).toBe('Please type your email address, like name@example.com.');
	expect(donorEmailFault(null, 'rosa@example.com')).toBeUndefined();
	expect(donorEmailFault('admin@localhost', '')).toBeUndefined();
});

test('the API’s dollars must come to whole cents', () => {
	expect([10, 19.99, 0.1 + 0.2, 999_999.99].map(centsOf)).toEqual([1000, 1999, 30, 99_999_999]);
	expect([0.001, 12.345].map(centsOf)).toEqual([null, null]);
});
