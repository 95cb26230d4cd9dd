import type { Table } from '@tanstack/react-table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListColumn } from '#features/admin/list/list-column.ts';
import { useTable } from '#features/admin/list/use-table.ts';

interface User {
	id: string;
	email: string;
	name: string | null;
}
const columns: ListColumn<User>[] = [
	{ label: 'Internal ID', value: ({ id }) => id },
	{ label: 'Email', value: ({ email }) => email },
	{ label: 'Name', value: ({ name }) => name },
];

/** The list of these users after somebody has done this in it, one thing after the other. */
function after(users: User[], ...steps: ((table: Table<User>) => void)[]) {
	let list: { emails: string[]; page: number } | undefined;
	function List() {
		const { table, page } = useTable({ rows: users, columns, keyOf: ({ id }) => id });
		list = { emails: table.getRowModel().rows.map(({ original }) => original.email), page };
		steps.shift()?.(table);
		return null;
	}
	renderToStaticMarkup(<List />);
	if (!list) throw new Error('The list was not drawn');
	return list;
}

const rosa = { id: '1', email: 'Rosa@example.org', name: null };
const rosalind = { id: '2', email: 'r.adams@example.org', name: 'Rosalind' };
const zoe = { id: '3', email: 'zo@example.com', name: 'Zoë' };

test.each([
	['as pasted, with spaces around it', ' rosa@example.org\t', [rosa]],
	['by a sign, which is not a space', 'rosa@', [rosa]],
	['while an initial and a name are typed', 'r.a', [rosalind]],
	['without its accent', 'zoe', [zoe]],
	['with its accent in one character', 'zoë'.normalize('NFC'), [zoe]],
	['with its accent in a character of its own', 'ZOË'.normalize('NFD'), [zoe]],
	['by spaces alone, which ask for nothing', '  ', [rosa, rosalind, zoe]],
])('a row is found %s', (_, sought, found) => {
	const { emails } = after([rosa, rosalind, zoe], (table) => table.setGlobalFilter(sought));
	expect(emails).toEqual(found.map(({ email }) => email));
});

test('sorting a list again shows its first rows, whatever page was open', () => {
	const many = Array.from({ length: 120 }, (_, at) => {
		const id = String(at);
		return { id, email: `reader${id}@example.org`, name: null };
	});
	const toLastPage = (table: Table<User>) => table.setPageIndex(2);
	const sortBackwards = (table: Table<User>) => table.getColumn('Email')?.toggleSorting(true);
	const { page, emails } = after(many, toLastPage, sortBackwards);
	expect([page, emails[0]]).toEqual([0, 'reader119@example.org']);
	expect(after(many, sortBackwards, toLastPage).page).toBe(2);
});
