import { expect, onTestFinished, test, vi } from 'vitest';
import { aStore } from '../runtime/a-store.ts';
import { aPhone } from './a-phone.ts';

/** A page in the same tab as the one before. */
async function aPage(phone: Awaited<ReturnType<typeof aPhone>>) {
	const page = await phone.start();
	await page.confirmSession();
	Object.assign(document, { addEventListener: vi.fn(), removeEventListener: vi.fn() });
	vi.stubGlobal('removeEventListener', vi.fn());
	vi.stubGlobal('localStorage', aStore());
	vi.stubGlobal('location', { assign: vi.fn() });
	onTestFinished((await import('#sync/current-account.ts')).closeAccount);
	return { ...page, ...(await import('#session/log-out.ts')) };
}

const typed = {
	'ctt.card.s1.parent_card': '2--- Far from',
	'ctt.note.s2': 'Gate',
	'ctt.note.s2.seen': '',
	'ctt.notes.t_1': 'Bring',
};
const type = () => Object.assign(sessionStorage, typed);
const isThere = () => Object.keys(typed).every((key) => sessionStorage.getItem(key) !== null);
const isGone = () => Object.keys(typed).every((key) => sessionStorage.getItem(key) === null);

test('a person who signs out is asked about half-typed forms of trips, and then none is left in the tab', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await aPage(phone);
	type();
	const nothing = { unsent: 0, refused: 0, isUnread: false, forms: 0, hasLetters: false };
	expect(await page.logOutOrAsk()).toEqual({ ...nothing, texts: 3 });
	expect(isThere()).toBe(true);
	expect(await page.logOut({ unsent: 0, refused: 0, isUnread: false })).toBe(true);
	expect(isGone()).toBe(true);
});

test('a session that ended leaves them to their author, and to nobody else who signs in', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const rosa = await aPage(phone);
	type();
	const { account } = rosa.readSession();
	await rosa.noteEnded();
	expect(isThere()).toBe(true);
	if (account) await rosa.noteSignedIn(account);
	expect(isThere()).toBe(true);
	await phone.signUp('bo@example.com');
	await aPage(phone);
	expect(isGone()).toBe(true);
});

test('a visitor’s input is theirs once they sign in', async () => {
	const phone = await aPhone();
	await aPage(phone);
	type();
	await phone.signUp('rosa@example.com');
	await aPage(phone);
	expect(isThere()).toBe(true);
});

test('a visitor’s input is theirs, too, in a tab where somebody else has been signed in', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const rosa = await aPage(phone);
	await rosa.noteEnded();
	type();
	await phone.signUp('bo@example.com');
	await aPage(phone);
	expect(isThere()).toBe(true);
});
