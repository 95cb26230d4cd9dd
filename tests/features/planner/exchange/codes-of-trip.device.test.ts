import { expect, test, vi } from 'vitest';
import { codesOfTrip } from '#features/planner/exchange/codes-of-trip.ts';
import { aContent, tripOf } from '../../../domain/exchange/builders.ts';

/** How a part of the app is fetched. */
const parts = vi.hoisted(() => ({ isBroken: true }));
vi.mock('#runtime/insist-on.ts', () => ({
	insistOn: async (load: () => Promise<unknown>) => {
		if (parts.isBroken) throw new TypeError('This part is broken');
		return load();
	},
}));

test('codes whose maker failed to load for another reason than the signal come at the next try', async () => {
	vi.stubGlobal('location', { origin: 'https://tours.example' });
	const trip = tripOf(aContent([]));
	await expect(codesOfTrip(trip)).rejects.toThrow('This part is broken');
	parts.isBroken = false;
	expect(await codesOfTrip(trip)).toEqual([expect.stringMatching(/^https:\/\/tours\.example\//)]);
});
