import { expect, test } from 'vitest';
import { contactRules } from '#domain/contact/contact-rules.ts';
import { faultsOf } from '#domain/forms/rules.ts';
import { startBackground } from '#server/background.ts';
import { readConfig } from '#server/config.ts';
import { queueMail } from '#server/mail/mail.ts';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { createMailStore } from '#server/mail/store.ts';
import { createSharedParts } from '#server/shared-parts.ts';
import { aMember, PAID } from '../a-member.ts';
import { mailServers } from '../mail/mail-servers.ts';
import { aContact, theForms } from '../the-forms.ts';

const aServerWith = mailServers();
const nothing = { messages: [], subscribers: [], mails: [] };

test('a message is answered 200, and stored with its mail to us, whose reply goes to the visitor', async () => {
	const { contact, rows, now } = theForms({ contactTo: 'office@tours.example' });
	const { status, json, headers } = await contact(aContact());
	expect([status, json, headers.get('set-cookie')]).toEqual([200, true, null]);
	expect(rows().messages).toEqual([{ id: 1, ...aContact(), account_id: null, created: now() }]);
	expect(rows().mails).toMatchObject([
		{
			to: 'office@tours.example',
			reply_to: 'rosa@example.com',
			subject: 'Contact form: A guide is wrong',
			text: 'The café on Main Street has closed.\nYours, Rosa\n\n-- \nFrom Rosa Ortiz <rosa@example.com>, a visitor, via the contact form.\n',
			expires: null,
			created: now(),
		},
	]);
});

const words = {
	fname: 'Please type your first name.',
	lname: 'Please type your last name.',
	email: 'Please type your email address, like name@example.com.',
	subject: 'Please type a subject.',
	message: 'Please type your message.',
};

test.each(Object.entries(words))('%s is required: "%s"', async (field, sentence) => {
	const { contact, rows } = theForms();
	for (const value of [undefined, '', ' \t ', null, 7]) {
		const { status, json } = await contact(aContact({ [field]: value }));
		expect([status, json.code, json.detail]).toEqual([400, 'bad_body', `${field}: ${sentence}`]);
		expect(faultsOf(contactRules, aContact({ [field]: value }))).toEqual({ [field]: sentence });
	}
	expect(rows()).toEqual(nothing);
});

test('all faults are reported at once', () => {
	expect(faultsOf(contactRules, {})).toEqual(words);
});

test.each([
	'rosa',
	'rosa@localhost',
	'rosa@example.com, eve@example.com',
	'rosa@example.com;eve@example.com',
	'Rosa <rosa@example.com>',
	'rosa@@example.com',
	'rosa@example..com',
	`${'x'.repeat(65)}@example.com`,
	'rosa@bücher，eve@example.com',
	'rosa@example。com',
	'rosa@example.com\nBcc: eve@example.com',
	'"rosa\r\nBcc: eve"@example.com',
])('%o is not an email address', async (email) => {
	const { contact, rows } = theForms();
	const { status, json } = await contact(aContact({ email }));
	expect([status, json.detail]).toEqual([400, `email: ${words.email}`]);
	expect(rows()).toEqual(nothing);
});

test.each([
	['fname', 80],
	['lname', 80],
	['subject', 150],
	['message', 5000],
] as const)('%s takes %d characters and no more', async (field, most) => {
	const { contact, rows } = theForms();
	expect((await contact(aContact({ [field]: 'é'.repeat(most) }))).status).toBe(200);
	const { status, json } = await contact(aContact({ [field]: 'é'.repeat(most + 1) }));
	expect([status, json.detail]).toEqual([
		400,
		`${field}: Please use at most ${most.toLocaleString('en-US')} characters.`,
	]);
	expect(rows().messages).toHaveLength(1);
});

test('a message sent again after a lost answer is stored once', async () => {
	const { contact, rows, pass } = theForms();
	for (const again of [aContact(), aContact(), aContact({ message: 'And one thing more.' })])
		expect((await contact(again)).json).toBe(true);
	expect([rows().messages.length, rows().mails.length]).toEqual([2, 2]);
	pass(61);
	await contact(aContact());
	expect(rows().messages).toHaveLength(3);
});

test.each([
	'rosa@bücher.example',
	'rosa@пошта.укр',
	'rosa@mail.xn--p1ai',
	"rosa.o'neil+tour@mail.ex-ample.museum",
])('%s is an email address', async (email) => {
	const { contact, rows } = theForms();
	expect((await contact(aContact({ email }))).status).toBe(200);
	expect([rows().messages[0]?.email, rows().mails[0]?.reply_to]).toEqual([email, email]);
});

test('a body not declared as JSON is refused for that, and no field is called missing', async () => {
	const { send } = theForms();
	for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
		const answer = await send('/api/public/contact', aContact(), { 'Content-Type': type });
		const { code, detail } = await answer.json();
		expect([code, detail]).toEqual(['bad_body', 'The body must be JSON, sent as application/json.']);
	}
});

