import { expect, test } from 'vitest';
import { stallSignal } from '../stall-signal.ts';
import { aPhone } from './a-phone.ts';

test('a form does not wait for a signal that is too weak to say who is signed in, nor ask what is known', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await phone.start();
	const { confirmIfSignedIn } = await import('#session/account-email.ts');
	const { arrive } = stallSignal(phone);
	await confirmIfSignedIn();
	expect(page.readSession().isFresh).toBe(false);
	arrive();
	await expect.poll(() => page.readSession().account?.email).toBe('rosa@example.com');
	await expect.poll(() => page.readSession().isFresh).toBe(true);
	phone.requests.length = 0;
	await confirmIfSignedIn();
	expect(phone.requests).toEqual([]);
});
