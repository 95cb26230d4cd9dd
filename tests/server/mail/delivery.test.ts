import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { reply } from './a-mail-server.ts';
import { aPostOffice, sameEachTime } from './a-post-office.ts';
import { mailServers } from './mail-servers.ts';

const aServerWith = mailServers();

test('a mail arrives once, as it was written, from us and to one address', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	const { id } = office.post({
		subject: 'Grüße aus Boston',
		text: 'Zwölf Meilen\n',
		replyTo: 'rosa@example.com',
		unsubscribeUrl: 'https://tours.example/newsletter/unsubscribe?token=x',
	});
	const { run } = office.worker(server.url);
	expect([await run(), await run()]).toEqual([1, 0]);
	expect(server.took).toHaveLength(1);
	const [{ mail, to } = { mail: undefined, to: [] }] = server.took;
	expect(to).toEqual(['ann@example.org']);
	expect(mail).toMatchObject({
		from: { name: 'College Tour Trails', address: 'hello@tours.example' },
		replyTo: [{ address: 'rosa@example.com' }],
		subject: 'Grüße aus Boston',
		messageId: `<outbox.${id}.${office.now().getTime()}@tours.example>`,
	});
	expect(mail?.text?.trim()).toBe('Zwölf Meilen');
	expect(mail?.html).toMatch(/<p[^>]*>Zwölf Meilen<\/p>/);
	const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
	expect(header('list-unsubscribe')).toBe('<https://tours.example/newsletter/unsubscribe?token=x>');
	expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	expect(office.rows()).toMatchObject([{ sent: office.now(), dead: null, attempts: 1, lease: null }]);
});

test('a host in letters of its own is written as mail knows it', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	office.post({ to: 'rosa@bücher.example', replyTo: 'max@пошта.укр' });
	expect(await office.worker(server.url).run()).toBe(1);
	const header = (key: string) => server.took[0]?.mail.headers.find((one) => one.key === key)?.value;
	expect(header('to')).toBe('rosa@xn--bcher-kva.example');
	expect(header('reply-to')).toBe('max@xn--80a1acn3a.xn--j1amh');
});

test('a greylisted mail is delivered at the next attempt, once, under the same Message-ID', async () => {
	const server = await aGreylistingServer();
	const office = aPostOffice();
	office.post();
	const { run } = office.worker(server.url);
	expect(await run()).toBe(0);
	expect(office.rows()[0]).toMatchObject({ sent: null, dead: null, attempts: 1 });
	expect(office.rows()[0]?.last_error).toContain('451');
	server.knowUs();
	expect(await run()).toBe(0);
	office.pass(0.5);
	expect([await run(), await run()]).toEqual([1, 0]);
	expect(server.took).toHaveLength(1);
	expect(office.rows()[0]).toMatchObject({ sent: office.now(), attempts: 2, last_error: null });
});

test('a deferred mail waits twice as long each time, an hour at most, for five days in all', async () => {
	const server = await aServerWith({ onRcptTo: (_address, _session, done) => done(reply(450, 'Later')) });
	const office = aPostOffice();
	const begin = office.now().getTime();
	office.post();
	const { run } = office.worker(server.url, undefined, sameEachTime);
	const minutes: number[] = [];
	for (let tries = 0; tries < 11; tries += 1) {
		await run();
		const next = office.rows()[0]?.next_attempt?.getTime() ?? 0;
		minutes.push((next - office.now().getTime()) / 60_000);
		office.pass(minutes.at(-1) ?? 0);
	}
	expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
	while (!office.rows()[0]?.dead) {
		await run();
		office.pass(60);
	}
	expect((office.now().getTime() - begin) / 86_400_000).toBeGreaterThan(5);
	expect((office.now().getTime() - begin) / 86_400_000).toBeLessThan(5.2);
});

test('a mail that waited a week for a server is deferred by it like a new one, and delivered', async () => {
	const server = await aGreylistingServer();
	const office = aPostOffice();
	office.post();
	office.pass(7 * 24 * 60);
	const { run } = office.worker(server.url);
	expect(await run()).toBe(0);
	expect(office.rows()[0]).toMatchObject({ sent: null, dead: null, attempts: 1 });
	server.knowUs();
	office.pass(0.5);
	expect(await run()).toBe(1);
});

