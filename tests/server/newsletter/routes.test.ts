import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect, migrateDatabase } from '#server/db/open.ts';
import { outboxMails } from '#server/mail/table.ts';
import { createSubscriberStore } from '#server/newsletter/store.ts';
import { subscribers } from '#server/newsletter/table.ts';
import { projectFile } from '#server/start/project.ts';
import { theForms } from '../the-forms.ts';
import { linksOf } from './a-newsletter-mail.ts';

test('an address gets one mail with a link to confirm, and the newsletter only after that', async () => {
	const { newsletter, rows, now } = theForms();
	const { status, json, headers } = await newsletter('Rosa@Example.com');
	expect([status, json, headers.get('set-cookie')]).toEqual([200, true, null]);
	expect(rows().subscribers).toMatchObject([
		{
			email: 'rosa@example.com',
			source: 'newsletter',
			status: 'pending',
			confirmed: null,
			forward_next: null,
		},
	]);
	const [mail] = rows().mails;
	const [{ token } = { token: '' }] = rows().subscribers;
	expect(mail).toMatchObject({
		to: 'rosa@example.com',
		subject: 'Please confirm your email address',
		unsubscribe_url: `https://tours.example/newsletter/unsubscribe?token=${token}`,
		reply_to: null,
		expires: new Date(now().getTime() + 7 * 86_400_000),
	});
	expect(linksOf(mail).confirm).toBe(`https://tours.example/newsletter/confirm?token=${token}`);
	expect(token).toMatch(/^[\w-]{43}$/);
});

test.each([
	[undefined],
	[''],
	['rosa'],
	['rosa@example.com\nBcc: eve@example.com'],
	['a@b.example,c@d.example'],
])('%o is refused in the words of the form', async (subscriber) => {
	const { newsletter, rows } = theForms();
	const { status, json } = await newsletter(subscriber);
	expect([status, json.detail]).toEqual([
		400,
		'subscriber: Please type your email address, like name@example.com.',
	]);
	expect(rows().mails).toEqual([]);
});

test('when two processes get the same address at once, only one link is mailed', async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'ctt-')), 'tour-trails.db');
	const [db, other] = [connect(file), connect(file)];
	migrateDatabase(db, projectFile('drizzle'));
	other.$client.pragma('busy_timeout = 0');
	const wish = { email: 'rosa@example.com', first_name: null, source: 'newsletter' } as const;
	const now = new Date();
	let second: Promise<void> | undefined;
	const mailFor = () => {
		second = createSubscriberStore(other).ask(wish, () => null, now);
		return null;
	};
	await createSubscriberStore(db).ask(wish, mailFor, now);
	// It would wait its turn, and then find the first mail's link.
	await expect(second).rejects.toThrow('database is locked');
	for (const { $client } of [db, other]) $client.close();
});

test('when its mail cannot be stored, the subscription is not stored either', async () => {
	const { newsletter, rows, breakTable } = theForms();
	breakTable('outbox_mails');
	expect((await newsletter('rosa@example.com')).status).toBe(500);
	expect(rows()).toEqual({ messages: [], subscribers: [], mails: [] });
});

test('a stranger learns nothing from an address that is on the list: the answers are the same', async () => {
	const { db, newsletter, popup, rows } = theForms();
	const first = await newsletter('rosa@example.com');
	db.update(subscribers).set({ status: 'confirmed' }).where(eq(subscribers.email, 'rosa@example.com')).run();
	const again = await newsletter('ROSA@example.com');
	const seen = ({ status, json, headers }: typeof first) => ({
		status,
		json,
		headers: [...headers].filter(([name]) => name !== 'x-request-id'),
	});
	expect(seen(again)).toEqual(seen(first));
	expect((await popup({ email: 'rosa@example.com', firstName: 'Eve' })).json).toBe(true);
	// Nobody who has confirmed is asked again, and a stranger cannot change that.
	expect(rows().mails).toHaveLength(1);
	expect(rows().subscribers).toMatchObject([{ status: 'confirmed', source: 'newsletter', first_name: null }]);
});

test('a mailbox is asked three times a day at most, and the sender is not told', async () => {
	const { newsletter, rows, pass } = theForms();
	for (let wishes = 0; wishes < 10; wishes += 1) {
		const from = { 'X-Forwarded-For': `198.51.100.${wishes}` };
		expect(await newsletter('rosa@example.com', from)).toMatchObject({ status: 200, json: true });
	}
	expect(rows().mails).toHaveLength(3);
	expect(new Set(rows().mails.map((mail) => linksOf(mail).confirm)).size).toBe(1);
	pass(24 * 60);
	await newsletter('rosa@example.com');
	expect(rows().mails).toHaveLength(4);
});

test('one place may ask two hundred times an hour', async () => {
	const { newsletter, rows } = theForms();
	for (let wishes = 0; wishes < 200; wishes += 1) await newsletter(`a${wishes}@example.com`);
	const { status, json } = await newsletter('b@example.com');
	expect([status, json.code]).toEqual([429, 'too_many_requests']);
	expect(rows().mails).toHaveLength(200);
});

test('after thirty days nothing is left of anyone who never confirmed: no address, no name, no mail', async () => {
	const { popup, rows, pass, db, now, app } = theForms();
	const store = createSubscriberStore(db);
	for (const name of ['ann', 'bob', 'cyd']) {
		await popup({ email: `${name}@example.com`, firstName: name });
	}
	const [, bob, cyd] = rows().mails.map(linksOf);
	await app.request(bob?.oneClick ?? '', { method: 'POST' });
	await store.confirm(new URL(cyd?.confirm ?? '').searchParams.get('token') ?? '', now());
	await app.request(cyd?.oneClick ?? '', { method: 'POST' });
	// Sent when the mail server was back, six days later: the outbox would keep it for a month from then.
	db.update(outboxMails)
		.set({ sent: new Date(now().getTime() + 6 * 86_400_000) })
		.run();
	pass(30 * 24 * 60 + 1);
	await store.forgetUnconfirmed(now());
	expect(rows().subscribers.map(({ email, status }) => [email, status])).toEqual([
		['cyd@example.com', 'unsubscribed'],
	]);
	expect(rows().mails).toEqual([]);
});
