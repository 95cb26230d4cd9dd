import { expect, test } from 'vitest';
import { codeKey, readQuantity } from '#domain/licences/licence.ts';

test.each([
	['1', true, 1],
	['1', false, null],
	['0', true, null],
	['2', false, 2],
	[' 50 ', true, 50],
	['51', true, null],
	['2.5', true, null],
	['-2', true, null],
	['twelve', true, null],
	['', true, null],
])('%o licences, by who may buy the plan: %o, are %o', (typed, mayBuyPlan, quantity) => {
	expect(readQuantity(typed, mayBuyPlan)).toEqual(
		quantity === null
			? { fault: `Please type a whole number from ${mayBuyPlan ? 1 : 2} to 50.` }
			: { quantity },
	);
});

test.each(['TRAIL-7Q40', 'trail-7q4o', ' Trail 7Q4O ', 'TRAI1-7Q40', 'traii–7q4０'])(
	'%s, as it is read from paper, is one code',
	(typed) => {
		expect(codeKey(typed)).toBe('TRA117Q40');
	},
);
