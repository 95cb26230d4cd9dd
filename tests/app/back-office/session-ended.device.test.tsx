import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { adminHome, adminTabs } from '#domain/admin/tabs.ts';
import { anOffice } from '../../features/admin/an-office.ts';
import { aStore } from '../../runtime/a-store.ts';

// The real one needs a browser.
vi.mock('#ui/rich-text/RichText.tsx', () => ({ RichText: () => null }));

/** A back office, and what it shows at an address, if no other page takes its place. */
async function anOpenOffice() {
	const office = await anOffice();
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
		return context instanceof Response ? context : { context, show: () => shown(context) };
	};
	const shown = (context: Parameters<typeof createStaticRouter>[1]) =>
		renderToStaticMarkup(
			<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />,
		);
	return { ...office, open };
}

const addresses = [
	...adminTabs.map(({ path }) => `/admin/${path}`),
	...['/admin/colleges/164924', '/admin/state?fips=39'],
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

test('whoever never was in the back office is not told that there is one', async () => {
	const office = await anOpenOffice();
	office.answer(401, 'not_signed_in');
	for (const address of addresses) {
		const opened = await office.open(address);
		expect(opened instanceof Response && opened.headers.get('location'), address).toBe('/404');
	}
});
