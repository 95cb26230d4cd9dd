// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ArticlesScreen } from '#features/admin/articles/ArticlesScreen.tsx';
import { type ListColumn, searchedIn, valueIn } from '#features/admin/list/list-column.ts';
import { PromoCodesScreen } from '#features/admin/promo-codes/PromoCodesScreen.tsx';
import { SubscribersScreen } from '#features/admin/subscribers/SubscribersScreen.tsx';
import { aDesk, open } from '../a-desk.tsx';

const list = vi.hoisted(() => ({ columns: [] as ListColumn<unknown>[] }));
vi.mock('#features/admin/list/AdminList.tsx', () => ({
	AdminList: ({ columns }: { columns: ListColumn<unknown>[] }) => {
		list.columns = columns;
		return null;
	},
}));

const at = '2026-11-21T12:00:00.000Z';
const subscriber = {
	email: 'ann@example.org',
	first_name: 'Ann',
	source: 'popup',
	status: 'unsubscribed',
	created: at,
	confirmed: at,
	unsubscribed: at,
	unsubscribe_url: null,
};
const promo = { code: 'SPRING-27', uses: 5, redeemed: 0, expires: null, created: at, ended: at };

beforeEach(aDesk);

test.each<[string, ReactElement, object, object]>([
	['Unsubscribed', <SubscribersScreen key="subscribers" />, { rows: [subscriber] }, subscriber],
	['Ended', <PromoCodesScreen key="codes" />, { codes: [promo] }, promo],
])(
	'the column "%s" is searched for a day as it shows it, and its file has the time',
	async (label, screen, loaded, row) => {
		open(screen, loaded);
		const column = list.columns.find((each) => each.label === label);
		if (!column?.cell) throw new Error(`No cells in the column "${label}"`);
		expect(open(<p>{column.cell(row)}</p>)).toContain('Nov 21, 2026');
		expect([searchedIn(column, row), valueIn(column, row)]).toEqual(['nov 21, 2026', at]);
	},
);

const places = {
	states: [{ state_abbreviation: 'MA', name: 'Massachusetts' }],
	subregions: [{ id: 1, name: 'Greater Boston', state: 'MA' }],
	colleges: [
		{ ipeds_id: 164465, name: 'Amherst College' },
		{ ipeds_id: 168342, name: 'Williams College' },
	],
};

test.each([
	['general', '', 'general\neverything'],
	['state', 'MA', 'state ma\na state\nmassachusetts'],
	['subregion', 'Greater Boston', 'subregion greater boston\na subregion\ngreater boston'],
	['college', '168342, 164465', 'college 168342, 164465\ncolleges\namherst college\nwilliams college'],
])('an article about %s "%s" is found by the words of its row', async (locality, locality_id, found) => {
	open(<ArticlesScreen />, { articles: [], blog: { url: null }, places });
	const about = list.columns.find(({ label }) => label === 'About');
	expect(about && searchedIn(about, { locality, locality_id })).toBe(found);
});
