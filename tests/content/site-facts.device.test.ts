import { afterEach, expect, test, vi } from 'vitest';
import { inTime } from '../in-time.ts';
import { aDevice, captivePortal, noSignal } from './a-device.ts';

afterEach(() => vi.restoreAllMocks());

const load = async () => (await (await import('#content/site-facts.ts')).loadSiteFacts())?.guide_video;

test('once the server has said that there is no video, that is known without a signal, too', async () => {
	const { network, start } = await aDevice();
	await start();
	expect(await load()).toBeNull();
	network.answer = noSignal;
	await start();
	expect(await load()).toBeNull();
});

test('with no signal, or a stranger in between, it is not known whether there is one', async () => {
	for (const answer of [noSignal, captivePortal]) {
		const { network, start } = await aDevice();
		await start();
		network.answer = answer;
		expect(await load()).toBeUndefined();
	}
});

test('a video that came since is shown at the next visit, and the page hears of it', async () => {
	const { network, start } = await aDevice();
	await start();
	expect(await load()).toBeNull();
	const { onContentChange } = await start();
	const guide_video = 'https://video.example/embed/7';
	network.answer = () => Response.json({ banner: null, guide_video });
	const told = new Promise<void>((resolve) => {
		onContentChange(resolve);
	});
	expect(await load()).toBeNull();
	await told;
	expect(await load()).toBe(guide_video);
});

test('facts that came with the catalogue are not asked for again, and replace what was known', async () => {
	const { requests, network, start } = await aDevice();
	const { refreshCatalogue } = await start();
	expect(await load()).toBeNull();
	(await import('#content/ask-once.ts')).askAnew();
	const { answer } = network;
	const guide_video = 'https://video.example/embed/7';
	network.answer = async (path, init) => {
		const news = await (await answer(path, init)).json();
		return Response.json({ ...news, site: { ...news.site, guide_video } });
	};
	const before = requests.length;
	const refreshing = refreshCatalogue();
	const { loadSiteFacts } = await import('#content/site-facts.ts');
	expect((await loadSiteFacts())?.guide_video).toBeNull();
	await refreshing;
	expect(await load()).toBe(guide_video);
	expect(requests.slice(before).map(({ path }) => path)).toEqual([
		expect.stringMatching(/^\/api\/catalogue/),
	]);
});

test('on a device that stores nothing, it is known while the page is open, and the page hears of it once', async () => {
	const { requests, start } = await aDevice();
	const { onContentChange } = await start();
	const { sharedDb } = await import('#db/shared-db.ts');
	const refusal = new DOMException('no', 'InvalidStateError');
	vi.spyOn(sharedDb.content, 'get').mockRejectedValue(refusal);
	const put = vi.spyOn(sharedDb.content, 'put').mockRejectedValue(refusal);
	vi.spyOn(console, 'warn').mockReturnValue();
	let told = 0;
	onContentChange(() => {
		told += 1;
	});
	expect(await load()).toBeNull();
	(await import('#content/ask-once.ts')).askAnew();
	expect(await load()).toBeNull();
	await inTime(() => expect(put).toHaveBeenCalledTimes(2));
	expect(requests.map(({ status }) => status)).toEqual([200, 304]);
	expect(told).toBe(1);
});
