import { orWarn } from '#db/or-warn.ts';
import { whenOpened } from '#db/when-opened.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { knownSession } from '#session/confirm-session.ts';
import { readSession } from '#session/session.ts';
import { currentAccount } from '#sync/current-account.ts';
import { type Draft, readDrafts } from './drafts.ts';
import { readLiveTrips } from './read-live-trips.ts';

/** This device's trips, except those in the trash. */
export interface TripsHere {
	/** The one open in the planner comes first. */
	drafts: Draft[];
	/** The signed-in account's trips, most recently changed first. */
	saved: Trip[];
	/** False if there may be more: the account opens a moment later, or the device cannot be read. */
	isWhole: boolean;
}

/** Reads the trips from this device alone; leaves out any it cannot read. Find out first who is signed in. */
export async function readTripsHere(): Promise<TripsHere> {
	const [drafts, saved] = await Promise.all([
		orWarn('The drafts do not open', () => whenOpened(readDrafts())),
		savedOrNone(),
	]);
	return { drafts: drafts ?? [], saved: saved ?? [], isWhole: drafts !== undefined && saved !== null };
}

/** Returns this device's trips that have a stop, the draft first; waits until it is known who is signed in. */
export async function readToursHere(): Promise<Trip[]> {
	await knownSession();
	const { drafts, saved } = await readTripsHere();
	return [...drafts.map(({ trip }) => trip), ...saved].filter(({ stops }) => stops.length > 0);
}

/** Null while the account is not open, and if its trips cannot be read. */
async function savedOrNone(): Promise<Trip[] | null> {
	const account = currentAccount();
	if (!account) return readSession().account === null ? [] : null;
	return orWarn('The saved trips do not open', () => readLiveTrips(account), { unread: null });
}
