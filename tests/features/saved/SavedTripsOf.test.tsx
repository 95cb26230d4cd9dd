import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Member } from '#features/saved/ForMember.tsx';
import { SavedTripsOf } from '#features/saved/SavedTripsOf.tsx';
import { observable } from '#runtime/observable.ts';
import { statusOf } from '#sync/status.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';
import type { SavedTrips } from '#trips/use-saved-trips.ts';

const device = vi.hoisted(() => ({ saved: undefined as SavedTrips | undefined }));
vi.mock('#trips/use-saved-trips.ts', () => ({ useSavedTrips: () => device.saved }));
vi.mock('#trips/use-tray.ts', () => ({ useTray: () => [] }));
vi.mock('#trips/drafts.ts', () => ({ useDrafts: () => [] }));
vi.mock('#trips/saved-store.ts', () => ({ useRefusedWrites: () => [] }));
vi.mock('#runtime/reachability.ts', () => ({ useReachable: () => true }));
vi.mock('#ui/device-word.ts', () => ({ useDeviceWord: () => 'phone' }));

/** What the page of a device without trips says in words, and what its skeleton says. */
function saysWithout(phase: SyncPhase, syncedAt: number | null): string {
	const status = statusOf({ notSaved: 0, unsent: 0, refusedCode: null, syncedAt, phase });
	device.saved = { live: [], trashed: [], status, isSynced: syncedAt !== null };
	const account = { accountId: 'u', phase: observable(phase) };
	const member = { who: { subscription_type: 0 }, account } as unknown as Member;
	const page = renderToStaticMarkup(
		<MemoryRouter>
			<SavedTripsOf member={member} />
		</MemoryRouter>,
	);
	return page
		.replace(/<[^>]*role="status" aria-label="([^"]*)"[^>]*>/g, '$1 ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

test('a phone just signed in to does not call the list empty before the server has told what is in it', () => {
	expect(saysWithout({ kind: 'sending' }, null)).toBe('Saved Trips Loading your trips');
	expect(saysWithout({ kind: 'waiting', why: 'no_signal' }, null)).toBe(
		'Saved Trips Your trips are not on this phone yet There’s no signal to get them. They’ll show up here once you’re back online. Try again',
	);
	expect(saysWithout({ kind: 'waiting', why: 'refused' }, null)).toContain('Our server can’t send them');
	expect(saysWithout({ kind: 'waiting', why: 'device' }, null)).toContain('This browser wouldn’t let us');
	expect(saysWithout({ kind: 'stopped', why: 'signed_out' }, null)).toContain('Sign in again to get them.');
	expect(saysWithout({ kind: 'stopped', why: 'update_needed' }, null)).toContain('Load the new version');
	expect(saysWithout({ kind: 'waiting', why: 'no_signal' }, 1)).toContain('No saved trips yet');
});
