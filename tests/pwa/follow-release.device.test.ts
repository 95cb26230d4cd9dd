import { beforeEach, expect, test, vi } from 'vitest';
import { followRelease } from '#pwa/follow-release.ts';
import { inTime } from '../in-time.ts';

const SITE = 'https://tours.example';
const goAfresh = vi.fn();
let page: EventTarget;
let stored: Map<string, string>;

/** A page of the release with the entry `start-1.js`, whose tab has gone to no other one yet. */
beforeEach(() => {
	page = new EventTarget();
	stored = new Map();
	goAfresh.mockReset();
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('navigator', { onLine: true });
	vi.stubGlobal('location', { href: `${SITE}/college-guides` });
	vi.stubGlobal('document', { scripts: [{ src: 'chrome://a.js' }, { src: `${SITE}/assets/start-1.js` }] });
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
	});
	followRelease(goAfresh);
});

const aShell = (entry: string) =>
	`<!--head--><script type="module" crossorigin src="/assets/${entry}"></script>`;

/** A part is missing, and the server answers with this for the shell; null without a signal. */
async function miss(shell: string | null, status = 200) {
	const fetch = vi.fn(async () => {
		if (shell === null) throw new TypeError('Failed to fetch');
		const answer = new Response(shell, { status, headers: { 'Content-Type': 'text/html' } });
		return Object.defineProperty(answer, 'url', { value: `${SITE}/index.html` });
	});
	vi.stubGlobal('fetch', fetch);
	page.dispatchEvent(new Event('vite:preloadError'));
	page.dispatchEvent(new Event('vite:preloadError'));
	await inTime(() => expect(fetch).toHaveBeenCalledExactlyOnceWith('/index.html', { cache: 'no-store' }));
	await new Promise((resolve) => setTimeout(resolve));
	return goAfresh.mock.calls.length;
}

test('a page that misses a part of its release reloads once the server has a new one', async () => {
	expect(await miss(aShell('start-2.js'))).toBe(1);
});

test('it stays where the part was lost on the way: by the same release, a portal, a server at fault or no signal', async () => {
	const portal = '<title>Wi-Fi</title><script type="module" src="/assets/portal.js"></script>';
	expect(await miss(aShell('start-1.js'))).toBe(0);
	expect(await miss(portal)).toBe(0);
	expect(await miss(aShell('start-2.js'), 503)).toBe(0);
	expect(await miss(null)).toBe(0);
	expect(await miss(aShell('start-2.js'))).toBe(1);
});

test('a device that knows it is offline asks for nothing', async () => {
	vi.stubGlobal('navigator', { onLine: false });
	const fetch = vi.fn();
	vi.stubGlobal('fetch', fetch);
	page.dispatchEvent(new Event('vite:preloadError'));
	await new Promise((resolve) => setTimeout(resolve));
	expect(fetch).not.toHaveBeenCalled();
});

test('it reloads once for each release: a cache on the way may go on answering with the old page', async () => {
	expect(await miss(aShell('start-2.js'))).toBe(1);
	expect(await miss(aShell('start-2.js'))).toBe(1);
	expect(await miss(aShell('start-3.js'))).toBe(2);
});

test('where the tab stores nothing, nothing could end the reloads, so they do not begin', async () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(await miss(aShell('start-2.js'))).toBe(0);
});
