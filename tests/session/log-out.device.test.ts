import Dexie, { type Table } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountDbNames } from '#db/delete-unless-unsent.ts';
import { noSignal } from '../content/a-device.ts';
import { inTime } from '../in-time.ts';
import { aStore } from '../runtime/a-store.ts';
import { aTabAsleep } from '../sync/a-tab-asleep.ts';
import { aPhone } from './a-phone.ts';
import { openWithUnsentEdit } from './an-unsent-edit.ts';

/** Rosa's phone, on which she, and somebody else before her, typed something that is not saved. */
async function withTexts() {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const { account } = await (await phone.start()).confirmSession();
	Object.assign(document, { addEventListener: vi.fn(), removeEventListener: vi.fn() });
	vi.stubGlobal('removeEventListener', vi.fn());
	vi.stubGlobal('location', { assign: vi.fn() });
	vi.stubGlobal('localStorage', aStore());
	const { closeAccount } = await import('#sync/current-account.ts');
	onTestFinished(closeAccount);
	const { ownTexts } = await import('#session/own-texts.ts');
	const [own, others] = [account?.id ?? '', 'bo'].map((id) => `${ownTexts(id)}site`);
	for (const key of [own, others]) localStorage.setItem(key ?? '', 'Half-ty');
	return { phone, accountId: account?.id ?? '', own: own ?? '', others };
}

/** The same with her trips open and one edit that was never sent; `closeAt` is the page leaving her account. */
async function withAnUnsentEdit() {
	const { phone, accountId, others } = await withTexts();
	const { closeAccount } = await openWithUnsentEdit(phone, accountId);
	const { logOut, logOutOrAsk } = await import('#session/log-out.ts');
	const { removeAccount } = await import('#features/account/deletion-writes.ts');
	/** Has the page leave her account while the server still works on ending the session. */
	const closeAt = (path: string) => {
		const { answer } = phone.network;
		phone.network.answer = async (address, init) => {
			if (address.endsWith(path)) closeAccount();
			return answer(address, init);
		};
	};
	const othersTexts = [others];
	return {
		logOut,
		logOutOrAsk,
		removeAccount,
		closeAt,
		closeAccount,
		databases: accountDbNames,
		othersTexts,
	};
}

/** What the person was asked about: the trip's life and its name. */
const ASKED = { unsent: 2, refused: 0, isUnread: false };
const texts = () => Object.keys(localStorage);

test('discarded edits are deleted, even when the page has left the account before the server has answered', async () => {
	const { logOut, closeAt, databases, othersTexts } = await withAnUnsentEdit();
	expect(await databases()).toHaveLength(1);
	closeAt('/sign-out');
	expect(await logOut(ASKED)).toBe(true);
	expect(location.assign).toHaveBeenCalledOnce();
	expect(await databases()).toEqual([]);
	expect(texts()).toEqual(othersTexts);
});

test('so is everything of a deleted account', async () => {
	const { removeAccount, closeAt, databases, othersTexts } = await withAnUnsentEdit();
	closeAt('/account/deletion');
	expect(await removeAccount('four wide roads')).toBeNull();
	expect(await databases()).toEqual([]);
	expect(texts()).toEqual(othersTexts);
});

test('the back office, where no trips are open, asks about edits that were never sent, too', async () => {
	const { logOut, logOutOrAsk, closeAccount, databases } = await withAnUnsentEdit();
	closeAccount();
	for (const key of texts()) localStorage.removeItem(key);
	const atStake = await logOutOrAsk();
	expect(atStake).toEqual({ unsent: 2, refused: 0, isUnread: false, forms: 0, texts: 0, hasLetters: false });
	expect(location.assign).not.toHaveBeenCalled();
	expect(await logOut(ASKED)).toBe(true);
	expect(await databases()).toEqual([]);
});

