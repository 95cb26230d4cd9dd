import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { aStore } from '../../runtime/a-store.ts';
import { aPhone } from '../../session/a-phone.ts';

const words = { fname: 'Rosa', lname: 'Ortiz', email: '', subject: 'Refund' };
const letter = (about: string, message: string) => ({ about, text: { ...words, message } });

beforeEach(() => {
	vi.stubGlobal('localStorage', aStore());
	vi.stubGlobal('location', { assign: vi.fn() });
});

/** A page on a shared laptop, on which this person is signed in. */
async function signedIn(phone: Awaited<ReturnType<typeof aPhone>>, email: string) {
	await phone.signUp(email);
	return aPage(phone);
}

async function aPage(phone: Awaited<ReturnType<typeof aPhone>>) {
	const session = await phone.start();
	await session.confirmSession();
	Object.assign(document, { addEventListener: vi.fn(), removeEventListener: vi.fn() });
	vi.stubGlobal('removeEventListener', vi.fn());
	onTestFinished((await import('#sync/current-account.ts')).closeAccount);
	return {
		...session,
		...(await import('#features/contact/letters.ts')),
		...(await import('#session/log-out.ts')),
		...(await import('#features/account/deletion-writes.ts')),
	};
}

test.each(['log out', 'delete the account'])(
	'a person who leaves on purpose leaves no unsent message to the next, but a visitor’s stays: %s',
	async (way) => {
		const phone = await aPhone();
		const before = await aPage(phone);
		before.storeLetter(letter('My data', 'by somebody'));
		const page = await signedIn(phone, 'rosa@example.com');
		page.storeLetter(letter('', 'Our son was refused'));
		if (way === 'log out') expect(await page.logOut({ unsent: 0, refused: 0, isUnread: false })).toBe(true);
		else expect(await page.removeAccount('four wide roads')).toBeNull();
		expect(JSON.stringify(localStorage)).not.toContain('Our son');
		expect((await aPage(phone)).readLetter('')?.text.message).toBe('by somebody');
	},
);

test('where the browser stores nothing, a message lasts as long as its page, for its own account alone', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const refused = () => {
		throw new DOMException('', 'SecurityError');
	};
	const phone = await aPhone();
	const page = await signedIn(phone, 'rosa@example.com');
	vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused });
	expect(page.storeLetter(letter('', 'Our son was refused'))).toBe(false);
	expect(page.storeLetter(letter('My data', 'Delete it'))).toBe(false);
	expect(page.readLetter('')?.text.message).toBe('Delete it');
	page.forgetLetter(letter('My data', 'Delete it'));
	expect(page.readLetter('My data')).toBeUndefined();
	expect(page.readLetter('')?.text.message).toBe('Our son was refused');
	await page.noteSignedOut();
	expect(page.readLetter('')).toBeUndefined();
});

test('a message that exists only here asks before Logout deletes it', async () => {
	const page = await signedIn(await aPhone(), 'rosa@example.com');
	page.storeLetter(letter('', 'Our son was refused'));
	expect(await page.logOutOrAsk()).toMatchObject({ hasLetters: true, forms: 0 });
	expect(location.assign).not.toHaveBeenCalled();
	page.forgetLetter(letter('', 'Our son was refused'));
	expect(await page.logOutOrAsk()).toBeNull();
});

test('after a session that just ended, a message waits for its own account alone', async () => {
	const phone = await aPhone();
	const page = await signedIn(phone, 'rosa@example.com');
	page.storeLetter(letter('', 'Our son was refused'));
	await page.noteSignedOut();
	expect(page.readLetter('')).toBeUndefined();
	page.storeLetter(letter('', 'by somebody'));
	const bos = await signedIn(phone, 'bo@example.com');
	expect(bos.readLetter('')?.text.message).toBe('by somebody');
	expect(Object.keys(localStorage).join()).not.toContain(bos.readSession().account?.id);
	const again = await signedIn(phone, 'rosa@example.com');
	expect(again.readLetter('')?.text.message).toBe('Our son was refused');
	again.forgetLetter(letter('', 'Our son was refused'));
	expect(again.readLetter('')?.text.message).toBe('by somebody');
});

test('30 days after the last change a message is deleted from the disk, whoever wrote it, even if nobody opens the form', async () => {
	const phone = await aPhone();
	const { dropOldLetters } = await import('#session/own-texts.ts');
	const page = await signedIn(phone, 'rosa@example.com');
	page.storeLetter(letter('', 'Our son was refused'), 0);
	page.storeLetter(letter('My data', 'What do you have?'), DAY_MS);
	await page.noteSignedOut();
	page.storeLetter(letter('', 'by somebody'), 0);
	dropOldLetters(30 * DAY_MS);
	expect(JSON.stringify(localStorage)).toMatch(/Our son.*by somebody/);
	dropOldLetters(30 * DAY_MS + 1);
	expect(JSON.stringify(localStorage)).not.toMatch(/Our son|by somebody/);
	expect(JSON.stringify(localStorage)).toContain('What do you have?');
	dropOldLetters(31 * DAY_MS + 1);
	expect(Object.keys(localStorage)).toEqual([]);
});

test('a message that another release stored in another shape is left to it', async () => {
	const { dropOldLetters } = await import('#session/own-texts.ts');
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	for (const stored of ['{', '{"to":[]}', '[null]']) {
		localStorage.setItem('ctt.contact', stored);
		dropOldLetters(1e15);
		expect(localStorage.getItem('ctt.contact')).toBe(stored);
	}
	expect(warned).toHaveBeenCalledTimes(3);
});

test('a visitor’s message that a signed-in person continues becomes theirs', async () => {
	const phone = await aPhone();
	(await aPage(phone)).storeLetter(letter('', 'The café'));
	const page = await signedIn(phone, 'rosa@example.com');
	page.storeLetter(letter('', 'The café has closed'));
	await page.noteSignedOut();
	expect(page.readLetter('')).toBeUndefined();
});
