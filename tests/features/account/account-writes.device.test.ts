import { expect, test, vi } from 'vitest';
import { noSignal } from '../../content/a-device.ts';
import { aPhone } from '../../session/a-phone.ts';

/** Rosa's account page on her phone. */
async function rosasAccount() {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const session = await phone.start();
	await session.settleSession();
	const toasts = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
	return {
		...phone,
		session,
		...(await import('#features/account/account-writes.ts')),
		...(await import('#features/account/device-writes.ts')),
		...(await import('#features/account/code-writes.ts')),
		said: () => toasts.mock.calls.map(([{ words }]) => words),
	};
}

test('a wrong password changes nothing, and the right one lets her choose another', async () => {
	const { setPassword, said } = await rosasAccount();
	expect(await setPassword('not hers', 'a few words in a row')).toEqual({
		current: 'That is not your current password.',
	});
	expect(said()).toEqual([]);
	expect(await setPassword('four wide roads', 'five wide roads')).toBeNull();
	expect(said()).toEqual(['Your password has been changed. All your other devices are signed out.']);
});

test('an account that could not be deleted is still signed in here, and one that was is gone from the phone', async () => {
	const { removeAccount, session, network, house } = await rosasAccount();
	const { answer } = network;
	network.answer = noSignal as typeof answer;
	expect(await removeAccount(undefined)).toBe('Deleting your account needs a signal. Nothing has changed.');
	expect(session.readSession().isSignedIn).toBe(true);
	network.answer = answer;
	expect(await removeAccount(undefined)).toBeNull();
	expect(session.readSession().isSignedIn).toBe(false);
	expect(await session.kept()).toEqual([]);
	expect((await house.stores.accounts.all(new Date())).map(({ email }) => email)).not.toContain(
		'rosa@example.com',
	);
});

test('a device that could not be renamed says why', async () => {
	const { nameDevice, signOutOthers, network, said } = await rosasAccount();
	expect(await signOutOthers()).toBe(true);
	network.answer = noSignal as typeof network.answer;
	expect(await nameDevice('any', 'Rosa’s phone')).toBe(false);
	expect(said()).toEqual(['The name was not saved: no signal. Please try again.']);
});

test('a code that nobody has is refused in the server’s words, and a lost signal is not called a wrong code', async () => {
	const { redeem, network, said } = await rosasAccount();
	expect(await redeem('NOBODYS')).toMatch(/\w/);
	network.answer = noSignal as typeof network.answer;
	expect(await redeem('NOBODYS')).toBe('Redeeming a code needs a signal. Try again once you have one.');
	expect(said()).toEqual([]);
});
