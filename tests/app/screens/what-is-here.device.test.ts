import { expect, test, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { aDevice, noSignal } from '../../content/a-device.ts';

const BOSTON_COLLEGE = 164924;
const TUFTS = 168148;

/** A device with two guides, as a trip brought them, Boston College's a day before the other. */
async function aTravelingDevice() {
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('document', { cookie: '' });
	const device = await aDevice();
	const page = await device.start();
	await page.bringGuide(BOSTON_COLLEGE);
	const { sharedDb } = await import('#db/shared-db.ts');
	const row = await sharedDb.guides.get(BOSTON_COLLEGE);
	if (!row) throw new Error('The guide did not come');
	const guide = { ...row.guide, ipeds_id: TUFTS, name: 'Tufts University' };
	await sharedDb.guides.bulkPut([
		{ ...row, refreshed_at: row.refreshed_at - 86_400_000 },
		{ ...row, ipeds_id: TUFTS, guide },
	]);
	return { device, page };
}

async function names() {
	const { readWhatIsHere } = await import('#app/screens/what-is-here.ts');
	return (await readWhatIsHere()).guides.map(({ title }) => title);
}

test('the guide opened last is listed first, with no signal as well', async () => {
	const { device, page } = await aTravelingDevice();
	expect(await names()).toEqual(['Tufts University', 'Boston College']);
	device.network.answer = noSignal;
	await page.loadGuide(BOSTON_COLLEGE);
	await expect.poll(names).toEqual(['Boston College', 'Tufts University']);
});

test('a guide beyond the eight free ones is listed as what it is, and those that open as refreshed', async () => {
	await aTravelingDevice();
	const { sharedDb } = await import('#db/shared-db.ts');
	const collegeViews = [TUFTS, 1, 2, 3, 4, 5, 6, 7];
	await sharedDb.record.put({ key: 'ctt', collegeViews, articleViews: 0, emailOptIn: false });
	const { readWhatIsHere } = await import('#app/screens/what-is-here.ts');
	const { guides } = await readWhatIsHere();
	expect(guides.map(({ title, words }) => [title, words.split(/,| /)[0]])).toEqual([
		['Tufts University', 'Refreshed'],
		['Boston College', 'Comes'],
	]);
	expect((await sharedDb.record.get('ctt'))?.collegeViews).toEqual(collegeViews);
});

test('a guide that is refreshed keeps its place among those opened', async () => {
	const { device, page } = await aTravelingDevice();
	await page.loadGuide(BOSTON_COLLEGE);
	const { sharedDb } = await import('#db/shared-db.ts');
	await expect
		.poll(async () => Date.now() - ((await sharedDb.guides.get(BOSTON_COLLEGE))?.refreshed_at ?? 0))
		.toBeLessThan(3_600_000);
	device.network.answer = noSignal;
	await page.loadGuide(TUFTS);
	await expect.poll(names).toEqual(['Tufts University', 'Boston College']);
	expect((await sharedDb.guides.get(BOSTON_COLLEGE))?.viewed_at).toBeGreaterThan(0);
});

test('a person whose account opens a moment later is not told that there are no trips', async () => {
	await aTravelingDevice();
	const { readWhatIsHere } = await import('#app/screens/what-is-here.ts');
	const { noTripsWords } = await import('#app/screens/OnDeviceScreen.tsx');
	const { setSession, signedOut } = await import('#session/session.ts');
	const words = async () => noTripsWords((await readWhatIsHere()).areAllTrips).trim();
	expect(await words()).toMatch(/^No trips yet/);
	setSession({ ...signedOut, isSignedIn: true, account: { id: 'u_ann' } as Account });
	expect(await words()).toBe('');
});

test('a device that cannot read its drafts does not say that there are no trips', async () => {
	await aTravelingDevice();
	const { readWhatIsHere } = await import('#app/screens/what-is-here.ts');
	const { sharedDb } = await import('#db/shared-db.ts');
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.spyOn(sharedDb.trips, 'toArray').mockRejectedValue(new DOMException('No', 'UnknownError'));
	expect((await readWhatIsHere()).areAllTrips).toBe(false);
	expect(warned).toHaveBeenCalled();
});
