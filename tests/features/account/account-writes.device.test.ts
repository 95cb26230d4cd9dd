import { expect, test } from 'vitest';
import { aSignedInPhone } from './a-signed-in-phone.ts';

const rosasAccount = async () => ({
	...(await aSignedInPhone()),
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
