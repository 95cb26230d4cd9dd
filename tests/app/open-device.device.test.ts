import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDevice } from '#app/open-device.ts';
import { onContentChange } from '#content/content-change.ts';
import { sharedDb } from '#db/shared-db.ts';
import { whenOpened } from '#db/when-opened.ts';
import * as toasts from '#ui/toasts.ts';
import { anOlderTabAsleep } from '../content/a-device.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
afterEach(() => {
	vi.useRealTimers();
	sharedDb.close({ disableAutoOpen: false });
});

/** Begins to open the database, with a clock that stands still. */
function begun() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const said = vi.spyOn(toasts, 'showToast');
	const taken = vi.spyOn(toasts, 'dismissToast');
	return { said, taken, opening: openDevice() };
}

test('a database that opens as always is not mentioned', async () => {
	const { said, opening } = begun();
	await opening;
	await vi.advanceTimersByTimeAsync(60_000);
	expect(said).not.toHaveBeenCalled();
});

test('a person who waits for a sleeping older tab is told to close it, until that is done and the pages are redrawn', async () => {
	await sharedDb.open();
	sharedDb.close({ disableAutoOpen: false });
	const asleep = await anOlderTabAsleep();
	const { said, taken, opening } = begun();
	const given = expect(whenOpened(sharedDb.content.count())).rejects.toThrow('older tab');
	await vi.advanceTimersByTimeAsync(4000);
	await given;
	expect(said).toHaveBeenCalledWith({ words: expect.stringContaining('close it there'), stays: true });
	expect(taken).not.toHaveBeenCalled();
	const drawnAnew = new Promise<void>((resolve) => onContentChange(resolve));
	vi.useRealTimers();
	asleep.close();
	await opening;
	await drawnAnew;
	expect(taken).toHaveBeenCalledWith(said.mock.results[0]?.value);
});
