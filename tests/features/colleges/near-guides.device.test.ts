import { expect, test, vi } from 'vitest';
import { aDevice, noSignal } from '../../content/a-device.ts';

const CAMBRIDGE = { latitude: 42.374, longitude: -71.117 };

/** A device with no signal, at a place, or refusing to say where it is. */
async function aPhoneAt(coords: typeof CAMBRIDGE | null) {
	const device = await aDevice();
	device.network.answer = noSignal;
	vi.stubGlobal('document', { getElementById: () => null, cookie: '' });
	vi.stubGlobal('navigator', {
		geolocation: {
			getCurrentPosition: (found: (at: unknown) => void, failed: (cause: unknown) => void) =>
				coords ? found({ coords }) : failed({ code: 1, PERMISSION_DENIED: 1 }),
		},
	});
	await device.start();
	return import('#features/colleges/near-guides.ts');
}

test('the nearest open campuses come first, each with its miles, from the device alone', async () => {
	const { findNearMe } = await aPhoneAt(CAMBRIDGE);
	const near = await findNearMe();
	if (near.kind !== 'me') throw new Error(near.kind);
	expect(near.rows[0]?.title).toBe('Harvard University');
	expect(near.rows).toHaveLength(24);
	const miles = near.rows.map(({ detail }) => Number(detail.match(/([\d.]+) mi from you$/)?.[1] ?? 0));
	expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

test('a phone that does not say where it is gets no list, but the reason', async () => {
	const { findNearMe } = await aPhoneAt(null);
	expect(await findNearMe()).toEqual({ kind: 'none', why: 'denied' });
});

test('without a trip there is nothing to look around', async () => {
	const { findNearTrip } = await aPhoneAt(CAMBRIDGE);
	expect(await findNearTrip(null)).toEqual({ kind: 'none', why: 'no_trip' });
});
