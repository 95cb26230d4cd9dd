import { expect, test } from 'vitest';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';
import { reply } from './a-mail-server.ts';
import { aPostOffice } from './a-post-office.ts';
import { mailServers } from './mail-servers.ts';

const aServerWith = mailServers();

test('an admin reads what became of each mail', async () => {
	const mailServer = await aServerWith({
		onRcptTo: ({ address }, _session, done) => {
			if (address.startsWith('grey')) return done(reply(451, 'Come back later'));
			return done(address.startsWith('nobody') ? reply(550, 'No such mailbox') : null);
		},
	});
	const office = aPostOffice();
	const { app } = aServer({ db: office.db, now: office.now });
	const admin = await aMember(office.db, 'joy', { group: 'admin' }, office.now());
	const read = async () => {
		const answer = await app.request('/api/admin/outbox', { headers: admin.headers });
		return (await answer.json()) as Record<string, unknown>[];
	};

	for (const to of ['ann@example.org', 'nobody@example.org', 'grey@example.org']) office.post({ to });
	const begin = office.now().toISOString();
	expect(await read()).toMatchObject(
		Array(3).fill({ state: 'waiting', attempts: 0, next_attempt: null, settled: null, last_error: null }),
	);
	await office.worker(mailServer.url).run();
	const [grey, nobody, ann] = await read();
	expect(ann).toEqual({
		id: 1,
		to: 'ann@example.org',
		subject: 'Hello',
		text: 'A mail.',
		created: begin,
		state: 'sent',
		attempts: 1,
		next_attempt: null,
		settled: begin,
		last_error: null,
	});
	expect(nobody).toMatchObject({
		state: 'dead',
		attempts: 1,
		next_attempt: null,
		settled: begin,
		last_error: expect.stringContaining('No such mailbox'),
	});
	expect(grey).toMatchObject({
		state: 'waiting',
		attempts: 1,
		settled: null,
		next_attempt: new Date(office.now().getTime() + 30_000).toISOString(),
		last_error: expect.stringContaining('Come back later'),
	});
});

test('a mail server’s words fill one line of the list, and no more', async () => {
	const mailServer = await aServerWith({
		onRcptTo: (_address, _session, done) => done(reply(550, `No\t${'x'.repeat(600)}`)),
	});
	const office = aPostOffice();
	office.post();
	await office.worker(mailServer.url).run();
	const [row] = office.rows();
	expect(row?.last_error).toHaveLength(300);
	expect(row?.last_error).not.toMatch(/[\r\n\t]/);
});
