import { expect, test, vi } from 'vitest';

const [BOSTON_COLLEGE, TUFTS] = [164924, 168148];

/** Opens the app in one more tab of this device. */
async function aTab() {
	vi.resetModules();
	const { sharedDb } = await import('#db/shared-db.ts');
	return { ...(await import('#content/guide-marks.ts')), sharedDb };
}

test('the notes of two tabs about guides are joined, and are there in the next', async () => {
	const [one, two] = [await aTab(), await aTab()];
	await one.mark('whole', [BOSTON_COLLEGE]);
	await two.mark('whole', [TUFTS]);
	await one.mark('allowed', [TUFTS]);
	const marks = { allowed: new Set([TUFTS]), whole: new Set([BOSTON_COLLEGE, TUFTS]) };
	expect(await (await aTab()).readMarks()).toEqual(marks);
});

test('on a device that stores nothing, a note lasts as long as the page', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	const tab = await aTab();
	const refusal = new DOMException('no', 'InvalidStateError');
	vi.spyOn(tab.sharedDb, 'transaction').mockRejectedValue(refusal as never);
	vi.spyOn(tab.sharedDb.meta, 'get').mockRejectedValue(refusal);
	await tab.mark('whole', [BOSTON_COLLEGE]);
	expect((await tab.readMarks()).whole).toEqual(new Set([BOSTON_COLLEGE]));
	expect(warned).toHaveBeenCalledTimes(2);
});
