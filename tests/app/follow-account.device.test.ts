import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '#domain/sync/cell.ts';
import { aSignedInPhone } from '../features/account/a-signed-in-phone.ts';
import { inTime } from '../in-time.ts';
import { anOp } from '../sync/builders.ts';

let close: () => void;
afterEach(() => close());

/** Rosa's phone, with her trips open, which hears that nobody is signed in as soon as the server has ended her session. */
async function aPhoneThatDoubts() {
	const phone = await aSignedInPhone();
	Object.assign(document, new EventTarget(), { addEventListener: vi.fn(), removeEventListener: vi.fn() });
	vi.stubGlobal('removeEventListener', vi.fn());
	const { followAccount, doubtAccount } = await import('#app/follow-account.ts');
	const { removeAccount } = await import('#features/account/deletion-writes.ts');
	const { logOut } = await import('#session/log-out.ts');
	vi.stubGlobal('location', { assign: vi.fn() });
	close = (await import('#sync/current-account.ts')).closeAccount;
	const ended: boolean[] = [];
	followAccount((hasUnsent) => ended.push(hasUnsent));
	const { answer } = phone.network;
	phone.network.answer = async (address, init) => {
		const answered = await answer(address, init);
		if (/\/(account\/deletion|sign-out)$/.test(address)) {
			void doubtAccount();
			await doubtsAreSettled();
		}
		return answered;
	};
	return { ...phone, removeAccount, logOut, ended };
}

const doubtsAreSettled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a person who deletes their account is not told that they have been signed out', async () => {
	const { removeAccount, session, ended } = await aPhoneThatDoubts();
	expect(await removeAccount('four wide roads')).toBeNull();
	await doubtsAreSettled();
	expect(session.readSession().isSignedIn).toBe(false);
	expect(ended).toEqual([]);
});

test('a person who signs out is not told so as if it were news', async () => {
	const { logOut, session, ended } = await aPhoneThatDoubts();
	expect(await logOut({ unsent: 0, refused: 0, isUnread: false })).toBe(true);
	await doubtsAreSettled();
	expect(session.readSession().isSignedIn).toBe(false);
	expect(ended).toEqual([]);
});

test('a person who cannot delete it, because another device has signed this one out, is told so', async () => {
	const { removeAccount, ended } = await aPhoneThatDoubts();
	for (const { id } of await (await fetch('/api/account/sessions')).json())
		await fetch(`/api/account/sessions/${id}`, { method: 'DELETE' });
	expect(await removeAccount('four wide roads')).not.toBeNull();
	await inTime(() => expect(ended).toEqual([false]));
});

const tray = (trip: string, path: string, code: string, value: Json = 'live') => {
	const op = anOp({ id: `o_${trip}_${path}`, seq: path === 'life' ? 1 : 2, trip, path, value });
	return { id: op.id, op, code };
};

/** Rosa's phone with a tray, on which the server has confirmed her free plan. */
async function aPhoneWithTray() {
	const phone = await aPhoneThatDoubts();
	const { setSession } = await import('#session/session.ts');
	const open = (await import('#sync/current-account.ts')).currentAccount();
	if (!open) throw new Error('Her trips are not open');
	await open.db.refused.bulkPut([
		tray('t_1', 'life', 'quota'),
		tray('t_1', 'name', 'unknown_trip', 'Weekend one'),
		tray('t_2', 'life', 'quota'),
		tray('t_2', 'name', 'unknown_trip', 'Weekend two'),
		tray('t_3', 'name', 'name_too_short', 'NY'),
	]);
	const confirmed = (subscription_type: number, isFresh = true) => {
		const known = phone.session.readSession();
		if (!known.account) throw new Error('She is not signed in');
		setSession({ ...known, isFresh, account: { ...known.account, subscription_type } });
	};
	/** The ids of the refused edits of a trip. */
	const refused = async (tripId: string) =>
		(await open.db.refused.toArray()).filter(({ op }) => op.trip === tripId).map(({ id }) => id);
	return { ...phone, open, confirmed, refused };
}

/** Those of her trips whose edits are in the tray. */
async function trips(refused: (tripId: string) => Promise<string[]>): Promise<string[]> {
	const ids = ['t_1', 't_2', 't_3'];
	const counts = await Promise.all(ids.map(async (id) => (await refused(id)).length));
	return ids.filter((_, index) => counts[index] !== 0);
}

test('after a person gets a plan, what only the old one had no room for is on its way, and nothing else', async () => {
	const { open, network, confirmed, refused } = await aPhoneWithTray();
	network.answer = () => Promise.reject(new TypeError('no signal'));
	confirmed(0);
	confirmed(1, false);
	await doubtsAreSettled();
	expect(await trips(refused)).toEqual(['t_1', 't_2', 't_3']);
	confirmed(1);
	await inTime(async () => expect(await trips(refused)).toEqual(['t_3']));
	expect((await open.db.outbox.toArray()).map(({ trip, path }) => `${trip} ${path}`).sort()).toEqual([
		't_1 life',
		't_1 name',
		't_2 life',
		't_2 name',
	]);
});

test('what the server refuses again waits for the person, until the plan changes', async () => {
	const { open, confirmed, refused } = await aPhoneWithTray();
	/** The refused edits after another try: each try makes edits of its own. */
	const again = async (before: unknown) => {
		await inTime(async () => expect(await refused('t_2')).not.toEqual(before));
		await open.call('wake');
		return refused('t_2');
	};
	const first = await refused('t_2');
	confirmed(1);
	// The server knows of no plan: it has room for one trip.
	const second = await again(first);
	expect([second.length, await refused('t_1')]).toEqual([2, []]);
	confirmed(1);
	await doubtsAreSettled();
	expect(await refused('t_2')).toEqual(second);
	confirmed(4);
	expect((await again(second)).length).toBe(2);
});
