import { beforeEach, expect, test, vi } from 'vitest';
import { renewShell } from '#pwa/worker/renew-shell.ts';

const KEY = 'https://tours.example/index.html?__WB_REVISION__=7';
const NOW = 'frame-src https://video.example';
const kept = new Map<string, Response>();

vi.mock('workbox-precaching', () => ({
	getCacheKeyForURL: (path: string) => (path === '/index.html' ? KEY : undefined),
	matchPrecache: async () => kept.get(KEY)?.clone(),
	PrecacheController: class {
		strategy = { cacheName: 'the app' };
	},
}));

const aShell = (entry: string, { policy = NOW, status = 200 } = {}) =>
	new Response(`<!--head--><script type="module" crossorigin src="/assets/${entry}"></script>`, {
		status,
		headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy },
	});

beforeEach(() => {
	kept.set(KEY, aShell('start-1.js', { policy: "default-src 'none'" }));
	const put = async (key: string, answer: Response) => void kept.set(key, answer);
	vi.stubGlobal('caches', { open: async (name: string) => (name === 'the app' ? { put } : null) });
});

/** The policy that pages open with, once the server has been asked for the shell and answered so. */
async function policyAfter(answer: () => Response) {
	const fetch = vi.fn(async () => answer());
	vi.stubGlobal('fetch', fetch);
	await renewShell();
	expect(fetch.mock.calls.length).toBe(kept.size);
	return kept.get(KEY)?.headers.get('Content-Security-Policy');
}

test('pages open with the policy that the server has now, which names the host of a video chosen since', async () => {
	expect(await policyAfter(() => aShell('start-1.js'))).toBe(NOW);
});

test('the shell of another build does not come alone: it names files that are not here', async () => {
	expect(await policyAfter(() => aShell('start-2.js'))).toBe("default-src 'none'");
});

test('neither a server at fault, a captive portal nor a lost signal takes the shell away', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	const portal = () => new Response('Welcome', { headers: { 'Content-Type': 'text/html' } });
	for (const answer of [portal, () => aShell('start-1.js', { status: 503 })])
		expect(await policyAfter(answer)).toBe("default-src 'none'");
	expect(warned).not.toHaveBeenCalled();
	const lost = () => {
		throw new TypeError('Failed to fetch');
	};
	expect(await policyAfter(lost)).toBe("default-src 'none'");
	expect(warned).toHaveBeenCalledOnce();
});

test('a shell that the browser has cleared is left to the repair of the whole app', async () => {
	kept.clear();
	expect(await policyAfter(() => aShell('start-1.js'))).toBeUndefined();
});
