import { beforeEach, expect, test, vi } from 'vitest';
import { repair } from '#pwa/worker/repair.ts';

vi.mock('workbox-precaching', () => ({
	getCacheKeyForURL: (url: string) => keyOf(url),
	PrecacheController: class {
		strategy = { cacheName: 'the app' };
	},
}));

const SITE = 'https://tours.example';
const keyOf = (url: string) => `${SITE}/${url}?kept`;

const shell = { url: 'index.html', revision: '7' };
const app = { url: 'assets/app-1.js', revision: null, integrity: 'sha256-app' };
const towns = { url: 'assets/towns-1.bin', revision: null, integrity: 'sha256-towns' };
const listed = [shell, app, towns];

const kept = new Map<string, Response>();
const told = vi.fn(async () => undefined);
const said = vi.fn();

beforeEach(() => {
	kept.clear();
	told.mockClear();
	said.mockClear();
	vi.spyOn(console, 'warn').mockImplementation(said);
	const cache = {
		keys: async () => [...kept.keys()].map((url) => new Request(url)),
		put: async (url: string, answer: Response) => void kept.set(url, answer),
	};
	vi.stubGlobal('caches', {
		open: async (name: string) => {
			expect(name).toBe('the app');
			return cache;
		},
	});
});

/** The server, which answers these addresses so, and others as if they were its own files. */
function theServer(others: Record<string, () => Response> = {}) {
	const fetch = vi.fn(async (url: string, _init: RequestInit) => {
		if (others[url]) return others[url]();
		return url === shell.url
			? new Response('<!--head-->', { headers: { 'Content-Type': 'text/html' } })
			: new Response('', { headers: { 'Content-Type': 'application/octet-stream' } });
	});
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

test('files of the app that the browser has cleared are fetched again, each as listed, and the pages are told', async () => {
	kept.set(keyOf(towns.url), new Response());
	const fetch = theServer();
	await repair(listed, told);
	expect(fetch.mock.calls).toEqual([
		[app.url, { cache: 'default', integrity: app.integrity }],
		[shell.url, { cache: 'reload' }],
	]);
	expect([...kept.keys()].sort()).toEqual(listed.map(({ url }) => keyOf(url)).sort());
	expect(told).toHaveBeenCalledOnce();
	await repair(listed, told);
	expect(fetch).toHaveBeenCalledTimes(2);
	expect(told).toHaveBeenCalledOnce();
});

test('the shell comes last: where it is, all of the app is', async () => {
	theServer({
		[towns.url]: () => {
			throw new TypeError('Failed to fetch');
		},
	});
	await repair(listed, told);
	expect([...kept.keys()]).toEqual([keyOf(app.url)]);
	expect(told).not.toHaveBeenCalled();
	expect(said).toHaveBeenCalledOnce();
	const fetch = theServer();
	await repair(listed, told);
	expect(fetch.mock.calls.map(([url]) => url)).toEqual([towns.url, shell.url]);
	expect(told).toHaveBeenCalledOnce();
});

test('the page of a captive portal does not take the place of the shell', async () => {
	theServer({ [shell.url]: () => new Response('Welcome', { headers: { 'Content-Type': 'text/html' } }) });
	await repair(listed, told);
	expect(kept.has(keyOf(shell.url))).toBe(false);
	expect(said).toHaveBeenCalledOnce();
});