test('a body that is not JSON, or too large, is refused', async () => {
	const { contact, rows } = theForms();
	expect((await contact('{"fname"')).json.code).toBe('bad_body');
	expect((await contact('[]')).json.code).toBe('bad_body');
	expect((await contact(aContact({ website: 'x'.repeat(40_000) }))).json.code).toBe('too_large');
	expect(rows()).toEqual(nothing);
});

test('a program that fills in the field no person sees is answered the same, and nothing is stored', async () => {
	const { contact, rows } = theForms();
	const { status, json } = await contact(aContact({ website: 'https://spam.example' }));
	expect([status, json]).toEqual([200, true]);
	expect(rows()).toEqual(nothing);
	expect((await contact(aContact({ website: '' }))).status).toBe(200);
	expect(rows().messages).toHaveLength(1);
});

test('a signed-in person writes from the account’s address, whatever the form says', async () => {
	const { db, contact, rows, now } = theForms();
	const ann = await aMember(db, 'ann', PAID, now());
	for (const email of ['eve@example.com', 'nonsense', '', undefined]) {
		expect((await contact(aContact({ email }), ann.headers)).status).toBe(200);
	}
	expect(new Set(rows().messages.map(({ email, account_id }) => `${email} ${account_id}`))).toEqual(
		new Set([`ann@example.org ${ann.id}`]),
	);
	expect(rows().mails[0]).toMatchObject({
		reply_to: 'ann@example.org',
		text: expect.stringContaining(`From Rosa Ortiz <ann@example.org>, the account ${ann.id}, via the`),
	});
});

test('the admin of a local server can write too; anyone without an address types one', async () => {
	const { db, contact, rows, now } = theForms();
	const admin = await aMember(db, 'admin', { email: 'admin@localhost' }, now());
	expect((await contact(aContact({ email: 'admin@localhost' }), admin.headers)).status).toBe(200);
	expect(rows().mails.at(-1)?.reply_to).toBe('admin@localhost');
	const nobody = await aMember(db, 'nobody', { email: null }, now());
	expect((await contact(aContact({ email: 'x' }), nobody.headers)).status).toBe(400);
	expect((await contact(aContact(), nobody.headers)).status).toBe(200);
	expect(rows().messages.at(-1)).toMatchObject({ email: 'rosa@example.com', account_id: nobody.id });
});

test('an address that a provider made up is never the one to answer to', async () => {
	const { db, contact, rows, now } = theForms();
	for (const [index, email] of ['a@example.com, eve@example.com', 'a@b\r\nBcc: eve@example.com'].entries()) {
		const odd = await aMember(db, `odd${index}`, { email }, now());
		expect((await contact(aContact(), odd.headers)).status).toBe(200);
		expect(rows().mails.at(-1)).toMatchObject({ to: 'us@tours.example', reply_to: null });
	}
});

test('only the pages of this site can send it', async () => {
	const { contact, rows } = theForms();
	const { status, json } = await contact(aContact(), { 'Sec-Fetch-Site': 'cross-site' });
	expect([status, json.code]).toEqual([403, 'forbidden_origin']);
	expect(rows()).toEqual(nothing);
});

test('messages from before an address was set go there once it is set', async () => {
	const server = await aServerWith();
	const { db, contact, now, log } = theForms({
		contactTo: readConfig({ ADMIN_EMAIL: 'joy@home.example' }).contactTo,
	});
	await contact(aContact());
	const config = readConfig({
		SMTP_URL: server.url,
		MAIL_FROM: 'hello@tours.example',
		CONTACT_TO: 'office@tours.example',
	});
	const ask = () => Promise.reject(new Error('Nobody is asked here'));
	const write = (line: string) => log.push(line);
	const shared = createSharedParts({ db, settings: config, now, log: write });
	await startBackground({
		...shared,
		db,
		config,
		now,
		ask,
		jobs: new Map(),
		findStuck: () => [],
		log: write,
	})();
	expect([server.took.map(({ to }) => to), log]).toEqual([[['office@tours.example']], []]);
});

test('a message given up at a wrong address is tried again at the right one; a receipt stays its owner’s', async () => {
	const { db, contact, rows, now } = theForms({ contactTo: 'office@tuors.example' });
	await contact(aContact());
	queueMail(db, { to: 'anna@intranet', subject: 'Receipt: 2 licences', text: 'AB-CD' }, now());
	const outbox = createOutboxStore(db);
	const message = outbox.take('w', now());
	if (message) outbox.dead(message, now(), '550 No such domain');
	outbox.readdress('office@tours.example');
	const admin = await aMember(db, 'joy', { group: 'admin' }, now());
	expect(await createMailStore(db).retry(1, admin.id, now())).toMatchObject({ to: 'office@tours.example' });
	expect(rows().mails.map(({ to }) => to)).toEqual(['office@tours.example', 'anna@intranet']);
});
