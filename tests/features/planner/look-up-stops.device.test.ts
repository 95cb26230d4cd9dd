import { expect, test, vi } from 'vitest';
import { readShipped } from '#server/shipped/read.ts';
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

test('a link made before an editor corrected the kind of a place leads to it', async () => {
	const { db, network, toServer, start } = await aDevice();
	await start();
	db.run("update places set type = 'restaurant' where place_id = '16492401'");
	network.answer = toServer;
	expect(await look('h16492401')).toMatchObject({
		stops: [{ type: 'restaurant', code: '16492401' }],
		dropped: [],
	});
});

const BENNINGTON = { code: '230816', name: 'Bennington College', city: 'Bennington', state: 'VT' };
/** As a campus without a guide is written in a link. */
const bennington = async () =>
	(await import('#domain/trips/stop-code.ts')).encodeStop({
		...BENNINGTON,
		type: 'x',
		lat: 42.9196,
		long: -73.2378,
	});

test('a college whose guide opened lately is a campus on a device that has not heard of it, and a college once it has', async () => {
	const { db, network, toServer, start } = await aDevice({ catalogue: await readShipped() });
	const { refreshCatalogue } = await start();
	network.answer = noSignal;
	expect(await look('c230816')).toMatchObject({ stops: [{ ...BENNINGTON, type: 'x' }], dropped: [] });
	expect((await look(await bennington())).stops).toMatchObject([{ ...BENNINGTON, type: 'x' }]);
	db.run(`insert into colleges (ipeds_id, name, city, state_abbreviation, lat, long, enabled, visible)
		values (230816, 'Bennington College', 'Bennington', 'VT', 42.9, -73.2, 1, 1)`);
	network.answer = toServer;
	await refreshCatalogue();
	for (const link of ['c230816', await bennington()])
		expect((await look(link)).stops).toMatchObject([{ ...BENNINGTON, type: 'college' }]);
});

test('a college that an editor hid stays in the links that name it, as a campus', async () => {
	const { db, start } = await aDevice({ catalogue: await readShipped() });
	const { refreshCatalogue } = await start();
	db.run('update colleges set visible = 0 where ipeds_id = 166027');
	await refreshCatalogue();
	expect(await look('c166027')).toMatchObject({ stops: [{ type: 'x', name: 'Harvard University' }] });
});

test('a college is called unknown only by a device that has the list of all colleges', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const device = await aDevice();
	await (await device.start()).refreshCatalogue();
	device.hasAppFiles = false;
	expect(await look('c230816')).toMatchObject({ dropped: [{ token: 'c230816' }], failure: 'no_signal' });
	device.hasAppFiles = true;
	expect(await look('c999999999')).toMatchObject({ dropped: [{ token: 'c999999999' }], failure: null });
});
