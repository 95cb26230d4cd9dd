import { expect, test } from 'vitest';
import { aPhone } from '../../../session/a-phone.ts';

test('the users call of the back office is made only when there is a session', async () => {
	const phone = await aPhone();
	await phone.start();
	const { usersIfSignedIn } = await import('#features/admin/users/users-if-signed-in.ts');
	expect([await usersIfSignedIn(), phone.requests]).toEqual([[], []]);
	await phone.signInAsAdmin();
	expect(await usersIfSignedIn()).toMatchObject([{ group: 'admin' }]);
	expect(phone.requests).toContain('GET /api/admin/users');
});
