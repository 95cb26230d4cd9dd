import { expect, test } from 'vitest';
import { MOST_OF_A_STATE } from '#domain/admin/outbox.ts';
import { outboxMails } from '#server/mail/table.ts';
import { subscribers } from '#server/newsletter/table.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';
import { aSignInSite, readApi, SITE, signInAsAdmin, signUp } from '../session/a-sign-in-site.ts';

test('without a mail server an admin reads the code in the outbox, newest first, and nobody else does', async () => {
	const site = await aSignInSite({ signIn: { tellCode: () => undefined, mailLeaves: false } });
	const rosa = site.browser();
	await signUp(site, rosa, 'rosa@example.com');
	const family = site.browser();
	const form = await family.follow(await family.open(`${SITE}/sign-in/start`), '/code');
	const check = await family.submit(form, '/code', { email: 'rosa@example.com' });

	const admin = site.browser();
	await signInAsAdmin(site, admin);
	const { status, body } = await readApi(admin, '/admin/outbox');
	expect([status, body.length]).toEqual([200, 2]);
	expect(body[0]).toEqual({
		id: 2,
		to: 'rosa@example.com',
		subject: expect.stringMatching(/^\d{6} is your College Tour Trails code$/),
		text: expect.stringContaining('This code signs you in'),
		created: expect.stringMatching(/^\d{4}-.*Z$/),
		state: 'waiting',
		attempts: 0,
		next_attempt: null,
		settled: null,
		last_error: null,
	});
	expect(await readApi(rosa, '/admin/outbox')).toMatchObject({ status: 403, body: { code: 'not_allowed' } });

	const code = body[0].subject.slice(0, 6);
	expect((await family.submit(check, '/check', { code })).url.href).toBe(`${SITE}/`);
	expect((await readApi(family, '/account')).body.email).toBe('rosa@example.com');
});

test('where mail is sent, a code is for its mailbox alone: an admin sees that one was sent, but not which', async () => {
	const site = await aSignInSite();
	const rosa = site.browser();
	await signUp(site, rosa, 'rosa@example.com');
	const code = site.lastCode();
	const admin = site.browser();
	await signInAsAdmin(site, admin);
	const { body } = await readApi(admin, '/admin/outbox');
	expect(body).toMatchObject([
		{
			subject: '•••••• is your College Tour Trails code',
			text: expect.stringMatching(/finishes your new account:\n\n••••••\n\nIt works/),
		},
	]);
	expect([code, JSON.stringify(body).includes(code)]).toEqual([expect.stringMatching(/^\d{6}$/), false]);
});

test('where mail is sent, an admin sees no link that would confirm the newsletter for somebody else', async () => {
	const { answerTo, db } = await aServerWithEditors({ publicUrl: 'https://tours.example' });
	await answerTo('/api/public/newsletter', { body: { subscriber: 'teen@example.org' } });
	const token = db.select().from(subscribers).get()?.token ?? '';
	expect(db.select().from(outboxMails).get()?.text).toContain(`/newsletter/confirm?token=${token}\n`);
	const { body } = await answerTo('/api/admin/outbox');
	expect(body).toMatchObject([
		{ to: 'teen@example.org', text: expect.stringMatching(/confirm\?token=•{43}\n/) },
	]);
	expect(JSON.stringify(body)).not.toContain(token);
});

test('a mail that was given up on is tried again; one that was sent, or would mislead by now, is not', async () => {
	const { answerTo, db, admin, changes, now } = await aServerWithEditors();
	const dead = new Date('2026-11-20T10:00:00Z');
	const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', created: dead, attempts: 9 };
	db.insert(outboxMails)
		.values([
			{ ...mail, dead, last_error: '550 no such mailbox' },
			{ ...mail, sent: dead },
			{ ...mail, dead, expires: dead },
		])
		.run();
	const retry = (id: number) => answerTo('/api/admin/outbox/retry', { body: { id } });
	expect(await retry(1)).toMatchObject({ status: 200, body: { id: 1, state: 'waiting', attempts: 0 } });
	expect((await answerTo('/api/admin/outbox')).body).toMatchObject([
		{ id: 3, state: 'dead' },
		{ id: 2, state: 'sent' },
		{ id: 1, state: 'waiting', settled: null, last_error: '550 no such mailbox' },
	]);
	// The answer was lost: sent again, it changes nothing.
	expect(await retry(1)).toMatchObject({ status: 200, body: { id: 1, state: 'waiting' } });
	expect(await retry(2)).toMatchObject({ status: 200, body: { id: 2, state: 'sent' } });
	expect(await retry(4)).toMatchObject({ status: 404, body: { code: 'not_found' } });
	expect(await retry(3)).toMatchObject({
		status: 400,
		body: { code: 'bad_body', detail: expect.stringContaining('mislead') },
	});
	expect(changes()).toEqual([
		{
			account_id: admin.id,
			at: now(),
			what: 'mail',
			key: '1',
			before: { dead: dead.toISOString() },
			after: { dead: null },
		},
	]);
});

test('waiting and abandoned mail stays in the outbox however much was sent since: the latest of each, newest first', async () => {
	const { answerTo, db } = await aServerWithEditors();
	const at = new Date('2026-11-20T10:00:00Z');
	const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', created: at };
	const sent = Array.from({ length: MOST_OF_A_STATE + 1 }, () => ({ ...mail, sent: at }));
	db.insert(outboxMails)
		.values([{ ...mail, dead: at }, mail, ...sent])
		.run();
	const { body } = await answerTo('/api/admin/outbox');
	const ids = body.map(({ id }: { id: number }) => id);
	expect([ids.length, ids.slice(0, 2), ids.slice(-3)]).toEqual([502, [503, 502], [4, 2, 1]]);
	expect(body.slice(-2)).toMatchObject([{ state: 'waiting' }, { state: 'dead' }]);
});
