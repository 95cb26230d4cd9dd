import { afterEach, expect, test, vi } from 'vitest';
import { rosasPhone } from '../features/account/rosas-phone.ts';

let close: () => void;
afterEach(() => close());

/** Rosa's phone, with her trips open, which hears that nobody is signed in as soon as the server has ended her session. */
async function aPhoneThatDoubts() {
	const phone = await rosasPhone();
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

test('whoever deletes their account is not told that they have been signed out', async () => {
	const { removeAccount, session, ended } = await aPhoneThatDoubts();
	expect(await removeAccount('four wide roads')).toBeNull();
	await doubtsAreSettled();
	expect(session.readSession().isSignedIn).toBe(false);
	expect(ended).toEqual([]);
});

test('whoever signs out is not told so as if it were news', async () => {
	const { logOut, session, ended } = await aPhoneThatDoubts();
	expect(await logOut({ isUnread: false })).toBe(true);
	await doubtsAreSettled();
	expect(session.readSession().isSignedIn).toBe(false);
	expect(ended).toEqual([]);
});

test('whoever cannot delete it, because another device has signed this one out, is told so', async () => {
	const { removeAccount, ended } = await aPhoneThatDoubts();
	for (const { id } of await (await fetch('/api/account/sessions')).json())
		await fetch(`/api/account/sessions/${id}`, { method: 'DELETE' });
	expect(await removeAccount('four wide roads')).not.toBeNull();
	await vi.waitFor(() => expect(ended).toEqual([false]));
});
