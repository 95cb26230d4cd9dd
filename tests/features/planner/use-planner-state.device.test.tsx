import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { useStopRoom } from '#features/planner/use-planner-state.ts';
import type { TripStore } from '#trips/trip-store.ts';

const page = vi.hoisted(() => ({ rooms: [] as unknown[], watch: (_: () => void) => () => undefined }));
vi.mock('react', async (original) => ({
	...(await original<typeof import('react')>()),
	useSyncExternalStore: (watch: typeof page.watch, read: () => unknown) => {
		page.watch = watch;
		return read();
	},
}));

const BEGUN = '2026-11-21T12:00:00.000Z';
const ann = { id: 'u_1', group: 'default', subscription_type: 2, trial_start: BEGUN } as Account;
const store = { account: { accountId: 'u_1' } } as TripStore;

test('the end of a trial reaches a planner in which nobody does anything', () => {
	vi.useFakeTimers({ now: Date.parse('2026-11-28T11:59:55Z') });
	onTestFinished(() => void vi.useRealTimers());
	vi.stubGlobal('document', new EventTarget());
	function Planner() {
		page.rooms.push(useStopRoom(store, ann).mostStops);
		return null;
	}
	const show = () => void renderToStaticMarkup(<Planner />);
	show();
	const stop = page.watch(show);
	vi.advanceTimersByTime(10_000);
	stop();
	expect(page.rooms).toEqual([10, 5]);
});
