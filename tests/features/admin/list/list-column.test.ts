import { expect, test } from 'vitest';
import { type ListColumn, searchedIn, valueIn } from '#features/admin/list/list-column.ts';

interface User {
	email: string | null;
	created: string | null;
}
const created: ListColumn<User> = { label: 'Created', at: (user) => user.created };
const email: ListColumn<User> = { label: 'Email', value: (user) => user.email };
const rosa = { email: 'Rosa@example.org', created: '2026-11-21T12:00:00.000Z' };

test('a list is searched for a day as it shows it, in either case', () => {
	expect(searchedIn(created, rosa)).toBe('nov 21, 2026');
	expect(searchedIn(email, rosa)).toBe('rosa@example.org');
});

test('an empty value is found by nothing', () => {
	const nobody = { email: null, created: null };
	expect([searchedIn(created, nobody), searchedIn(email, nobody)]).toEqual(['', '']);
});

test('a value shown in other words is found by both', () => {
	const gift = { label: 'Amount', value: () => 25, cell: () => '$25' };
	expect(searchedIn(gift, null).split('\n')).toEqual(['25', '$25']);
});

test('what only the cell draws is found by its words, too; its value stays for sorting and the file', () => {
	const subject = { label: 'About', value: () => 'state MA', sought: () => 'A state\nMassachusetts' };
	expect(searchedIn(subject, null).split('\n')).toEqual(['state ma', 'a state', 'massachusetts']);
	expect(valueIn(subject, null)).toBe('state MA');
});
