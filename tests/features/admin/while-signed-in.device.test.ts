import { expect, test } from 'vitest';
import { aPhone } from '../../session/a-phone.ts';

test('the users call of the back office is made only when there is a session, and without one it is not an empty list', async () => {
	const phone = await aPhone();
	await phone.start();
	const { readUsers } = await import('#api/admin-users.ts');
	const { whileSignedIn } = await import('#features/admin/while-signed-in.ts');
	await expect(whileSignedIn(readUsers)).rejects.toMatchObject({ code: 'not_signed_in' });
	expect(phone.requests).toEqual([]);
	await phone.signInAsAdmin();
	expect(await whileSignedIn(readUsers)).toMatchObject([{ group: 'admin' }]);
	expect(phone.requests).toContain('GET /api/admin/users');
});
