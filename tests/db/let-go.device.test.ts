import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { letGo, letGoOnLeaving } from '#db/let-go.ts';
import { sharedDb } from '#db/shared-db.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { DRAFT, edit } from '#sync/edit.ts';
import { isAnyHeld } from '#sync/held-changes.ts';
import { untilWritten } from '#sync/until-written.ts';
import { inTime } from '../in-time.ts';
import { refusingWrites } from '../sync/trips-on-disk.ts';

test('a page that is left in the middle of a write blocks no other page, and nothing of the write is on disk', async () => {
	const left = openAccountDb('left');
	const [cut] = await begunWrite(left);
	const write = writeOnAnotherPage(left.name);
	expect(await Promise.race([write, later()])).toBe('not yet');
	expect(letGo()).toBe(true);
	await expect(cut).rejects.toThrow(/abort/i);
	expect(await write).toBe('cursor');
	expect((await left.meta.toArray()).map(({ key }) => key)).toEqual(['cursor']);
});

test('a transaction that has ended is left alone, and does not hold up the rest', async () => {
	const [quiet, left] = [openAccountDb('quiet'), openAccountDb('in the middle')];
	await quiet.meta.put({ key: 'draft', value: 'whole' });
	expect(letGo(), 'nothing is under way').toBe(false);
	// It has ended, and nobody was told: the next to be let go of comes all the same.
	let ended: IDBTransaction | undefined;
	await quiet.transaction('rw', quiet.meta, ({ idbtrans }) => {
		ended = idbtrans as IDBTransaction;
	});
	expect(() => ended?.abort()).toThrow(/InvalidState|finished/);
	const [cut] = await begunWrite(left);
	expect(letGo()).toBe(true);
	await expect(cut).rejects.toThrow(/abort/i);
	expect((await quiet.meta.get('draft'))?.value).toBe('whole');
});

/** A page that Rosa leaves in the middle of an edit, kept by the browser for Back. */
async function leftInAnEdit() {
	const listeners = new Map<string, (event: { persisted: boolean }) => void>();
	vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
	const reload = vi.fn();
	vi.stubGlobal('location', { reload });
	vi.spyOn(console, 'warn').mockReturnValue();
	letGoOnLeaving(untilWritten);
	await edit(sharedDb, DRAFT, renameTrip('Ohio loop'));
	const writing = edit(sharedDb, DRAFT, setTripNotes('Typed as the link was tapped'));
	// The transaction has begun, and not ended.
	await new Promise((resolve) => setTimeout(resolve));
	listeners.get('pagehide')?.({ persisted: true });
	return { reload, writing, comeBack: () => listeners.get('pageshow')?.({ persisted: true }) };
}

const notesOnDisk = async () => (await sharedDb.trips.toArray()).map(({ view }) => view.get('notes')?.v);

test('an edit that was cut short by leaving is written when the person comes back, before the page starts over', async () => {
	const { reload, writing, comeBack } = await leftInAnEdit();
	expect((await writing).saved).toBe(false);
	comeBack();
	await inTime(() => expect(reload).toHaveBeenCalledOnce());
	expect([await notesOnDisk(), isAnyHeld()]).toEqual([['Typed as the link was tapped'], false]);
});

test('where the phone is full by then, the page does not start over until the edit has been written on a retry', async () => {
	const { reload, writing, comeBack } = await leftInAnEdit();
	const result = await writing;
	const free = refusingWrites(sharedDb, 'QuotaExceededError');
	comeBack();
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect([reload.mock.calls.length, isAnyHeld()]).toEqual([0, true]);
	free();
	if (!result.saved) expect(await result.retry()).toEqual({ saved: true });
	await inTime(() => expect(reload).toHaveBeenCalledOnce());
	expect(await notesOnDisk()).toEqual(['Typed as the link was tapped']);
});

/** A write that has put its first value and goes on reading until it is cut short, within what can be awaited. */
async function begunWrite(db: TripDb): Promise<[cut: Promise<void>]> {
	let cut = Promise.resolve();
	await new Promise<void>((resolve) => {
		cut = db.transaction('rw', db.meta, async () => {
			await db.meta.put({ key: 'draft', value: 'half' });
			resolve();
			for (;;) await db.meta.get('draft');
		});
		// Each test awaits it in its turn.
		cut.catch(() => undefined);
	});
	return [cut];
}

/** Writes without what this page keeps track of. */
function writeOnAnotherPage(name: string): Promise<IDBValidKey> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(name);
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			const store = opening.result.transaction('meta', 'readwrite').objectStore('meta');
			const writing = store.put({ key: 'cursor', value: 'next' });
			writing.onsuccess = () => resolve(writing.result);
			writing.onerror = () => reject(writing.error);
		};
	});
}

const later = () => new Promise((resolve) => setTimeout(() => resolve('not yet'), 50));
