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

test('places near a stop come from the server', async () => {
	const { network, toServer, start } = await aDevice();
	await start();
	network.answer = toServer;
	expect(await load()).toMatchObject({ ok: true });
});

test('without a signal, places in the guides on this device are near a stop up to fifty miles away', async () => {
	const { network, start } = await aDevice();
	const { loadGuide } = await start();
	const guide = await loadGuide(164924);
	const [place] = guide?.places ?? [];
	if (!place) throw new Error('the guide has places');
	network.answer = noSignal;
	const { loadNearStop } = await import('#features/planner/near-stop.ts');
	// A degree of latitude is 69 miles.
	const southBy = (degrees: number) =>
		loadNearStop(aPlace({ type: 'hotel', code: 'h1', lat: place.lat - degrees, long: place.long }));
	expect(await southBy(0.7)).toMatchObject({ ok: true, places: expect.arrayContaining([place]) });
	expect(await southBy(0.75)).toEqual({ ok: false, code: 'no_signal' });
});

test('a place that an editor deleted is offered near a college only until the server has been asked in the background', async () => {
	const { db, start } = await aDevice();
	const { loadGuide, noteContentRevision } = await start();
	await loadGuide(164924);
	const { loadNearStop } = await import('#features/planner/near-stop.ts');
	const { sharedDb } = await import('#db/shared-db.ts');
	await sharedDb.guides.update(164924, { refreshed_at: Date.now() - 3_600_000 });
	const near = async () => {
		const answer = await loadNearStop(aPlace({ type: 'college', code: '164924' }));
		return answer.ok ? answer.places.map(({ name }) => name) : [];
	};
	const before = await near();
	db.run(`delete from places where name = '${before[0]}'`);
	noteContentRevision(7);
	(await import('#content/ask-once.ts')).askAnew();
	expect(await near()).toEqual(before);
	await expect.poll(near).toEqual(before.slice(1));
});
