import { expect, test } from 'vitest';
import { anAdminsBrowser } from '../an-admins-browser.ts';

test('the second to save a state sees the first one’s version, and saves on top of it', async () => {
	const office = await anAdminsBrowser();
	const { readState } = await import('#api/admin-states.ts');
	const { changeState } = await import('#features/admin/states/state-writes.ts');
	const state = await readState('25');
	const first = await changeState(state, { default_zoom: 7 });
	expect(first).toMatchObject({ isSaved: true, now: { default_zoom: 7 } });
	const second = await changeState(state, { default_zoom: 9 });
	expect(second).toEqual({ isSaved: false, now: first.now });
	expect(office.said()).toEqual(['Somebody else just changed this state. Check it, then save again.']);
	if (!second.now) throw new Error('The state was not read again');
	expect(await changeState(second.now, { default_zoom: 9 })).toMatchObject({ isSaved: true });
});

test('a state that the server could not save stays as it is on the page, and the editor reads why', async () => {
	const office = await anAdminsBrowser();
	const { readState } = await import('#api/admin-states.ts');
	const { changeState } = await import('#features/admin/states/state-writes.ts');
	const state = await readState('25');
	office.answer(507, 'storage_full');
	expect(await changeState(state, { enabled: false })).toEqual({ isSaved: false, now: undefined });
	// Somebody else saved first, and their version cannot be loaded either: the page says so instead of claiming to show it.
	office.network.answer = async (_, init) =>
		init?.method === 'POST'
			? Response.json({ code: 'edited_meanwhile' }, { status: 409 })
			: Response.json({ code: 'not_allowed' }, { status: 403 });
	expect(await changeState(state, { enabled: false })).toEqual({ isSaved: false, now: undefined });
	expect(office.said()).toEqual([
		'Something went wrong on our side. Nothing was changed. Please try again.',
		'Your account isn’t allowed to do this anymore.',
	]);
});

test('when two editors edit one region, the second sees the first one’s, and saves on top of it', async () => {
	const office = await anAdminsBrowser();
	const { readRegions } = await import('#api/admin-states.ts');
	const { changeRegion } = await import('#features/admin/states/state-writes.ts');
	const [region] = await readRegions();
	if (!region) throw new Error('There is no region');
	const first = await changeRegion(region, { text: 'Theirs' });
	const second = await changeRegion(region, { text: 'Mine' });
	expect(second).toEqual({ isSaved: false, now: first.now });
	expect(office.said()).toEqual(['Somebody else just changed this region. Check it, then save again.']);
	expect(await changeRegion(second.now ?? region, { text: 'Mine' })).toMatchObject({
		isSaved: true,
		now: { text: 'Mine' },
	});
});