test('an edit made while Logout is under way is not deleted: it waits unseen for the same person', async () => {
	const { phone, accountId, own } = await withTexts();
	localStorage.removeItem(own);
	const { openAccount } = await import('#sync/current-account.ts');
	const { db, edit } = openAccount(accountId, { onSignedOut: vi.fn(), onDoubt: vi.fn() });
	const { answer } = phone.network;
	let said: unknown;
	phone.network.answer = async (address, init) => {
		if (address.endsWith('/sign-out')) said = await edit('t_1', [{ path: 'notes', value: 'gate code' }]);
		return answer(address, init);
	};
	const { logOutOrAsk } = await import('#session/log-out.ts');
	expect(await logOutOrAsk()).toBeNull();
	expect(said).toEqual({ saved: true });
	expect(location.assign).toHaveBeenCalledOnce();
	const { leaveOtherAccounts } = await import('#sync/leave-others.ts');
	expect(await leaveOtherAccounts(null)).toBe(true);
	expect(await accountDbNames()).toEqual([db.name]);
	const { openAccountDb } = await import('#db/account-db.ts');
	const back = openAccountDb(db.name.replace('ctt.u.', ''));
	expect(await back.outbox.toArray()).toMatchObject([
		{ path: 'life' },
		{ path: 'notes', value: 'gate code' },
	]);
	await back.delete();
});

test('an editor’s unsaved input asks first, until it is gone', async () => {
	const { own } = await withTexts();
	const { logOutOrAsk } = await import('#session/log-out.ts');
	expect(await logOutOrAsk()).toEqual({
		unsent: 0,
		refused: 0,
		isUnread: false,
		forms: 1,
		texts: 0,
		hasLetters: false,
	});
	expect(location.assign).not.toHaveBeenCalled();
	localStorage.removeItem(own);
	expect(await logOutOrAsk()).toBeNull();
	expect(location.assign).toHaveBeenCalledOnce();
});

/** A device that deletes neither rows nor databases anymore. */
function refuseToDelete() {
	const refuse = () => {
		throw new DOMException('The disk is full', 'QuotaExceededError');
	};
	const refused = [
		vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(refuse),
		vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(refuse),
	];
	vi.spyOn(console, 'warn').mockReturnValue();
	return () => {
		for (const each of refused) each.mockRestore();
	};
}

test.each(['log out', 'delete the account'])(
	'an account that is gone from the server is gone from a device that refuses to delete, too: %s',
	async (way) => {
		const { logOut, removeAccount, databases, othersTexts } = await withAnUnsentEdit();
		const { readSession } = await import('#session/session.ts');
		const [before] = await databases();
		const allowAgain = refuseToDelete();
		if (way === 'log out') expect(await logOut(ASKED)).toBe(true);
		else expect(await removeAccount('four wide roads')).toBeNull();
		allowAgain();
		expect(vi.mocked(location.assign).mock.calls).toEqual(way === 'log out' ? [['/']] : []);
		expect([readSession().isSignedIn, texts()]).toEqual([false, othersTexts]);
		// The next page tries again, but finds an edit that was never sent.
		const { leaveOtherAccounts } = await import('#sync/leave-others.ts');
		expect(await leaveOtherAccounts(null)).toBe(true);
		expect(await databases()).toEqual([before]);
		await Dexie.delete(before ?? '');
	},
);

test.each(['log out', 'delete the account'])(
	'a tab asleep, with the trips open, holds nobody up who is already signed out at the server: %s',
	async (way) => {
		const { logOut, removeAccount, databases } = await withAnUnsentEdit();
		const { readSession } = await import('#session/session.ts');
		const [name] = await databases();
		const asleep = await aTabAsleep(name ?? '');
		if (way === 'log out') expect(await logOut(ASKED)).toBe(true);
		else expect(await removeAccount('four wide roads')).toBeNull();
		expect(vi.mocked(location.assign).mock.calls).toEqual(way === 'log out' ? [['/']] : []);
		expect(readSession().isSignedIn).toBe(false);
		// Its rows are gone; the rest of it goes when the tab wakes up.
		expect(await asleep.countRows()).toBe(0);
		asleep.close();
		await inTime(async () => expect(await databases()).toEqual([]));
	},
);

