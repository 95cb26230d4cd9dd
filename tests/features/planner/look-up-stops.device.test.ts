import { expect, test } from 'vitest';
import { aDevice, noSignal } from '../../content/a-device.ts';

const look = async (text: string) => (await import('#features/planner/look-up-stops.ts')).lookUpStops(text);

const problem = (code: string, status: number) => () => Response.json({ code }, { status });

test.each([
	['no_signal', noSignal],
	['internal', problem('internal', 500)],
	['too_many_requests', problem('too_many_requests', 429)],
])(
	'a place that the server could not be asked for, for %s, is not called unknown',
	async (failure, answer) => {
		const { network, start } = await aDevice();
		await start();
		network.answer = answer;
		expect(await look('h16492401')).toMatchObject({ dropped: [{ token: 'h16492401' }], failure });
	},
);

test('a place on the server is found; any other is unknown, and so is an invalid id', async () => {
	const { network, toServer, start } = await aDevice();
	await start();
	network.answer = toServer;
	expect(await look('h16492401,aBOS,hnone')).toMatchObject({
		stops: [{ type: 'hotel' }, { type: 'airport', city: 'Boston' }],
		dropped: [{ token: 'hnone', why: 'unknown' }],
		failure: null,
	});
	network.answer = problem('bad_query', 400);
	expect((await look('h~')).failure).toBeNull();
});
