import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { useStopRoom } from '#features/planner/use-planner-state.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import type { TripStore } from '#trips/trip-store.ts';

const BEGUN = '2026-11-21T12:00:00.000Z';
const ann = { id: 'u_1', group: 'default', subscription_type: 2, trial_start: BEGUN } as Account;
const store = { account: { accountId: 'u_1' } } as TripStore;

/** The room in Ann's saved trip each time the planner is shown, at these moments. */
function roomsAt(...moments: string[]): StopRoom[] {
	const rooms: StopRoom[] = [];
	onTestFinished(() => void vi.useRealTimers());
	vi.setSystemTime(moments[0] ?? BEGUN);
	function Planner() {
		const [shown, show] = useState(1);
		rooms.push(useStopRoom(store, ann));
		if (shown < moments.length) {
			vi.setSystemTime(moments[shown] ?? BEGUN);
			show(shown + 1);
		}
		return null;
	}
	renderToStaticMarkup(<Planner />);
	return rooms;
}

test('a planner left open past the end of the trial has the room of the free plan, and is else the same', () => {
	const rooms = roomsAt('2026-11-22T12:00:00Z', '2026-11-27T12:00:00Z', '2026-11-28T12:00:00Z');
	expect(rooms).toEqual([
		{ mostStops: 10, by: 'trip' },
		{ mostStops: 10, by: 'trip' },
		{ mostStops: 5, by: 'plan' },
	]);
	expect(rooms[1]).toBe(rooms[0]);
});
