import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { AdminList } from '#features/admin/list/AdminList.tsx';
import { userColumns } from '#features/admin/users/user-columns.tsx';

const ann: Account = {
	id: 'u_1',
	person_id: 7,
	cognito_id: '4f6c',
	googleId: null,
	email: null,
	displayName: 'Ann',
	group: 'default',
	access: 0,
	subscriber_status: 0,
	paid_status: 0,
	subscription_type: 0,
	stripe_sub_id: null,
	trial_start: null,
	created: '2026-11-01T12:00:00Z',
	last_modified: '2026-11-02T12:00:00Z',
};

const list = (users: Account[]) =>
	renderToStaticMarkup(
		<AdminList of="users" rows={users} columns={userColumns} keyOf={({ id }) => id} whenEmpty={null} />,
	);

/** The table of these users, row by row. */
function table(users: Account[]): string[][] {
	const page = list(users);
	const words = (html: string) => html.replace(/<[^>]*>/g, '');
	return [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
		[...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => words(cell)),
	);
}

test('the User List has the columns of the specification, a dash for what is empty and type 0 by default', () => {
	expect(table([ann])).toEqual([
		[
			'AWS ID',
			'Internal ID',
			'Email',
			'Created',
			'Last Modified',
			'Paying User?',
			'User Type',
			'Trial Start',
		],
		['4f6c', '7', '–', 'Nov 1, 2026', 'Nov 2, 2026', '–', '0', '–'],
	]);
});

test('paying users are marked as paying, and a trial shows its day', () => {
	const paying = {
		...ann,
		stripe_sub_id: 'sub_1',
		subscription_type: 1,
		trial_start: '2026-10-03T12:00:00Z',
	};
	expect(table([paying])[1]?.slice(5)).toEqual(['Yes', '1', 'Oct 3, 2026']);
});

test('columns for the file alone are not in the table', () => {
	const columns = [{ label: 'Link', value: () => 'https://tours.example', onlyInFile: true as const }];
	const page = renderToStaticMarkup(
		<AdminList
			of="users"
			rows={[ann]}
			columns={[...userColumns, ...columns]}
			keyOf={({ id }) => id}
			whenEmpty={null}
		/>,
	);
	expect([page.includes('Link'), page.includes('Trial Start')]).toEqual([false, true]);
});

test('one user is counted as one', () => {
	expect(list([ann])).toContain('>1 user<');
	expect(list([ann, { ...ann, id: 'u_2' }])).toContain('>2 users<');
});

test('a long list has pages of fifty', () => {
	const many = Array.from({ length: 120 }, (_, index) => ({ ...ann, id: `u_${index}`, person_id: index }));
	expect(table(many)).toHaveLength(51);
});
