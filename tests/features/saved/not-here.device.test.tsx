import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { straightLines } from '#domain/roads/drive-estimate.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { Member } from '#features/saved/ForMember.tsx';
import { SavedTripsOf } from '#features/saved/SavedTripsOf.tsx';
import { TripChangesOf } from '#features/saved/TripChangesOf.tsx';
import { observable } from '#runtime/observable.ts';
import { statusOf } from '#sync/status.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';
import type { SavedTrips } from '#trips/use-saved-trips.ts';
import type { RefusedOfTrip } from '#trips/use-tray.ts';
import type { TripChanges } from '#trips/use-trip-changes.ts';
import { aTripOf } from '../../domain/trips/builders.ts';
import { anOp } from '../../sync/builders.ts';

/** A device without trips. */
const device = vi.hoisted(() => ({
	saved: undefined as SavedTrips | undefined,
	tray: [] as RefusedOfTrip[],
	isReadable: true,
}));
vi.mock('#trips/use-saved-trips.ts', () => ({ useSavedTrips: () => device.saved }));
vi.mock('#trips/use-trip-changes.ts', () => ({
	useTripChanges: (_: unknown, tripId: string): TripChanges => ({
		tripId,
		cells: null,
		isReadable: device.isReadable,
		syncedAt: null,
		history: [],
		thisDevice: undefined,
		deviceNames: {},
	}),
}));
vi.mock('#trips/use-trip-status.ts', () => ({ useTripStatus: () => undefined }));
vi.mock('#trips/use-tray.ts', () => ({ useTray: () => device.tray }));
vi.mock('#trips/drafts.ts', () => ({ useDrafts: () => [] }));
vi.mock('#trips/with-open-guides.ts', () => ({ useWithOpenGuides: () => undefined }));
vi.mock('#trips/saved-store.ts', () => ({ useRefusedWrites: () => [] }));
vi.mock('#roads/use-drives.ts', () => ({ useKnownDrives: () => straightLines }));
vi.mock('#roads/use-first-drives.ts', () => ({ useFirstDrives: () => true }));
vi.mock('#runtime/reachability.ts', () => ({ useReachable: () => true }));
vi.mock('#ui/device-word.ts', () => ({ useDeviceWord: () => 'phone' }));

beforeEach(() => Object.assign(device, { tray: [], isReadable: true }));

const memberWhile = (phase: SyncPhase) =>
	({
		who: { subscription_type: 0 },
		account: { accountId: 'u', phase: observable(phase) },
	}) as unknown as Member;

/** A page in words, those of its skeleton included. */
const wordsOf = (page: ReactNode) =>
	renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)
		.replace(/<[^>]*role="status" aria-label="([^"]*)"[^>]*>/g, '$1 ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

/** What the list says, last synced at this time. */
function listSays(phase: SyncPhase, syncedAt: number | null): string {
	const status = statusOf({ notSaved: 0, saving: 0, unsent: 0, refusedCode: null, syncedAt, phase });
	device.saved = { live: [], trashed: [], status, isSynced: syncedAt !== null };
	return wordsOf(<SavedTripsOf member={memberWhile(phase)} />);
}

test('a phone just signed in to does not call the list empty before the server has told what is in it', () => {
	expect(listSays({ kind: 'sending' }, null)).toBe('Saved Trips Loading your trips');
	expect(listSays({ kind: 'waiting', why: 'no_signal' }, null)).toBe(
		'Saved Trips Your trips are not on this phone yet There’s no signal to get them. They’ll show up here once you’re back online. Try again',
	);
	expect(listSays({ kind: 'waiting', why: 'refused' }, null)).toContain('Our server can’t send them');
	expect(listSays({ kind: 'waiting', why: 'device' }, null)).toContain('This browser wouldn’t let us');
	expect(listSays({ kind: 'stopped', why: 'signed_out' }, null)).toContain('Sign in again to get them.');
	expect(listSays({ kind: 'stopped', why: 'update_needed' }, null)).toContain('Load the new version');
	expect(listSays({ kind: 'waiting', why: 'no_signal' }, 1)).toContain('No saved trips yet');
});

const GONE = 'It may be gone for good, or belong to another account.';
const changesSay = (phase: SyncPhase) => wordsOf(<TripChangesOf member={memberWhile(phase)} tripId="t_1" />);

test('a trip is not called gone before the server could be asked, or while this browser cannot read', () => {
	expect(changesSay({ kind: 'idle', syncedAt: null })).toContain(GONE);
	expect(changesSay({ kind: 'waiting', why: 'no_signal' })).toContain('This trip is not on this phone yet');
	expect(changesSay({ kind: 'sending' })).toBe('Saved Trips Changes Getting your trips');
	// The sync has ended, and what it has brought is not read yet.
	expect(changesSay({ kind: 'idle', syncedAt: 1 })).toBe('Saved Trips Changes Getting your trips');
	device.isReadable = false;
	expect(changesSay({ kind: 'idle', syncedAt: null })).toContain('This trip can’t be read here');
});

test('a trip that the server did not accept is not called gone above the tray that has it', () => {
	const cells = aTripOf(2);
	const refused = [{ op: anOp({ id: 'o_1', trip: 't_1', path: 'life', value: 'live' }), code: 'quota' }];
	device.tray = [{ trip: tripFromCells('t_1', cells), cells, isUnborn: true, refused }];
	expect(changesSay({ kind: 'idle', syncedAt: null })).toContain(
		'The whole trip is safe on this phone, and only here.',
	);
	expect(changesSay({ kind: 'idle', syncedAt: null })).not.toContain(GONE);
});
