import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { useDrive } from '#features/planner/drive/use-drive.ts';
import { aStopAt, aTour, cellsOf, roadKnown, roadParts } from '../../../domain/schedule/builders.ts';

vi.mock('#roads/use-drives.ts', () => ({ useKnownDrives: () => roadKnown }));

const trip = aTour([aStopAt('college 0'), aStopAt('college 60', { tour_at: '2027-04-12T15:00' })]);
const shown = {
	trip,
	cells: cellsOf(trip),
	isOnDevice: true,
	isRefused: false,
	isReadable: true,
	syncedAt: null,
	saved: 'saved' as const,
};
const leaveBy = outlookOf(shown.cells, roadParts).visits[1]?.leaveBy?.at ?? 0;

/** The drive to the second stop, seconds after the minute to leave by; `left` are those at which the family said so. */
function driveAt(seconds: number, left?: number): ReturnType<typeof useDrive> {
	const at = (after: number) => leaveBy * 60_000 + after * 1000;
	const drives: ReturnType<typeof useDrive>[] = [];
	vi.useFakeTimers({ toFake: ['Date'], now: at(seconds) });
	onTestFinished(() => void vi.useRealTimers());
	const [first, second] = trip.stops.map(({ id }) => id);
	const said = left !== undefined && { [second ?? '']: { at: at(left), hasSaidSo: true } };
	const noted = { tripId: trip.id, stopId: second, from: first, at: at(left ?? 0), left: said || {} };
	vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(noted) });
	function Page() {
		drives.push(useDrive(shown, roadParts.zoneOf));
		return null;
	}
	renderToStaticMarkup(<Page />);
	return drives[0] as ReturnType<typeof useDrive>;
}

test('a family that leaves in the minute to leave by is in time, to its last second and for the whole drive', () => {
	const slackAt = (seconds: number, left?: number) => driveAt(seconds, left).outlook.visits[1]?.slack;
	expect(slackAt(0)).toBe(0);
	expect(slackAt(50)).toBe(0);
	expect(slackAt(60)).toBe(-1);
	expect(slackAt(40 * 60, 59)).toBe(0);
	expect(slackAt(40 * 60, 60)).toBe(-1);
	// Running late counts from that minute, too.
	expect(driveAt(50).delays?.from).toBe(leaveBy);
});
