import type { SendSync } from '#api/sync.ts';
import { openAccountDb } from '#db/account-db.ts';
import { clearUnlessUnsent, deleteUnlessUnsent } from '#db/delete-unless-unsent.ts';
import { orWarn } from '#db/or-warn.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Latest } from '#domain/live.ts';
import type { Change } from '#domain/sync/cell.ts';
import { type Observable, observable } from '#runtime/observable.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { accountHash } from './account-hash.ts';
import { readStandpoint } from './device-on-disk.ts';
import { editIn } from './edit.ts';
import { forgetEdits, forgetWritten, hasHeldChanges } from './held-changes.ts';
import type { SaveResult } from './not-saved.ts';
import { usualPortion } from './portion.ts';
import { type RunEnd, runSync } from './run.ts';
import { type Surroundings, thisDevice } from './surroundings.ts';
import { type Call, notYetRun, type SyncPhase, SyncSchedule } from './sync-schedule.ts';
import { joinTabs, type Tabs } from './tabs.ts';

/** An account's saved trips on this device, synced with the server while the page is open. */
export interface AccountSync {
	accountId: string;
	db: TripDb;
	/** The sync state, for screens that show it. */
	phase: Observable<SyncPhase>;
	/** Edits a saved trip; the edit is sent a moment later. */
	edit: (tripId: string, changes: readonly Change[]) => Promise<SaveResult>;
	/** Requests a sync; resolves when the run it starts now is over. */
	call: (call: Call) => Promise<void>;
	/** Takes news of the trips' state on the server: fetches anything newer there, and retries what failed. */
	hear: (latest: NonNullable<Latest['trips']>) => Promise<void>;
	/** Continues after the person has signed in again. */
	resume: () => Promise<void>;
	/** Ends it in this tab; the database stays. */
	end: () => void;
	/**
	 * Tells the other tabs that this account is signed out here, and deletes its database. It is already signed out at
	 * the server, so data that the device refuses to delete, or has not deleted soon, is not a failure:
	 * `leaveOtherAccounts` tries again, but keeps unsent edits.
	 */
	forget: () => Promise<void>;
	/** Does the same, unless it holds edits that were never sent: then all of it waits for the same person. */
	forgetSent: () => Promise<void>;
}

interface AccountSyncParts {
	accountId: string;
	send: SendSync;
	/** Called when another tab has signed this account out, or deletes its database: its screens must close. */
	onSignedOut: () => void;
	around?: Surroundings;
}

/** Opens an account's database on this device and starts syncing it. */
export function openAccountSync({
	accountId,
	send,
	onSignedOut,
	around = thisDevice,
}: AccountSyncParts): AccountSync {
	const db = openAccountDb(accountHash(accountId));
	const phase = observable<SyncPhase>(notYetRun);
	const tabs = joinTabs(db.name, (word) => {
		if (word === 'signed out') leave(onSignedOut);
		// Another tab has reached the server, so this one can too.
		else if (schedule.doing.kind === 'waiting') void schedule.call('wake');
	});
	const portion = observable(usualPortion);
	const schedule = new SyncSchedule({
		run: () => runAlone(tabs, () => runSync({ db, accountId, send, around, portion })),
		now: () => performance.now(),
		random: Math.random,
		setTimer: timer,
		onChange: phase.set,
	});
	const edit = editIn(around);
	let isLeft = false;
	const leave = (then?: () => void) => {
		if (isLeft) return;
		isLeft = true;
		void schedule.end();
		tabs.close();
		db.close({ disableAutoOpen: true });
		forgetWritten(db);
		then?.();
	};
	const tellSignedOut = () => {
		if (!isLeft) tabs.tell('signed out');
		void schedule.end();
	};
	// Another tab is deleting it, and waits until nobody has it open.
	db.on('versionchange', () => {
		leave(onSignedOut);
		// Dexie would keep a connection that arrived after closing.
		db.close({ disableAutoOpen: true });
		return false;
	});
	void schedule.call('wake');
	return {
		accountId,
		db,
		phase,
		edit: (tripId, changes) => writtenThenSent(schedule, edit(db, tripId, changes), 'edit'),
		call: (call) => schedule.call(call),
		hear: async (latest) => {
			// The current run may already bring it.
			await schedule.rest;
			if (isLeft) return;
			// Whatever failed before, the server can be reached now.
			if (schedule.doing.kind === 'waiting' || (await isBehind(db, latest))) await schedule.call('wake');
		},
		resume: () => schedule.resume(),
		end: () => leave(),
		forget: async () => {
			tellSignedOut();
			// Rows first: the database itself is deleted only after the last tab has closed it.
			if (db.isOpen()) await soon(() => Promise.all(db.tables.map((table) => table.clear())));
			leave();
			forgetEdits(db);
			await soon(() => db.delete());
		},
		forgetSent: async () => {
			tellSignedOut();
			leave();
			// Edits made since they were last counted are counted now.
			if (hasHeldChanges(db) || (await soon(() => clearUnlessUnsent(db.name)))) return;
			await soon(() => deleteUnlessUnsent(db.name));
		},
	};
}

/** In ms: a tab asleep would keep the database open, and the person waiting, for as long as it sleeps. */
const PATIENCE_MS = 3000;

/** Gives the device a moment to delete what it can. */
const soon = <T>(work: () => PromiseLike<T>) =>
	waitAtMost(PATIENCE_MS, orWarn('Trips of an account that is signed out here stay on this device', work));

/** An edit that the device took only on a retry is sent at once, because it may have refused the sync, too. */
async function writtenThenSent(
	schedule: SyncSchedule,
	writing: Promise<SaveResult>,
	call: Call,
): Promise<SaveResult> {
	const result = await writing;
	if (!result.saved) return { ...result, retry: () => writtenThenSent(schedule, result.retry(), 'wake') };
	void schedule.call(call);
	return result;
}

async function isBehind(db: TripDb, { epoch, rev }: NonNullable<Latest['trips']>): Promise<boolean> {
	const standpoint = await readStandpoint(db);
	return standpoint.epoch !== epoch || standpoint.cursor < rev;
}

async function runAlone(tabs: Tabs, run: () => Promise<RunEnd>): Promise<RunEnd> {
	const end = await tabs.alone(run);
	if (end.kind === 'done') tabs.tell('changed');
	return end;
}

function timer(call: () => void, ms: number): () => void {
	const id = setTimeout(call, ms);
	return () => clearTimeout(id);
}
