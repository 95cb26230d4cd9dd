import { expect, test, vi } from 'vitest';
import { anOffice } from '../an-office.ts';

/** Boston College. */
const COLLEGE = 164924;

test('the second to save a college gets the first one’s version, and no toast covers the banner', async () => {
	const office = await anOffice();
	const { readCollege } = await import('#api/admin-colleges.ts');
	const { changeCollege } = await import('#features/admin/colleges/college-writes.ts');
	const { revision } = await readCollege(COLLEGE);
	const { mine } = await changeCollege(COLLEGE, { city: 'Chestnut Hill, first' }, revision);
	expect(mine).toMatchObject({ city: 'Chestnut Hill, first' });
	expect(await changeCollege(COLLEGE, { city: 'Chestnut Hill, second' }, revision)).toMatchObject({
		theirs: { city: 'Chestnut Hill, first', revision: mine?.revision },
	});
	expect(office.said()).toEqual([]);
	office.answer(503, 'storage_busy');
	expect(await changeCollege(COLLEGE, { city: 'Chestnut Hill, third' }, mine?.revision ?? 0)).toEqual({});
	expect(office.said()).toEqual(['Something went wrong on our side. Nothing was changed. Please try again.']);
});

test('an editor who cannot be announced goes on editing, and only the console says so', async () => {
	const office = await anOffice();
	const { noteOpen } = await import('#features/admin/colleges/college-writes.ts');
	expect(await noteOpen(COLLEGE)).toEqual([]);
	const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	office.answer(503, 'storage_busy');
	expect(await noteOpen(COLLEGE)).toBeUndefined();
	expect(warned).toHaveBeenCalledOnce();
	expect(office.said()).toEqual([]);
});