test('a refused mail dies at once, with the reason, and does not hold up the next', async () => {
	const server = await aServerWith({
		onRcptTo: ({ address }, _session, done) =>
			done(address.startsWith('nobody') ? reply(550, 'No such mailbox') : null),
	});
	const office = aPostOffice();
	office.post({ to: 'nobody@example.org' });
	office.post();
	expect(await office.worker(server.url).run()).toBe(1);
	const [dead, sent] = office.rows();
	expect(dead).toMatchObject({ sent: null, dead: office.now(), attempts: 1 });
	expect(dead?.last_error).toContain('No such mailbox');
	expect(sent?.sent).toEqual(office.now());
	office.pass(600);
	expect(await office.worker(server.url).run()).toBe(0);
	expect(server.took).toHaveLength(1);
});

test('a mail that is refused for its content dies', async () => {
	const server = await aServerWith({
		onData: (stream, _session, done) => {
			stream.resume();
			stream.on('end', () => done(reply(554, 'Not this')));
		},
	});
	const office = aPostOffice();
	office.post();
	await office.worker(server.url).run();
	expect(office.rows()[0]?.dead).toEqual(office.now());
});

test.each([
	[550, () => 'The from address does not match a verified Sender Identity.'],
	[554, (to: string) => `Message rejected: Email address is not verified: ${to} (request 7f${to.length}-01)`],
	[550, () => '5.4.5 Daily user sending limit exceeded.'],
])(
	'a server that refuses each mail with the same %d has a complaint about us: no mail dies of it',
	async (code, words) => {
		const server = await aRefusingServer(code, words);
		const office = aPostOffice();
		for (let mail = 0; mail < 6; mail += 1) office.post({ to: `family${mail}@example.org` });
		const { run } = office.worker(server.url);
		for (let hours = 0; hours < 2; hours += 1) {
			expect(await run()).toBe(0);
			office.pass(60);
		}
		expect(office.rows().filter(({ dead, attempts }) => dead !== null || attempts > 0)).toEqual([]);
		server.relent();
		expect(await run()).toBe(6);
		expect(new Set(server.took.map(({ to }) => to[0])).size).toBe(6);
	},
);

test('once another mail was sent, a refusal is about the mail again', async () => {
	const server = await aRefusingServer(554, () => '5.7.1 Rejected as spam', /spam/);
	const office = aPostOffice();
	const { run } = office.worker(server.url);
	const spam = (to: string) => office.post({ to, subject: 'spam', text: 'spam' });
	const dead = () => office.rows().filter((row) => row.dead !== null).length;
	spam('ann@example.org');
	expect([await run(), dead()]).toEqual([0, 1]);
	spam('bob@example.org');
	expect([await run(), dead()]).toEqual([0, 0]);
	office.post();
	expect([await run(), dead()]).toEqual([1, 0]);
	office.pass(0.5);
	expect([await run(), dead()]).toEqual([0, 1]);
});

/** A server that refuses mails once it has read them, all or those of one kind, until it relents. */
async function aRefusingServer(code: number, words: (to: string) => string, what = /./) {
	let isRefusing = true;
	const server = await aServerWith({
		onData: (stream, session, done) => {
			void buffer(stream).then((raw) => {
				const [{ address } = { address: '' }] = session.envelope.rcptTo;
				if (isRefusing && what.test(raw.toString())) return done(reply(code, words(address)));
				server.took.push({ mail: undefined as never, to: [address] });
				done();
			});
		},
	});
	const relent = () => {
		isRefusing = false;
	};
	return { ...server, relent };
}

/** A server that asks everybody to come back, until it knows us. */
async function aGreylistingServer() {
	let isGrey = true;
	const server = await aServerWith({
		onRcptTo: (_address, _session, done) => done(isGrey ? reply(451, 'Greylisted, come back') : null),
	});
	const knowUs = () => {
		isGrey = false;
	};
	return { ...server, knowUs };
}
