// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { TripDb } from '#db/trip-tables.ts';
import { UnsentChanges } from '#session/UnsentChanges.tsx';
import { holdChanges, refuseHeld } from '#sync/held-changes.ts';
import { followRefusedAccounts } from '#sync/refused-at-end.ts';
import { noteUnsentChanges } from '#sync/unsent-changes.ts';
import { inTime } from '../in-time.ts';
import { button, draw, happen, shownWords } from '../ui/draw.ts';

const closed = { name: 'ctt.u.rosa' } as TripDb;

beforeEach(() => void draw(<UnsentChanges />));

test('changes that wait on the device for a sign-in are said to be safe, and none are not mentioned', async () => {
	expect(shownWords()).toBe('');
	await happen(() => noteUnsentChanges(true));
	expect(shownWords()).toMatch(/your changes are safe on this \w+\./);
});

test('while the device refuses some of them, none is said to be safe, and they can be retried and copied', async () => {
	onTestFinished(followRefusedAccounts());
	await happen(() => {
		noteUnsentChanges(true);
		holdChanges(closed, 't_1', [{ path: 'notes', value: 'Gate code 7' }]);
		refuseHeld(closed, 't_1');
	});
	await inTime(() => expect(shownWords()).toMatch(/your last changes are not saved on this \w+\./));
	expect([button('Retry').disabled, button('Copy').disabled]).toEqual([false, false]);
	expect(shownWords()).not.toMatch(/safe|Gate code/);
});
