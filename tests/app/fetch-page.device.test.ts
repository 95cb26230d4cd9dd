import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchPage, type Page } from '#app/fetch-page.ts';
import { initialized } from '#app/first-screen.ts';
import { isReachable, noteReachable } from '#runtime/reachability.ts';
import { inTime } from '../in-time.ts';

const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/donate.js');
const Screen = () => createElement('h1', null, 'Donate');

let hasWords = false;

beforeEach(() => {
	hasWords = false;
	vi.stubGlobal('document', { querySelector: () => (hasWords ? {} : null) });
	vi.spyOn(console, 'warn').mockReturnValue();
	onTestFinished(() => noteReachable(true));
});

/** A router with a page at /donate whose module comes as `load` says. */
function aRouter(load: () => Promise<Page>, first = '/') {
	const routes = [
		{ path: '/', Component: () => null },
		{ path: '/donate', lazy: () => fetchPage(load) },
	];
	const router = createMemoryRouter(routes, { initialEntries: [first] });
	router.subscribe(() => undefined);
	return router;
}

/** A page that cannot be fetched until `signal.isBack`. */
function aPage() {
	const signal = { isBack: false };
	const load = vi.fn(async (): Promise<Page> => {
		if (!signal.isBack) throw missing();
		return { Component: Screen, loader: () => ({ title: 'Donate' }) };
	});
	return { signal, load };
}

const failures = ({ state }: ReturnType<typeof aRouter>) => Object.values(state.errors ?? {}).map(String);

test('a page that could not be fetched says so, and opens at the next tap, once there is a signal', async () => {
	const { signal, load } = aPage();
	const router = aRouter(load);
	await router.navigate('/donate');
	expect(failures(router)).toEqual([String(missing())]);
	await router.navigate('/');
	await router.navigate('/donate');
	expect(failures(router)).toEqual([String(missing())]);
	await router.navigate('/');
	signal.isBack = true;
	await router.navigate('/donate');
	expect(failures(router)).toEqual([]);
	expect(Object.values(router.state.loaderData)).toEqual([{ title: 'Donate' }]);
});

test('and it opens where it is, when everything is reloaded because the signal is back', async () => {
	const { signal, load } = aPage();
	const router = aRouter(load);
	await router.navigate('/donate');
	expect(isReachable()).toBe(false);
	signal.isBack = true;
	await router.revalidate();
	expect(failures(router)).toEqual([]);
	expect(load).toHaveBeenCalledTimes(3);
	const { element } = router.state.matches.at(-1)?.route ?? {};
	expect(renderToStaticMarkup(element)).toBe('<h1>Donate</h1>');
});

test('the document’s own words stay until the first page is here', async () => {
	const online = new EventTarget();
	vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
	hasWords = true;
	const { signal, load } = aPage();
	const router = aRouter(load, '/donate');
	await inTime(() => expect(console.warn).toHaveBeenCalled());
	expect(router.state).toMatchObject({ initialized: false, errors: null });
	signal.isBack = true;
	online.dispatchEvent(new Event('online'));
	await initialized(router);
	expect(failures(router)).toEqual([]);
});

test('another fault of a page is reported as it is', async () => {
	const router = aRouter(() => Promise.reject(new Error('It does not run')));
	await router.navigate('/donate');
	expect(failures(router)).toEqual(['Error: It does not run']);
	expect(isReachable()).toBe(true);
});
