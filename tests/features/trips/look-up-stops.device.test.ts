import { expect, test } from 'vitest';
import { aDevice, noSignal } from '../../content/a-device.ts';

const look = async (text: string) => (await import('#features/trips/look-up-stops.ts')).lookUpStops(text);

const problem = (code: string, status: number) => () => Response.json({ code }, { status });

test.each([
	['no signal', noSignal],
	['trouble of its own', problem('internal', 500)],
	['too many questions', problem('too_many_requests', 429)],
])('a place that the server could not be asked for, for %s, is not called unknown', async (_, answer) => {
	const { network, start } = await aDevice();
	await start();
	network.answer = answer;
	expect(await look('h16492401')).toMatchObject({ dropped: [{ token: 'h16492401' }], noSignal: true });
});

test('a place on the server is found; any other is unknown, and so is an invalid id', async () => {
	const { network, toServer, start } = await aDevice();
	await start();
	network.answer = toServer;
	expect(await look('h16492401,aBOS,hnone')).toMatchObject({
		stops: [{ type: 'hotel' }, { type: 'airport', city: 'Boston' }],
		dropped: [{ token: 'hnone', why: 'unknown' }],
		noSignal: false,
	});
	network.answer = problem('bad_query', 400);
	expect((await look('h~')).noSignal).toBe(false);
});
