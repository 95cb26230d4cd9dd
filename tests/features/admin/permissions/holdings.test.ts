import { expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { holdings } from '#features/admin/permissions/holdings.ts';

const ann = { displayName: 'Ann', group: 'default', access: 0 } as Account;

test('the permissions name each user once, under the highest that they have', () => {
	const joy = { ...ann, displayName: 'Joy', group: 'admin', access: 1 };
	const ed = { ...ann, displayName: 'Ed', access: 1 };
	const fay = { ...ann, displayName: 'Fay', access: 2 };
	const gus = { ...ann, displayName: 'Gus', access: 3, group: 'staff' };
	expect(holdings([ann, joy, ed, fay, gus]).map(({ words, names }) => [words, names])).toEqual([
		['Group admin', ['Joy']],
		['Access 2', ['Fay']],
		['Access 1', ['Ed', 'Gus']],
		['Access 0', ['Ann']],
	]);
});
