import { expect, test } from 'vitest';
import { outboxMails } from '#server/mail/table.ts';
import { anOffice } from '../an-office.ts';

test('a mail that was given up is tried again; one that was sent, or would mislead by now, is not', async () => {
	const { answerTo, db, admin, changes, now } = await anOffice();
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
	expect((await retry(2)).status).toBe(404);
	expect(await retry(3)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('mislead') } });
	expect(changes()).toEqual([
		{
			...{ account_id: admin.id, at: now(), what: 'mail', key: '1' },
			before: { dead: dead.toISOString() },
			after: { dead: null },
		},
	]);
});
