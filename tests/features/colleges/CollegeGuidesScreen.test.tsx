import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CollegeGuidesScreen, type GuidesView } from '#features/colleges/CollegeGuidesScreen.tsx';
import type { NearGuides } from '#features/colleges/near-guides.ts';
import type { Found } from '#ui/search/found.ts';

const trip = { id: 't_1', name: 'Spring break' };
const rows = ['Reed', 'Lewis & Clark'].map((title) => ({ title, to: `/${title}`, detail: '' }) as Found);

/** What a screen reader says of a change: the words of the one status that all of its lists share. */
function said(view: Pick<GuidesView, 'near'> & Partial<GuidesView>): string {
	const page = { states: [], colleges: [], subregions: [], name: '', named: null, ...view };
	const routes = [{ id: 'page', path: '/', loader: () => null, element: <CollegeGuidesScreen /> }];
	const markup = renderToStaticMarkup(
		<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { page } } })} />,
	);
	const statuses = [...markup.matchAll(/<p role="status"[^>]*>(.*?)<\/p>/g)].map(([, words]) => words);
	expect(statuses).toHaveLength(1);
	return String(statuses[0]).replace(/<[^>]*>/g, '');
}

const near = (guides: NearGuides) => ({
	what: guides.kind === 'me' ? 'me' : 'trip',
	found: Object.assign(Promise.resolve(guides), { status: 'fulfilled', value: guides }),
});

test.each<[string, NearGuides]>([
	['2 campuses near you', { kind: 'me', rows }],
	['1 campus near Spring break', { kind: 'trip', rows: rows.slice(1), trip, trips: [trip] }],
	['2 campuses near your trip', { kind: 'trip', rows, trip: { ...trip, name: '' }, trips: [trip] }],
	['No other campus near Spring break', { kind: 'trip', rows: [], trip, trips: [trip] }],
	['No trip with stops yet', { kind: 'none', why: 'no_trip' }],
	[
		'We can’t tell where you are. Location is blocked for this site. Allow it in your browser, or filter by town.',
		{ kind: 'none', why: 'denied' },
	],
])('the list says: %s', (words, guides) => {
	expect(said({ near: near(guides) })).toBe(words);
});

test('the name filter says how many colleges it leaves, in the same place', () => {
	expect(said({ near: null })).toBe('');
	expect(said({ near: null, name: 'reed', named: new Set() })).toBe('0 of 0 colleges');
});

test('while the campuses are looked for, nothing is said yet', () => {
	expect(said({ near: { what: 'me', found: new Promise(() => undefined) } })).toBe('');
});
