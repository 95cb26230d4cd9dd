import { expect, test } from 'vitest';
import { noSignal } from '../../content/a-device.ts';
import { rosasPhone } from './rosas-phone.ts';

const rosasAccount = async () => ({
	...(await rosasPhone()),
	...(await import('#features/account/account-writes.ts')),
});

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