test('a device that cannot read its trips does not keep anybody signed in, and nothing unseen is deleted', async () => {
	const { logOutOrAsk, databases } = await withAnUnsentEdit();
	for (const key of texts()) localStorage.removeItem(key);
	const { currentAccount } = await import('#sync/current-account.ts');
	const { readSession } = await import('#session/session.ts');
	const [before] = await databases();
	const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
	vi.spyOn(currentAccount()?.db.outbox as Table, 'count').mockRejectedValue(lost);
	vi.spyOn(console, 'warn').mockReturnValue();
	expect(await logOutOrAsk()).toBeNull();
	expect(location.assign).toHaveBeenCalledOnce();
	expect(readSession().isSignedIn).toBe(false);
	// Her edit that was never sent may be in there.
	expect(await databases()).toEqual([before]);
	currentAccount()?.end();
	await Dexie.delete(before ?? '');
});

test('nor is it when typed texts are what is asked about, and discarded', async () => {
	const { logOut, logOutOrAsk, databases } = await withAnUnsentEdit();
	const { currentAccount } = await import('#sync/current-account.ts');
	const [before] = await databases();
	const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
	vi.spyOn(currentAccount()?.db.outbox as Table, 'count').mockRejectedValue(lost);
	vi.spyOn(console, 'warn').mockReturnValue();
	const atStake = await logOutOrAsk();
	if (!atStake) throw new Error('Nothing was asked');
	expect(await logOut(atStake)).toBe(true);
	expect(await databases()).toEqual([before]);
	currentAccount()?.end();
	await Dexie.delete(before ?? '');
});

test('edits that such a device refused to write are asked about all the same, and gone once they are discarded', async () => {
	const { logOut, logOutOrAsk, databases } = await withAnUnsentEdit();
	const { isAnyHeld } = await import('#sync/held-changes.ts');
	const [before] = await databases();
	const { currentAccount } = await import('#sync/current-account.ts');
	const account = currentAccount();
	if (!account) throw new Error('Nobody is signed in');
	const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
	vi.spyOn(account.db.outbox, 'bulkAdd').mockRejectedValue(lost);
	await account.edit('t_2', [{ path: 'name', value: 'Only in memory' }]);
	vi.spyOn(account.db.outbox, 'count').mockRejectedValue(lost);
	vi.spyOn(console, 'warn').mockReturnValue();
	expect(await logOutOrAsk()).toEqual({
		unsent: 1,
		refused: 0,
		isUnread: true,
		forms: 1,
		texts: 0,
		hasLetters: false,
	});
	expect(location.assign).not.toHaveBeenCalled();
	expect(isAnyHeld()).toBe(true);
	expect(await logOut({ unsent: 1, refused: 0, isUnread: true })).toBe(true);
	// Or the browser would ask again before it goes to the home page.
	expect(isAnyHeld()).toBe(false);
	expect(await databases()).toEqual([before]);
	account.end();
	await Dexie.delete(before ?? '');
});

const busy = async () => Response.json({ code: 'storage_busy' }, { status: 503 });
const forbidden = async () => Response.json({ code: 'forbidden_origin' }, { status: 403 });

test.each([
	[
		'a lost answer',
		noSignal,
		'No answer came, so we don’t know whether you are signed out. Try again once you have a signal. Nothing was deleted here.',
	],
	[
		'a server that may have',
		busy,
		'Something went wrong on our side, so we don’t know whether you are signed out. Please try again. Nothing was deleted here.',
	],
	[
		'a server that cannot',
		forbidden,
		'You are still signed in: our server couldn’t sign you out. Nothing was deleted. Please try again.',
	],
])(
	'with %s nobody is signed out on this device, and the words say why, and claim no more than is known',
	async (_, answer, words) => {
		const phone = await aPhone();
		await phone.signUp('rosa@example.com');
		const page = await phone.start();
		const { account } = await page.confirmSession();
		vi.stubGlobal('localStorage', aStore());
		const { ownTexts } = await import('#session/own-texts.ts');
		localStorage.setItem(`${ownTexts(account?.id ?? '')}site`, 'Half-ty');
		const said = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
		const { logOut } = await import('#session/log-out.ts');
		phone.network.answer = answer as typeof phone.network.answer;
		vi.stubGlobal('location', { assign: vi.fn() });
		expect(await logOut(ASKED)).toBe(false);
		expect(location.assign).not.toHaveBeenCalled();
		expect(said).toHaveBeenCalledWith({ words });
		expect(page.readSession().isSignedIn).toBe(true);
		expect(texts()).toHaveLength(1);
	},
);
