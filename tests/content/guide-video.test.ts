import { expect, test } from 'vitest';
import { aDevice, captivePortal, noSignal } from './a-device.ts';

const load = async () => (await import('#content/guide-video.ts')).loadGuideVideo();

test('the server says that there is no video; from then on that is known with no signal, too', async () => {
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

test('a video that came since is shown at the next visit, and the page is told of it', async () => {
	const { network, start } = await aDevice();
	const { onContentChange } = await start();
	expect(await load()).toBeNull();
	const guide_video = 'https://video.example/embed/7';
	network.answer = () => Response.json({ banner: null, guide_video });
	const told = new Promise<void>((resolve) => {
		onContentChange(resolve);
	});
	expect(await load()).toBeNull();
	await told;
	expect(await load()).toBe(guide_video);
});
