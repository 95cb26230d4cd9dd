import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { KnownRoad } from '#features/planner/drive/DriveScreen.tsx';
import type { TripStore } from '#trips/trip-store.ts';
import { aStopAt, aTour, cellsOf, roadParts } from '../../../domain/schedule/builders.ts';

const drives = vi.hoisted(() => ({ areKnown: false }));
vi.mock('#roads/use-first-drives.ts', () => ({ useFirstDrives: () => drives.areKnown }));
vi.mock('#features/planner/drive/OnTheRoad.tsx', () => ({ OnTheRoad: () => 'Leave by 1:08 PM' }));

const trip = aTour([aStopAt('college 0'), aStopAt('college 60')]);
const device = { isOnDevice: true, isRefused: false, isReadable: true, syncedAt: null };
const shown = { trip, cells: cellsOf(trip), saved: 'saved' as const, ...device };
const words = () =>
	renderToStaticMarkup(<KnownRoad store={{} as TripStore} shown={shown} zoneOf={roadParts.zoneOf} />);

afterEach(() => void vi.useRealTimers());

test('driving mode says no time until the drives are known: another would replace it', () => {
	expect(words()).toContain('Opening the trip');
	expect(words()).not.toContain('1:08');
	drives.areKnown = true;
	expect(words()).toBe('Leave by 1:08 PM');
});

test.each([
	['noon', '2027-04-12T12:00-04:00', 'light'],
	['night', '2027-04-12T23:00-04:00', 'dark'],
])('driving mode that waits for the drives at %s looks as it does on the road', (_, at, scheme) => {
	drives.areKnown = false;
	vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
	expect(words()).toContain(`data-scheme="${scheme}"`);
});
