import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { renameTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import { hindranceOf } from '#features/planner/saved/save-hindrance.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import { accountPlanOf } from '#trips/plan-room.ts';
import { aTripOf } from '../../../domain/trips/builders.ts';

let opened = 0;
let account: AccountSync | undefined;
function anAccount(): AccountSync {
	account = openAccountSync({
		accountId: `u_hindrance_${++opened}`,
		send: async () => ({ kind: 'no_signal' }),
		onSignedOut: vi.fn(),
	});
	return account;
}
afterEach(() => {
	account?.end();
	vi.restoreAllMocks();
});

const draftOf = (stops: number, name = 'Spring tour') => ({
	...tripFromCells('t_draft', aTripOf(stops)),
	name,
});

test('the free plan saves one trip of five stops; the trash does not count, nor does the trip itself', async () => {
	const owner = anAccount();
	expect(await hindranceOf(draftOf(5), freePlan, owner)).toBe(null);
	expect(await hindranceOf(draftOf(6), freePlan, owner)).toBe('stops');
	await owner.edit('t_draft', renameTrip('Spring tour'));
	expect(await hindranceOf(draftOf(5), freePlan, owner)).toBe(null);
	await owner.edit('t_other', renameTrip('Fall tour'));
	expect(await hindranceOf(draftOf(5), freePlan, owner)).toBe('trips');
	expect(await hindranceOf(draftOf(5), fullPlan, owner)).toBe(null);
	await owner.edit('t_other', trashTrip());
	expect(await hindranceOf(draftOf(5), freePlan, owner)).toBe(null);
});

test.each([
	['', 'name'],
	['Sp', 'name'],
	[' S p', null],
	['Spr', null],
])('the name "%s" stands in the way: %j', async (name, hindrance) => {
	expect(await hindranceOf(draftOf(2, name), fullPlan, anAccount())).toBe(hindrance);
});

test('a device that cannot count lets the server decide, and says why', async () => {
	const owner = anAccount();
	const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	owner.db.close({ disableAutoOpen: true });
	expect(await hindranceOf(draftOf(5), freePlan, owner)).toBe(null);
	expect(said.mock.calls[0]?.[0]).toBe('The saved trips could not be counted on this device');
});

test('on a device that was just signed in to, the trips are fetched before they are counted', async () => {
	const theirs = openAccountSync({
		accountId: 'u_hindrance_elsewhere',
		send: async () => ({ kind: 'no_signal' }),
		onSignedOut: vi.fn(),
	});
	const arriving = {
		...theirs,
		call: vi.fn(async () => void (await theirs.edit('t_theirs', renameTrip('Fall tour')))),
	};
	expect(await hindranceOf(draftOf(5), freePlan, arriving)).toBe('trips');
	await theirs.db.meta.put({ key: 'synced_at', value: Date.now() });
	expect(await hindranceOf(draftOf(5), freePlan, arriving)).toBe('trips');
	expect(arriving.call).toHaveBeenCalledOnce();
	theirs.end();
});

test('for an unknown account, the server decides', () => {
	expect(accountPlanOf(null)).toBe(fullPlan);
});
