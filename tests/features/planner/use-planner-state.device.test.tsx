// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { useStopRoom } from '#features/planner/use-planner-state.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { draw, pass, shownWords } from '../../ui/draw.ts';

const BEGUN = '2026-11-21T12:00:00.000Z';
const ann = { id: 'u_1', group: 'default', subscription_type: 2, trial_start: BEGUN } as Account;
const store = { account: { accountId: 'u_1' } } as TripStore;

const Planner = () => `Room for ${useStopRoom(store, ann).mostStops}`;

test('the end of a trial reaches a planner in which nobody does anything', async () => {
	vi.useFakeTimers({ now: Date.parse('2026-11-28T11:59:55Z') });
	onTestFinished(() => void vi.useRealTimers());
	draw(<Planner />);
	expect(shownWords()).toBe('Room for 10');
	await pass(10_000);
	expect(shownWords()).toBe('Room for 5');
});
