// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { askBeforeLoss } from '#app/ask-before-loss.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { forgetEdits, holdChanges, refuseHeld, releaseWritten } from '#sync/held-changes.ts';
import { forgetAddition, noteAddition } from '#trips/additions-begun.ts';
import { aPlace } from '../domain/trips/builders.ts';

const db = { name: 'ctt' } as TripDb;
const rename = [{ path: 'name', value: 'Ohio loop' }];

afterEach(() => forgetEdits(db));

/** True when the browser would ask before it closes the page. */
function asks(): boolean {
	const closing = new Event('beforeunload', { cancelable: true });
	dispatchEvent(closing);
	return closing.defaultPrevented;
}

test('the browser asks before an edit is lost, even one that was refused before the page was complete', () => {
	expect(asks()).toBe(false);
	holdChanges(db, 'draft', rename);
	refuseHeld(db, 'draft');
	askBeforeLoss();
	expect(asks()).toBe(true);
	releaseWritten(db, 'draft', { count: 1, nextSeq: 2 });
	expect(asks()).toBe(false);
	holdChanges(db, 'draft', rename);
	expect(asks()).toBe(true);
});

test('an addition needs no question: the next page finishes it', () => {
	askBeforeLoss();
	const addition = { target: 'draft', place: aPlace() };
	noteAddition(addition);
	holdChanges(db, 'draft', rename);
	expect(asks()).toBe(false);
	forgetAddition(addition);
	expect(asks()).toBe(true);
});
