import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { HistoryEntry } from '#domain/sync/device-state.ts';
import type { Member } from '#features/saved/ForMember.tsx';
import { TripChangesOf } from '#features/saved/TripChangesOf.tsx';
import { readSavedTrips } from '#sync/read-saved-trips.ts';
import type { TripChanges } from '#trips/use-trip-changes.ts';
import { aSavedTrip } from './a-saved-trip.ts';

const page = vi.hoisted(() => ({ changes: undefined as TripChanges | undefined }));
vi.mock('#trips/use-trip-changes.ts', () => ({ useTripChanges: () => page.changes }));
vi.mock('#trips/use-trip-status.ts', () => ({ useTripStatus: () => undefined }));
vi.mock('#trips/use-tray.ts', () => ({ useTray: () => [] }));
vi.mock('#trips/saved-store.ts', async (original) => ({
	...(await original<object>()),
	useRefusedWrites: () => [],
}));
vi.mock('#ui/device-word.ts', () => ({ useDeviceWord: () => 'phone' }));
// Markup alone has no effects.
vi.mock('#ui/use-once-shown.ts', () => ({ useOnceShown: (work: () => unknown) => work() }));

test('the list does not send a person who has opened the changes of a trip to look at them again', async () => {
	const { account, cells } = await aSavedTrip();
	const lost: HistoryEntry = {
		trip: 't_1',
		path: 'notes',
		v: 'Mine',
		r: 5,
		t: 0,
		device: 'd_me',
		hidden_by: 9,
	};
	await account.db.meta.put({ key: 'device', value: 'd_me' });
	await account.db.history.bulkPut([{ ...lost, id: 1 } as never]);
	const counted = async () => (await readSavedTrips(account.db)).rows.map(({ gaveWay }) => gaveWay);
	expect(await counted()).toEqual([1]);
	const known = { tripId: 't_1', isReadable: true, syncedAt: 1, thisDevice: 'd_me', deviceNames: {} };
	page.changes = { ...known, cells: await cells(), history: [lost] };
	const member = { who: { subscription_type: 0 }, account } as unknown as Member;
	renderToStaticMarkup(
		<MemoryRouter>
			<TripChangesOf member={member} tripId="t_1" />
		</MemoryRouter>,
	);
	await expect.poll(counted).toEqual([0]);
});
