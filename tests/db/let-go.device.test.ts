import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { letGo } from '#db/let-go.ts';
import type { TripDb } from '#db/trip-tables.ts';

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
