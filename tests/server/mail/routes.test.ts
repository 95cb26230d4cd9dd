import { expect, test } from 'vitest';
import { aHouse, HOUSE, readApi, signInAsAdmin, signUp } from '../session/a-house.ts';

test('without a mail server an admin reads the code in the outbox, newest first, and nobody else does', async () => {
	const house = await aHouse({ signIn: { tellCode: () => undefined, mailLeaves: false } });
	const rosa = house.browser();
	await signUp(house, rosa, 'rosa@example.com');
	const family = house.browser();
	const form = await family.follow(await family.open(`${HOUSE}/sign-in/start`), '/code');
	const check = await family.submit(form, '/code', { email: 'rosa@example.com' });

	const admin = house.browser();
	await signInAsAdmin(house, admin);
	const { status, body } = await readApi(admin, '/admin/outbox');
	expect([status, body.length]).toEqual([200, 2]);
	expect(body[0]).toEqual({
		id: 2,
		to: 'rosa@example.com',
		subject: expect.stringMatching(/^\d{6} is your College Tour Trails code$/),
		text: expect.stringContaining('This code signs you in'),
		created: expect.stringMatching(/^\d{4}-.*Z$/),
		...{ state: 'waiting', attempts: 0, next_attempt: null, settled: null, last_error: null },
	});
	expect(await readApi(rosa, '/admin/outbox')).toMatchObject({ status: 403, body: { code: 'not_allowed' } });

	const code = body[0].subject.slice(0, 6);
	expect((await family.submit(check, '/check', { code })).url.href).toBe(`${HOUSE}/`);
	expect((await readApi(family, '/account')).body.email).toBe('rosa@example.com');
});
