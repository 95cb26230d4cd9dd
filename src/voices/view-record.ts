import { liveQuery } from 'dexie';
import { type RecordRow, sharedDb } from '#db/shared-db.ts';
import type { ViewRecord } from '#domain/views/view-record.ts';
import { knownRecord, noteRecord } from './known-record.ts';

let known: Promise<void> | undefined;

/** Follows the browser's record of views, over all tabs; resolves once it is known, or known not to be kept. */
export function followViewRecord(): Promise<void> {
	known ??= new Promise((resolve) => {
		const note = (record: ViewRecord) => {
			noteRecord(record);
			resolve();
		};
		liveQuery(() => sharedDb.record.get('ctt')).subscribe({
			next: (row) => note(row ? recordOf(row) : knownRecord()),
			error: (error) => {
				console.warn('This device does not keep what was viewed', error);
				note(knownRecord());
			},
		});
	});
	return known;
}

/** Changes the record by what it is on the disk, in one transaction, so that no tab undoes what another counted. */
export async function changeViewRecord<Outcome extends { record: ViewRecord }>(
	change: (record: ViewRecord) => Outcome,
): Promise<Outcome> {
	try {
		const outcome = await sharedDb.transaction('rw', sharedDb.record, async () => {
			const row = await sharedDb.record.get('ctt');
			const changed = change(row ? recordOf(row) : knownRecord());
			await sharedDb.record.put({ key: 'ctt', ...changed.record });
			return changed;
		});
		noteRecord(outcome.record);
		return outcome;
	} catch (error) {
		// A device that refuses to store (private mode, full) counts for as long as the page is open.
		console.warn('This device does not keep what was viewed', error);
		const outcome = change(knownRecord());
		noteRecord(outcome.record);
		return outcome;
	}
}

function recordOf({ collegeViews, articleViews, emailOptIn }: RecordRow): ViewRecord {
	return { collegeViews, articleViews, emailOptIn };
}
