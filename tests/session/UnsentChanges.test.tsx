import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { TripDb } from '#db/trip-tables.ts';
import { UnsentChanges } from '#session/UnsentChanges.tsx';
import { forgetEdits, holdChanges, refuseHeld } from '#sync/held-changes.ts';
import { noteUnsentChanges } from '#sync/unsent-changes.ts';

const closed = { name: 'ctt.u.rosa' } as TripDb;

afterEach(() => {
	noteUnsentChanges(false);
	forgetEdits(closed);
});

const words = () => renderToStaticMarkup(<UnsentChanges />).replace(/<[^>]*>/g, ' ');

test('changes that wait on the device for a sign-in are said to be safe, and none are not mentioned', () => {
	expect(words()).toBe('');
	noteUnsentChanges(true);
	expect(words()).toMatch(/your changes are safe on this \w+\./);
});

test('while the device refuses some of them, none is said to be safe, and they can be retried and copied', () => {
	noteUnsentChanges(true);
	holdChanges(closed, 't_1', [{ path: 'notes', value: 'Gate code 7' }]);
	refuseHeld(closed, 't_1');
	expect(words()).toMatch(/your last changes are not saved on this \w+\. .*Retry.*Copy/s);
	expect(words()).not.toMatch(/safe|Gate code/);
});
