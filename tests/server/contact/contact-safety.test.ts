import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { createSender } from '#server/mail/sender.ts';
import { createMailWorker } from '#server/mail/worker.ts';
import { mailServers } from '../mail/mail-servers.ts';
import { aContact, theForms } from '../the-forms.ts';

const aServerWith = mailServers();

const breaks = ['\r\n', '\n', '\r', '\0', '\u2028', '\u2029', '\u0085'];

test.each(['fname', 'lname', 'subject'])('no kind of line break passes in %s', async (field) => {
	const { contact, rows } = theForms();
	for (const end of breaks) {
		const { status, json } = await contact(aContact({ [field]: `Hello${end}Bcc: eve@example.com` }));
		expect([end, status, json.detail]).toEqual([end, 400, `${field}: Please use one line of plain letters.`]);
	}
	expect(rows().mails).toEqual([]);
});

test('text that looks like a header stays in the message, on the wire as well', async () => {
	const raw: string[] = [];
	const server = await aServerWith({
		onData: (stream, _session, done) => {
			void buffer(stream).then((bytes) => {
				raw.push(bytes.toString());
				done();
			});
		},
	});
	const { db, contact, now, log } = theForms();
	const subject = 'Bcc: eve@example.com, "x" <eve@example.com> =?utf-8?q?=0ABcc:_eve=40example.com?=';
	const message = '.\r\n.\r\nRCPT TO:<eve@example.com>\r\nBcc: eve@example.com\r\n\r\nHello';
	const who = { fname: 'Rosa <eve@example.com>,', lname: '"; eve@example.com' };
	expect((await contact(aContact({ ...who, subject, message }))).status).toBe(200);
	const from = { name: 'Tours', address: 'hello@tours.example' };
	const worker = createMailWorker({
		outbox: createOutboxStore(db),
		sender: createSender({ url: server.url, from }),
		now,
		log: (line) => log.push(line),
	});
	expect(await worker.run()).toBe(1);
	expect(server.asked).toEqual(['us@tours.example']);
	const [head = ''] = raw.join('').split('\r\n\r\n');
	const names = head
		.replace(/\r\n[ \t]+/g, ' ')
		.split('\r\n')
		.map((line) => line.slice(0, line.indexOf(':')));
	expect(names.sort()).toEqual(
		[
			'Auto-Submitted',
			'Content-Type',
			'Date',
			'From',
			'MIME-Version',
			'Message-ID',
			'Reply-To',
			'Subject',
			'To',
		].sort(),
	);
	expect(head).toMatch(/^To: us@tours\.example\r$/m);
	expect(head).toMatch(/^Reply-To: rosa@example\.com\r$/m);
});

test.each(['outbox_mails', 'contact_messages'])(
	'when %s cannot be written, neither the message nor its mail is stored, and the visitor is told',
	async (table) => {
		const { contact, rows, breakTable, log } = theForms();
		breakTable(table);
		const { status, json } = await contact(aContact());
		expect([status, json.code]).toEqual([500, 'internal']);
		expect(rows()).toEqual({ messages: [], subscribers: [], mails: [] });
		expect(log.join()).toContain('broken on purpose');
		expect(JSON.stringify(json)).not.toContain('broken');
	},
);

test('on a full disk nothing is half stored, and the visitor is told so', async () => {
	const { db, contact, rows } = theForms();
	const pages = db.$client.pragma('page_count', { simple: true }) as number;
	db.$client.pragma(`max_page_count = ${pages}`);
	const answers: string[] = [];
	for (let letters = 0; letters < 15; letters += 1) {
		const message = `${letters} `.padEnd(5000, 'x');
		const { status, json } = await contact(aContact({ message }));
		answers.push(`${status} ${json.code ?? json}`);
	}
	expect(answers.at(-1)).toBe('507 storage_full');
	expect(rows().messages).toHaveLength(rows().mails.length);
});

test('one place may write twenty times an hour, another is not held up by it', async () => {
	const { contact, rows, pass } = theForms();
	for (let letters = 0; letters < 20; letters += 1)
		expect((await contact(aContact({ subject: `${letters}` }))).status).toBe(200);
	const { status, json, headers } = await contact(aContact());
	expect([status, json.code, headers.get('retry-after')]).toEqual([429, 'too_many_requests', '3600']);
	// A value the sender puts before the proxy's does not count as a new address.
	const forged = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
	expect((await contact(aContact(), forged)).status).toBe(429);
	expect((await contact(aContact(), { 'X-Forwarded-For': '198.51.100.8' })).status).toBe(200);
	expect(rows().messages).toHaveLength(21);
	pass(59);
	expect((await contact(aContact())).headers.get('retry-after')).toBe('60');
	pass(1);
	expect((await contact(aContact())).status).toBe(200);
});

test('a wrong message costs none of the tries', async () => {
	const { contact } = theForms();
	for (let letters = 0; letters < 30; letters += 1) await contact(aContact({ email: 'no' }));
	expect((await contact(aContact())).status).toBe(200);
});
