import { expect, test } from 'vitest';
import { aDevice, noSignal } from '../../content/a-device.ts';
import { aPlace } from '../../domain/trips/builders.ts';

const stop = aPlace({ type: 'hotel', code: 'h1' });
const load = async () => (await import('#features/planner/near-stop.ts')).loadNearStop(stop);
const problem = (code: string, status: number) => () => Response.json({ code }, { status });

test.each([
	['no_signal', noSignal],
	['internal', problem('internal', 500)],
	['too_many_requests', problem('too_many_requests', 429)],
])(
	'where nothing is on this device and the server cannot be asked, the reason is reported: %s',
	async (code, answer) => {
		const { network, start } = await aDevice();
		await start();
		network.answer = answer;
		expect(await load()).toEqual({ ok: false, code });
	},
);

test('what lies near a stop comes from the server', async () => {
	const { network, toServer, start } = await aDevice();
	await start();
	network.answer = toServer;
	expect(await load()).toMatchObject({ ok: true });
});
