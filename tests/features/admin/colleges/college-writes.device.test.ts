import { expect, test, vi } from 'vitest';
import { anAdminsBrowser } from '../an-admins-browser.ts';

/** Boston College. */
const COLLEGE = 164924;
const failed = { isSaved: false, now: undefined };

test('the second to save a college gets the first one’s version, and no toast covers the banner', async () => {
	const office = await anAdminsBrowser();
	const { readCollege } = await import('#api/admin-colleges.ts');
	const { changeCollege } = await import('#features/admin/colleges/college-writes.ts');
	const { revision } = await readCollege(COLLEGE);
	const { now: first } = await changeCollege(COLLEGE, { city: 'Chestnut Hill, first' }, revision);
	expect(first).toMatchObject({ city: 'Chestnut Hill, first' });
	expect(await changeCollege(COLLEGE, { city: 'Chestnut Hill, second' }, revision)).toMatchObject({
		isSaved: false,
		now: { city: 'Chestnut Hill, first', revision: first?.revision },
	});
	expect(office.said()).toEqual([]);
	office.answer(507, 'storage_full');
	expect(await changeCollege(COLLEGE, { city: 'Chestnut Hill, third' }, first?.revision ?? 0)).toEqual(
		failed,
	);
	expect(office.said()).toEqual(['Something went wrong on our side. Nothing was changed. Please try again.']);
});

test('an editor who takes back a change of a college that somebody else has saved since gets theirs, and it stays', async () => {
	const office = await anAdminsBrowser();
	const { readCollege } = await import('#api/admin-colleges.ts');
	const { changeCollege, takeBack } = await import('#features/admin/colleges/college-writes.ts');
	const { revision: seen } = await readCollege(COLLEGE);
	const { now: theirs } = await changeCollege(COLLEGE, { city: 'Theirs' }, seen);
	expect(await takeBack(COLLEGE, 1, seen)).toMatchObject({ isSaved: false, now: { city: 'Theirs' } });
	expect((await readCollege(COLLEGE)).city).toBe('Theirs');
	expect(await takeBack(COLLEGE, theirs?.revision ?? 0, theirs?.revision ?? 0)).toMatchObject({
		isSaved: true,
		now: { city: 'Chestnut Hill' },
	});
	expect(office.said()).toEqual([]);
});

test('a refused field is explained in the server’s words', async () => {
	const office = await anAdminsBrowser();
	const { readCollege } = await import('#api/admin-colleges.ts');
	const { changeCollege } = await import('#features/admin/colleges/college-writes.ts');
	const { revision } = await readCollege(COLLEGE);
	const moved = { state_abbreviation: 'DC', subregion_id: 91 };
	expect(await changeCollege(COLLEGE, moved, revision)).toEqual(failed);
	expect(office.said()).toEqual([expect.stringMatching(/must be a subregion of the college's state\.$/)]);
	expect(await changeCollege(COLLEGE, { state_abbreviation: 'MY' }, revision)).toEqual(failed);
	expect(office.said().at(-1)).toBe('There is no state MY.');
});

test('an editor who shows a college again is told whether its guide is live: it is as it was before', async () => {
	const office = await anAdminsBrowser();
	const { readCollege } = await import('#api/admin-colleges.ts');
	const { changeCollege, makeVisible } = await import('#features/admin/colleges/college-writes.ts');
	for (const enabled of [true, false]) {
		const { revision } = await readCollege(COLLEGE);
		await changeCollege(COLLEGE, { visible: false, enabled }, revision);
		expect(await makeVisible(COLLEGE, 'Boston College')).toBe(true);
		expect(await readCollege(COLLEGE)).toMatchObject({ visible: true, enabled });
	}
	expect(office.said()).toEqual([
		'Boston College is visible now, and its guide is live.',
		'Boston College is visible now. Its guide is not live yet.',
	]);
});

test('an editor who cannot be announced goes on editing, and only the console says so', async () => {
	const office = await anAdminsBrowser();
	const { noteOpen } = await import('#features/admin/colleges/college-writes.ts');
	expect(await noteOpen(COLLEGE)).toEqual([]);
	const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	office.answer(503, 'storage_busy');
	expect(await noteOpen(COLLEGE)).toBeUndefined();
	expect(warned).toHaveBeenCalledOnce();
	expect(office.said()).toEqual([]);
});
