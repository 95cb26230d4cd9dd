import { Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { aMailServer, reply } from './a-mail-server.ts';
import { aPostOffice, sameEachTime } from './a-post-office.ts';
import { mailServers } from './mail-servers.ts';

const aServerWith = mailServers();

test('a wrong password loses nothing: once it is right, everything is delivered', async () => {
	const server = await aServerWith({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _session, done) =>
			password === 'ri@ght' ? done(null, { user: username }) : done(reply(535, 'Authentication failed')),
	});
	const office = aPostOffice();
	office.post();
	office.post({ to: 'bob@example.org' });
	const withPassword = (password: string, through?: typeof sameEachTime) =>
		office.worker(`smtp://ann:${password}@127.0.0.1:${server.port}`, undefined, through);
	const wrong = withPassword('wrong', sameEachTime);
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

test('a clock that is set back after a failure makes no pause of a year', async () => {
	const first = await aMailServer();
	await first.close();
	const office = aPostOffice();
	office.post();
	const { run } = office.worker(first.url);
	expect(await run()).toBe(0);
	const back = await aServerWith({}, first.port);
	office.pass(-365 * 24 * 60);
	expect(await run()).toBe(1);
	expect(back.took.map(({ to }) => to[0])).toEqual(['ann@example.org']);
});

test('a silent server is given up on after a while, and the mail waits', async () => {
	const silent = await aServerWith({ onConnect: () => undefined });
	const office = aPostOffice();
	office.post();
	expect(await office.worker(silent.url, 100).run()).toBe(0);
	expect(office.rows()[0]).toMatchObject({ sent: null, dead: null, attempts: 0, lease: null });
	expect(office.log).toEqual([expect.stringMatching(/^mail 1 not sent \(server\): /)]);
});

test('a server that takes the mail and never confirms it is given up on, too', async () => {
	let wasWhole = false;
	const limits = vi.spyOn(Socket.prototype, 'setTimeout');
	const stuck = await aServerWith({
		onData: (stream) => {
			stream.resume();
			stream.on('end', () => {
				wasWhole = true;
				// The deadline passes once the mail has arrived: on a busy machine a real timer could fire at any moment.
				(limits.mock.contexts[limits.mock.calls.findIndex(([ms]) => ms === 5 * 7000)] as Socket).emit(
					'timeout',
				);
			});
		},
	});
	const office = aPostOffice();
	office.post();
	expect(await office.worker(stuck.url, 7000).run()).toBe(0);
	expect([wasWhole, office.log]).toEqual([
		true,
		[expect.stringMatching(/^mail 1 not sent \(server\): .*Timeout/)],
	]);
	expect(office.rows()[0]).toMatchObject({ sent: null, dead: null, lease: null });
});

test('a mail at which the server hangs up each time holds up no other, whatever comes first', async () => {
	const server = await aServerWith({
		onRcptTo: ({ address }, _session, done) =>
			done(address.startsWith('poison') ? reply(421, 'Closing the channel') : null),
	});
	const office = aPostOffice();
	office.post({ to: 'poison@example.org', expires: new Date(office.now().getTime() + 7 * 86_400_000) });
	for (let mail = 0; mail < 5; mail += 1) office.post({ to: `family${mail}@example.org` });
	const { run } = office.worker(server.url);
	expect(await run()).toBe(0);
	office.pass(1);
	expect(await run()).toBe(5);
	office.post({ to: 'late@example.org' });
	office.pass(1);
	expect(await run()).toBe(1);
	expect(office.rows()[0]).toMatchObject({ sent: null, dead: null });
});

const isPoison = ({ address }: { address: string }) => address.startsWith('poison');

test.each<[string, SMTPServerOptions]>([
	['says 421', { onRcptTo: (to, _session, done) => done(isPoison(to) ? reply(421, 'Closing') : null) }],
	[
		'says 421 after the mail',
		{
			onData: (stream, { envelope }, done) => {
				stream.resume();
				stream.on('end', () => done(envelope.rcptTo.some(isPoison) ? reply(421, 'Closing') : null));
			},
		},
	],
	[
		'is gone without a word',
		{
			onRcptTo(to, _session, done) {
				if (!isPoison(to)) return done();
				const { connections } = this as unknown as { connections: Set<{ _socket: Socket }> };
				for (const { _socket } of connections) _socket.destroy();
			},
		},
	],
])('a mail at which the server %s each time delays no code of a quiet evening', async (_, hangingUp) => {
	const server = await aServerWith(hangingUp);
	const office = aPostOffice();
	office.post({ to: 'poison@example.org' });
	const { run } = office.worker(server.url);
	expect(await run()).toBe(0);
	for (const minutes of [0.5, 0.5, 1, 2, 4, 8, 16, 32, 60]) {
		office.pass(minutes);
		expect(await run()).toBe(0);
		// Just after it was tried once more.
		office.post({ to: 'ann@example.org', expires: new Date(office.now().getTime() + 600_000) });
		expect(await run()).toBe(1);
	}
	expect(office.rows()[0]).toMatchObject({ dead: null, attempts: 9 });
});

test('a mail at which the server always hangs up is given up after five days, with the reason', async () => {
	const server = await aServerWith({ onRcptTo: (_to, _session, done) => done(reply(421, 'Closing')) });
	const office = aPostOffice();
	office.post();
	const { run } = office.worker(server.url, undefined, sameEachTime);
	for (let hours = 0; hours < 5 * 24; hours += 1) {
		await run();
		office.pass(60);
	}
	expect(office.rows()[0]?.dead).toBeNull();
	for (let hours = 0; hours < 24; hours += 1) {
		await run();
		office.pass(60);
	}
	expect(office.rows()[0]).toMatchObject({ dead: expect.any(Date), attempts: 127 });
	expect(office.rows()[0]?.last_error).toContain('421 Closing');
});

test.each<[string, SMTPServerOptions]>([
	['at its door', { onConnect: (_session, done) => done(reply(421, 'Too busy')) }],
	['at our sender', { onMailFrom: (_from, _session, done) => done(reply(421, 'Too much from you')) }],
])('a server that hangs up on everyone %s gets its rest, and no mail dies of it', async (_, hangingUp) => {
	const server = await aServerWith(hangingUp);
	const office = aPostOffice();
	for (let mail = 0; mail < 3; mail += 1) office.post();
	const { run } = office.worker(server.url);
	for (let tries = 0; tries < 10; tries += 1) {
		expect([await run(), await run()]).toEqual([0, 0]);
		office.pass(5);
	}
	expect(office.log).toHaveLength(10);
	expect(office.rows()).toMatchObject(Array(3).fill({ dead: null, sent: null, attempts: 0 }));
});

test('the log does not name a refused recipient; the admins’ list does', async () => {
	const server = await aServerWith({
		onRcptTo: ({ address }, _session, done) => done(reply(550, `<${address}>: unknown here`)),
	});
	const office = aPostOffice();
	office.post();
	await office.worker(server.url).run();
	expect(office.rows()[0]?.last_error).toContain('<ann@example.org>: unknown here');
	expect(office.log).toEqual([expect.stringContaining('<[address]>: unknown here')]);
});

test('a mail server on this machine may show a self-signed certificate', async () => {
	const server = await aServerWith({ disabledCommands: [], logger: false });
	const office = aPostOffice();
	office.post();
	expect(await office.worker(server.url).run()).toBe(1);
	expect(office.log).toEqual([]);
});

test('an address that cannot be put on an envelope ends its mail, and stops no other', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	office.post({ to: '<>' });
	office.post({ to: '' });
	office.post();
	expect(await office.worker(server.url).run()).toBe(1);
	expect(office.rows().map(({ dead, sent }) => [dead !== null, sent !== null])).toEqual([
		[true, false],
		[true, false],
		[false, true],
	]);
});

test('a sender that the server refuses is our fault, and costs no mail', async () => {
	const server = await aServerWith({ onMailFrom: (_address, _session, done) => done(reply(550, 'Not you')) });
	const office = aPostOffice();
	office.post();
	expect(await office.worker(server.url).run()).toBe(0);
	expect(office.rows()[0]).toMatchObject({ dead: null, attempts: 0 });
});

test.each([
	[421, 'Shutting down'],
	[454, 'Temporary authentication failure'],
	[530, 'Authentication required'],
	[535, 'Authentication credentials invalid'],
])('a %d at a recipient (%s) is about us, not about the mail', async (code, words) => {
	const server = await aServerWith({ onRcptTo: (_address, _session, done) => done(reply(code, words)) });
	const office = aPostOffice();
	office.post();
	expect(await office.worker(server.url).run()).toBe(0);
	expect(office.rows()[0]).toMatchObject({ dead: null, sent: null, attempts: 0 });
	expect(office.log[0]).toMatch(/^mail 1 not sent \(server\): /);
});

test('a password never goes to another machine unencrypted', async () => {
	const server = await aServerWith({ authOptional: false, allowInsecureAuth: true });
	const office = aPostOffice();
	office.post();
	// This machine under a foreign name: the server offers no TLS, so nothing is sent.
	expect(await office.worker(`smtp://ann:secret@0.0.0.0:${server.port}`).run()).toBe(0);
	expect(office.log[0]).toMatch(/STARTTLS/);
	expect(office.log.join()).not.toContain('secret');
});

test('a mail that was sent while the disk was full is not sent again, however long that lasts', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	office.post();
	office.post({ to: 'bob@example.org' });
	const { run } = office.worker(server.url);
	office.db.run(`create trigger full before update of sent on outbox_mails when new.sent is not null
		begin select raise(abort, 'disk is full'); end`);
	for (let minutes = 0; minutes < 10; minutes += 1) {
		await expect(run()).rejects.toThrow('disk is full');
		office.pass(1);
	}
	office.db.run('drop trigger full');
	expect(await run()).toBe(1);
	expect(server.took.map(({ to }) => to[0])).toEqual(['ann@example.org', 'bob@example.org']);
	expect(office.rows().every(({ sent }) => sent !== null)).toBe(true);
});
