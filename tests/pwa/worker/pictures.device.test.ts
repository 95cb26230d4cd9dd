import { beforeEach, expect, test, vi } from 'vitest';
import { cachedPicture } from '#pwa/worker/pictures.ts';

const request = new Request('https://tours.example/images/campus-1.webp');
const kept = new Map<string, Response>();

beforeEach(() => {
	kept.clear();
	const cache = {
		match: async ({ url }: Request) => kept.get(url),
		put: async ({ url }: Request, answer: Response) => void kept.set(url, answer),
		keys: async () => [...kept.keys()].map((url) => new Request(url)),
	};
	vi.stubGlobal('caches', { open: async () => cache });
});

/** A network that answers everything so. */
function theNetworkAnswers(body: string, type: string, status = 200) {
	const fetch = vi.fn(async () => new Response(body, { status, headers: { 'Content-Type': type } }));
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

test('a picture is fetched once, and then comes from the device', async () => {
	const fetch = theNetworkAnswers('RIFF', 'image/webp');
	expect(await (await cachedPicture({ request })).text()).toBe('RIFF');
	expect(await (await cachedPicture({ request })).text()).toBe('RIFF');
	expect(fetch).toHaveBeenCalledOnce();
});

test.each([
	['the page of a captive portal', '<h1>Welcome</h1>', 'text/html', 200],
	['an error', 'RIFF', 'image/webp', 503],
])('%s in place of a picture is not kept', async (_, body, type, status) => {
	theNetworkAnswers(body, type, status);
	expect((await cachedPicture({ request })).status).toBe(status);
	expect(kept.size).toBe(0);
	theNetworkAnswers('RIFF', 'image/webp');
	expect(await (await cachedPicture({ request })).text()).toBe('RIFF');
});
