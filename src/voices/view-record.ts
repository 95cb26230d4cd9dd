import { liveQuery } from 'dexie';
import { orWarn } from '#db/or-warn.ts';
import { type RecordRow, sharedDb } from '#db/shared-db.ts';
import { nothingViewed, readRecord, type ViewRecord } from '#domain/views/view-record.ts';

/** This page's copy of the record: a click must be answered at once, so we follow the record instead of reading it. */
let known = nothingViewed;
let following: Promise<void> | undefined;

export const knownRecord = () => known;

/** Follows the browser's record of views across all tabs; resolves once it is known, or known not to be stored. */
export function followViewRecord(): Promise<void> {
	following ??= new Promise((resolve) => {
		// Must itself be async, or Dexie would count its awaits as part of whichever transaction is open, which would
		// then fail. A database that did not open throws errors that a live query swallows: it would never answer.
		liveQuery(async () =>
			orWarn('This device could not read what was viewed', () => sharedDb.record.get('ctt')),
		).subscribe((row) => {
			if (row) known = recordOf(row);
			resolve();
		});
	});
	return following;
}

/** Changes the record as it is on disk, in one transaction, so that no tab undoes another's count. */
export async function changeViewRecord<Outcome extends { record: ViewRecord }>(
	change: (record: ViewRecord) => Outcome,
): Promise<Outcome> {
	const stored = await orWarn('This device could not store what was viewed', () =>
		sharedDb.transaction('rw', sharedDb.record, async () => {
			const row = await sharedDb.record.get('ctt');
			const changed = change(row ? recordOf(row) : known);
			await sharedDb.record.put({ key: 'ctt', ...changed.record });
			return changed;
		}),
	);
	// A device that refuses counts views for as long as the page is open.
	const outcome = stored ?? change(known);
	known = outcome.record;
	return outcome;
}

/** Fields left out by an older version of the app, or another program, start over. */
const recordOf = (row: RecordRow): ViewRecord => readRecord(row, (error) => console.warn(error));
