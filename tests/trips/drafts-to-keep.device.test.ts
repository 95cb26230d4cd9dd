import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { isDraftToKeep, keepDraftOnLeaving } from '#trips/drafts-to-keep.ts';

beforeEach(() => sharedDb.meta.clear());

test('keeping a draft is remembered for each one', async () => {
	await keepDraftOnLeaving('t_1');
	await keepDraftOnLeaving('t_2');
	expect(await Promise.all(['t_1', 't_2', 't_3'].map(isDraftToKeep))).toEqual([true, true, false]);
});

test('the last thirty answers to keep a draft are remembered, each once', async () => {
	const ids = Array.from({ length: 30 }, (_, at) => `t_${at}`);
	for (const id of [...ids, 't_0', 't_30']) await keepDraftOnLeaving(id);
	const kept = await Promise.all(['t_0', 't_1', 't_2', 't_30'].map(isDraftToKeep));
	expect(kept).toEqual([true, false, true, true]);
	expect((await sharedDb.meta.get('kept_drafts'))?.value).toHaveLength(30);
});

test('a device that cannot be read asks once more, and says so on the console alone', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	sharedDb.close({ disableAutoOpen: true });
	await keepDraftOnLeaving('t_1');
	expect(await isDraftToKeep('t_1')).toBe(false);
	expect(warned).toHaveBeenCalledTimes(2);
	await sharedDb.open();
});
