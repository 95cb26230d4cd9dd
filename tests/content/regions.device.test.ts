import { expect, test, vi } from 'vitest';
import { regions } from '#domain/states/region.ts';
import { aDevice, noSignal } from './a-device.ts';

const load = async (id: (typeof regions)[number]['id']) =>
	(await import('#content/regions.ts')).loadRegion(id);

test('with no signal each region says what came with the app', async () => {
	const { network, start } = await aDevice();
	await start();
	network.answer = noSignal;
	for (const { id, idString } of regions)
		expect(await load(id)).toEqual({ id, idString, image: null, text: expect.stringMatching(/^.{150,}$/) });
});

test('what an editor has changed is here the next time, and stays with no signal', async () => {
	const { network, start } = await aDevice();
	const { onContentChange } = await start();
	const changed = { id: 'West', idString: 'West', image: '/lake.jpg', text: 'Lakes.' };
	network.answer = () => Response.json([changed]);
	const told = vi.fn();
	onContentChange(told);
	expect((await load('West'))?.text).not.toBe('Lakes.');
	await vi.waitFor(() => expect(told).toHaveBeenCalled());
	network.answer = noSignal;
	await start();
	expect(await load('West')).toEqual(changed);
	expect(await load('South')).toBeNull();
});

test('a page that reads itself again asks the server once, until there is fresher content; what failed is asked again', async () => {
	const { network, requests, start, toServer } = await aDevice();
	await start();
	network.answer = noSignal;
	await load('West');
	network.answer = toServer;
	await vi.waitFor(async () => {
		await load('West');
		expect(requests.map(({ status }) => status)).toEqual([200]);
	});
	await load('West');
	(await import('#content/ask-once.ts')).askAnew();
	await load('West');
	await vi.waitFor(() => expect(requests.map(({ status }) => status)).toEqual([200, 304]));
});
