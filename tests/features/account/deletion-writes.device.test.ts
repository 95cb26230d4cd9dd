import { expect, test, vi } from 'vitest';
import { noSignal } from '../../content/a-device.ts';
import { rosasPhone } from './rosas-phone.ts';

async function rosasDeletion() {
	const phone = await rosasPhone();
	const { removeAccount } = await import('#features/account/deletion-writes.ts');
	const onGone = vi.fn();
	const emails = async () => (await phone.house.stores.accounts.all(new Date())).map(({ email }) => email);
	return { ...phone, onGone, emails, remove: () => removeAccount(undefined, onGone) };
}

/** Rosa deletes her account, and the answer is lost on its way back. */
async function aLostAnswer() {
	const phone = await rosasDeletion();
	const { network, remove, emails } = phone;
	const { answer } = network;
	network.answer = async (address, init) => {
		await answer(address, init);
		throw new TypeError('Failed to fetch');
	};
	expect(await remove()).toBe('no_signal');
	network.answer = answer;
	expect(await emails()).not.toContain('rosa@example.com');
	expect(phone.onGone).not.toHaveBeenCalled();
	return phone;
}

test('an account that could not be deleted is still signed in here, and one that was is gone from the phone', async () => {
	const { remove, onGone, session, network, emails } = await rosasDeletion();
	const { answer } = network;
	network.answer = noSignal as typeof answer;
	expect(await remove()).toBe('no_signal');
	expect(session.readSession().isSignedIn).toBe(true);
	network.answer = answer;
	expect([await remove(), onGone.mock.calls.length]).toEqual([null, 1]);
	expect(session.readSession().isSignedIn).toBe(false);
	expect(await session.kept()).toEqual([]);
	expect(await emails()).not.toContain('rosa@example.com');
});

test('a deletion whose answer was lost is known to be done at the next try', async () => {
	const { remove, onGone, session } = await aLostAnswer();
	expect([await remove(), onGone.mock.calls.length]).toEqual([null, 1]);
	expect(session.readSession().isSignedIn).toBe(false);
	expect(await session.kept()).toEqual([]);
});

test('a deletion whose answer was lost is known to be done once nobody is signed in, and is no news then', async () => {
	const { onGone, session } = await aLostAnswer();
	const { hasLeftOnPurpose } = await import('#session/leave-on-purpose.ts');
	const { account } = session.readSession();
	await session.confirmAgain();
	expect(await hasLeftOnPurpose(account?.id)).toBe(true);
	await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
});

test('a deletion that never reached the server is not taken for done when the session ends later', async () => {
	const { remove, onGone, session, network, house } = await rosasDeletion();
	const { answer } = network;
	network.answer = noSignal as typeof answer;
	await remove();
	network.answer = answer;
	const { account } = await session.confirmAgain();
	await house.stores.sessions.endOthers(account?.id ?? '', null, new Date());
	await session.confirmAgain();
	expect(session.readSession().isSignedIn).toBe(false);
	expect([await remove(), onGone.mock.calls]).toEqual(['not_signed_in', []]);
});
