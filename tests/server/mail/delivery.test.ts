import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { aMailServer, reply } from './a-mail-server.ts';
import { aPostOffice } from './a-post-office.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((server) => server.close()));
});

async function aServerWith(options?: SMTPServerOptions, port?: number) {
	const server = await aMailServer(options, port);
	open.push(server);
	return server;
}

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
	const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
	expect(header('list-unsubscribe')).toBe('<https://tours.example/newsletter/unsubscribe?token=x>');
	expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	expect(office.rows()).toMatchObject([{ sent: office.now(), dead: null, attempts: 1, lease: null }]);
});

test('a greylisted mail is delivered at the next attempt, once, under the same Message-ID', async () => {
	let isGrey = true;
	const server = await aServerWith({
		onRcptTo: (_address, _session, done) => done(isGrey ? reply(451, 'Greylisted, come back') : null),
	});
	const office = aPostOffice();
	office.post();
	const { run } = office.worker(server.url);
	expect(await run()).toBe(0);
	expect(office.rows()[0]).toMatchObject({ sent: null, dead: null, attempts: 1 });
	expect(office.rows()[0]?.last_error).toContain('451');
	isGrey = false;
	expect(await run()).toBe(0);
	office.pass(0.5);
	expect([await run(), await run()]).toEqual([1, 0]);
	expect(server.took).toHaveLength(1);
	expect(office.rows()[0]).toMatchObject({ sent: office.now(), attempts: 2, last_error: null });
});

test('a mail that is put off waits twice as long each time, an hour at most, and five days in all', async () => {
	const server = await aServerWith({ onRcptTo: (_address, _session, done) => done(reply(450, 'Later')) });
	const office = aPostOffice();
	const begin = office.now().getTime();
	office.post();
	const { run } = office.worker(server.url);
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

test('a wrong password loses nothing: once it is right, all is delivered', async () => {
	const server = await aServerWith({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _session, done) =>
			password === 'ri@ght' ? done(null, { user: username }) : done(reply(535, 'Authentication failed')),
	});
	const office = aPostOffice();
	office.post();
	office.post({ to: 'bob@example.org' });
	const withPassword = (password: string) => office.worker(`smtp://ann:${password}@127.0.0.1:${server.port}`);
	const wrong = withPassword('wrong');
	for (let hours = 0; hours < 30; hours += 1) {
		expect(await wrong.run()).toBe(0);
		office.pass(60);
	}
	expect(office.rows()).toMatchObject([
		{ dead: null, sent: null, attempts: 0 },
		{ dead: null, sent: null },
	]);
	expect(office.log[0]).toMatch(/^mail 1 not sent \(server\): /);
	expect(await withPassword('ri%40ght').run()).toBe(2);
	expect(server.took.map(({ to }) => to[0]).sort()).toEqual(['ann@example.org', 'bob@example.org']);
});

test('a server that is down for a day gets everything once it is back, each mail once, and was not hammered', async () => {
	const first = await aMailServer();
	await first.close();
	const office = aPostOffice();
	for (let mail = 0; mail < 20; mail += 1) office.post({ to: `family${mail}@example.org` });
	const { run } = office.worker(first.url);
	for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
		expect(await run()).toBe(0);
		office.pass(1);
	}
	expect(office.log.length).toBeLessThan(24 * 12 + 10);
	const back = await aServerWith({}, first.port);
	office.pass(5);
	expect(await run()).toBe(20);
	expect(back.took.map(({ to }) => to[0]).sort()).toEqual(
		Array.from({ length: 20 }, (_, mail) => `family${mail}@example.org`).sort(),
	);
});

test('two workers, and two in one process, send each mail once', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	for (let mail = 0; mail < 40; mail += 1) office.post({ to: `family${mail}@example.org` });
	const workers = [office.worker(server.url), office.worker(server.url), office.worker(server.url)];
	const sent = await Promise.all(workers.map(({ run }) => run()));
	expect(sent.reduce((sum, one) => sum + one)).toBe(40);
	expect(sent.filter((one) => one > 0).length).toBeGreaterThan(1);
	expect(new Set(server.took.map(({ to }) => to[0])).size).toBe(40);
	expect(server.took).toHaveLength(40);
});

test('a mail whose worker died is sent by another, once the lease is over', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	office.post();
	const { run, outbox } = office.worker(server.url);
	expect(outbox.take('w_dead', office.now())?.id).toBe(1);
	expect(await run()).toBe(0);
	office.pass(10);
	expect(await run()).toBe(1);
});

test('who lost the lease settles nothing any more', () => {
	const office = aPostOffice();
	office.post();
	const { outbox } = office.worker('smtp://127.0.0.1:1');
	const late = outbox.take('w_one', office.now());
	office.pass(11);
	const own = outbox.take('w_two', office.now());
	if (!late || !own) throw new Error('both took it');
	outbox.dead(late, office.now(), 'too late');
	expect(office.rows()[0]).toMatchObject({ dead: null, lease: 'w_two' });
	outbox.sent(own, office.now());
	expect(office.rows()[0]).toMatchObject({ sent: office.now(), lease: null });
});

test('a code is never sent late, and comes before what can wait', async () => {
	const down = await aMailServer();
	await down.close();
	const office = aPostOffice();
	office.post({ subject: 'Contact' });
	office.post({ subject: 'Code', expires: new Date(office.now().getTime() + 10 * 60_000) });
	const { run, outbox } = office.worker(down.url);
	const first = outbox.take('w_look', office.now());
	expect(first?.subject).toBe('Code');
	if (first) outbox.release(first, office.now(), 'put back');
	await run();
	office.pass(11);
	const back = await aServerWith({}, down.port);
	expect(await run()).toBe(1);
	expect(back.took.map(({ mail }) => mail.subject)).toEqual(['Contact']);
	expect(office.rows()[1]).toMatchObject({
		dead: office.now(),
		last_error: 'expired before it could be sent',
	});
});

test('what was settled a month ago is forgotten, what waits is kept', async () => {
	const office = aPostOffice();
	office.post();
	office.post();
	const { outbox } = office.worker('smtp://127.0.0.1:1');
	const mail = outbox.take('w', office.now());
	if (mail) outbox.sent(mail, office.now());
	office.pass(31 * 24 * 60);
	outbox.tidy(office.now());
	expect(office.rows().map(({ id }) => id)).toEqual([2]);
});
