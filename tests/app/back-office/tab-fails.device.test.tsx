import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { adminHome, adminTabs } from '#domain/admin/tabs.ts';
import { anAdminsBrowser } from '../../features/admin/an-admins-browser.ts';
import { aStore } from '../../runtime/a-store.ts';

// The real one needs a browser.
vi.mock('#ui/rich-text/RichText.tsx', () => ({ RichText: () => null }));

/** A back office, and what it shows at an address, if no other page takes its place. */
async function anOpenOffice() {
	const office = await anAdminsBrowser();
	// Loaded now, as the session's modules are: with each page load.
	const { createStaticHandler, createStaticRouter, StaticRouterProvider } = await import('react-router-dom');
	const { adminRoutes } = await import('#features/admin/routes.ts');
	const { OfficeErrorScreen } = await import('#app/back-office/OfficeErrorScreen.tsx');
	const { query, dataRoutes } = createStaticHandler([
		{ errorElement: <OfficeErrorScreen />, children: adminRoutes },
	]);
	/** By a click on another tab, the guard of the whole office does not run again. */
	const open = async (address: string, { isByTab = false } = {}) => {
		const context = await query(new Request(`https://tours.example${address}`), {
			filterMatchesToLoad: ({ route }) => !isByTab || route.path !== adminHome,
		});
		if (context instanceof Response) return context;
		// What it has answered before is still there.
		const guard = context.matches.find(({ route }) => route.path === adminHome);
		if (isByTab && guard) context.loaderData[guard.route.id] = null;
		return { context, show: () => shown(context) };
	};
	const showTab = async (address: string) => {
		const opened = await open(address, { isByTab: true });
		if (opened instanceof Response) throw new Error(`${address} leads to ${opened.headers.get('location')}`);
		return opened.show();
	};
	const shown = (context: Parameters<typeof createStaticRouter>[1]) =>
		renderToStaticMarkup(
			<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />,
		);
	return { ...office, open, showTab };
}

const addresses = [
	...adminTabs.map(({ path }) => `/admin/${path}`),
	'/admin/colleges/164924',
	'/admin/state?fips=39',
];

test('once the session has ended, every tab says so and leads to signing in and back', async () => {
	const office = await anOpenOffice();
	expect(await office.open('/admin/history')).toMatchObject({ context: { errors: null } });
	office.answer(401, 'not_signed_in');
	for (const isByTab of [true, false]) {
		for (const address of addresses) {
			const opened = await office.open(address, { isByTab });
			if (opened instanceof Response)
				throw new Error(`${address} leads to ${opened.headers.get('location')}`);
			expect(opened.show(), address).toContain('Your session has ended');
			expect(opened.show(), address).toContain(`/sign-in/start?return=${encodeURIComponent(address)}`);
		}
	}
});

test('texts are said to be kept only where the browser keeps some', async () => {
	const office = await anOpenOffice();
	await office.open('/admin/history');
	const { storedEdit } = await import('#features/admin/stored-edits.ts');
	office.answer(401, 'not_signed_in');
	const wordsAfterTyping = async () => {
		storedEdit<object>('site').change(
			{ revision: 1, typed: {} },
			{ revision: 1, typed: { address: 'Here' } },
		);
		const opened = await office.open('/admin/site', { isByTab: true });
		return opened instanceof Response ? '' : opened.show();
	};
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.stubGlobal('localStorage', undefined);
	expect(await wordsAfterTyping()).not.toContain('kept on this computer');
	vi.stubGlobal('localStorage', aStore());
	expect(await wordsAfterTyping()).toContain('Texts that you haven’t saved are kept on this computer.');
});

test('a person who never was in the back office is not told that there is one', async () => {
	const office = await anOpenOffice();
	office.answer(401, 'not_signed_in');
	for (const address of addresses) {
		const opened = await office.open(address);
		expect(opened instanceof Response && opened.headers.get('location'), address).toBe('/404');
	}
});

test.each([
	[500, 'internal', 'This page could not be loaded', true],
	[503, 'not_ready', 'This page could not be loaded', true],
	[502, 'no code of ours', 'This page could not be loaded', true],
	[403, 'not_allowed', 'Your account isn’t allowed to do this anymore.', false],
] as const)('a tab that fails says why, and keeps the menu: %i %s', async (status, code, words, mayWork) => {
	const office = await anOpenOffice();
	await office.open('/admin/history');
	vi.spyOn(console, 'error').mockReturnValue();
	office.answer(status, code);
	const shown = await office.showTab('/admin/outbox');
	expect(shown).toContain(words);
	expect(shown.includes('Try again')).toBe(mayWork);
	expect(shown).toMatch(/aria-label="Back office".*<main id="main".*<h1>.*<\/main>/);
	expect(shown).not.toContain('trip');
});

test('with no signal there is no back office, and the page says so', async () => {
	const office = await anOpenOffice();
	await office.open('/admin/history');
	office.network.answer = () => Promise.reject(new TypeError('Failed to fetch'));
	expect(await office.showTab('/admin/outbox')).toContain('The back office needs a signal.');
});
