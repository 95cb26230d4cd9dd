import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { keepSending, keepTidying } from '#server/mail/keep-sending.ts';
import type { Jobs } from '#server/timing/repeat.ts';
import { countedJobs } from '../counted-jobs.ts';
import { refuseCommits } from '../refused-commits.ts';
import { aMailServer, reply } from './a-mail-server.ts';
import { aPostOffice } from './a-post-office.ts';
import { mailServers } from './mail-servers.ts';

const aServerWith = mailServers();

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

test('the next of many mails is found by the index, not by looking at all that wait', () => {
	const office = aPostOffice();
	office.post();
	const { outbox } = office.worker('smtp://127.0.0.1:1');
	const client = office.db.$client;
	const prepare = client.prepare.bind(client);
	const asked: string[] = [];
	client.prepare = ((text: string) => asked.push(text) && prepare(text)) as typeof client.prepare;
	expect(outbox.take('w', office.now())?.id).toBe(1);
	const [text = ''] = asked;
	const plan = prepare(`explain query plan ${text}`)
		.all(...Array(text.split('?').length - 1).fill(0))
		.map((step) => (step as { detail: string }).detail);
	expect(plan).toContain('SEARCH outbox_mails USING INDEX outbox_mails_due (<expr><?)');
	expect(plan.join()).not.toMatch(/SCAN outbox_mails|TEMP B-TREE/);
});

test('a lease that was not written sends nothing, or its email would go out again and again', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	office.post();
	refuseCommits(office.db, 'outbox_mails');
	await expect(office.worker(server.url).run()).rejects.toThrow('FOREIGN KEY constraint failed');
	expect([server.asked, office.rows()[0]?.attempts]).toEqual([[], 0]);
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

test('a worker that lost its lease ends nothing', () => {
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

test('a code is never sent late, and goes before mail that can wait', async () => {
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

test('mail sent or given up a month ago is forgotten, waiting mail is kept', async () => {
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

test('where no mail is sent, expired codes are still forgotten, and waiting mail is kept', async () => {
	const office = aPostOffice();
	office.post({ subject: 'Contact' });
	office.post({ subject: 'Code', expires: office.now() });
	const jobs: Jobs = new Map();
	const tidy = () =>
		keepTidying(office.db, { now: office.now, jobs, log: (line) => office.log.push(line) })();
	await tidy();
	expect(jobs.get('outbox')?.everyMs, 'so that a watch knows when it is late').toBe(60 * 60_000);
	expect(office.rows()[1]).toMatchObject({ dead: office.now(), sent: null });
	office.pass(31 * 24 * 60);
	await tidy();
	expect(office.rows().map(({ subject }) => subject)).toEqual(['Contact']);
	expect(office.log).toEqual([]);
});

test('each email of a long line is a step, sent or not, so that a slow server does not look like a job that hangs', async () => {
	const office = aPostOffice();
	const server = await aServerWith({
		onRcptTo: ({ address }, _session, done) =>
			done(address.startsWith('bob') ? reply(550, 'Nobody here') : null),
	});
	for (const name of ['ann', 'bob', 'rosa']) office.post({ to: `${name}@example.org` });
	const { jobs, moves } = countedJobs();
	// One run alone: a further one would count, too.
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	const from = { name: '', address: 'hello@tours.example' };
	const stop = keepSending(office.db, {
		smtp: { url: server.url, from },
		contactTo: 'us@tours.example',
		now: office.now,
		jobs,
		log: () => undefined,
	});
	while (office.rows().some(({ sent, dead }) => !sent && !dead)) await sleep(20);
	await stop();
	vi.useRealTimers();
	expect([server.took.length, moves]).toEqual([2, { outbox: 1 + 3 + 1 }]);
});

test('a code that runs out while others are being sent is not sent', async () => {
	const office = aPostOffice();
	const server = await aServerWith({
		onRcptTo: (_address, _session, done) => {
			office.pass(6);
			done();
		},
	});
	const expires = new Date(office.now().getTime() + 10 * 60_000);
	for (const name of ['first', 'second', 'third']) office.post({ subject: name, expires });
	const { run } = office.worker(server.url);
	expect(await run()).toBe(2);
	expect(await run()).toBe(0);
	expect(server.took.map(({ mail }) => mail.subject)).toEqual(['first', 'second']);
	expect(office.rows()[2]?.last_error).toBe('expired before it could be sent');
});

test('a worker that died between the server’s yes and its own record sends twice, under one Message-ID', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	office.post();
	const { run, outbox, sender } = office.worker(server.url);
	const mail = outbox.take('w_dead', office.now());
	if (mail) await sender.send(mail);
	office.pass(3);
	expect(await run()).toBe(1);
	const ids = server.took.map(({ mail: { messageId } }) => messageId);
	expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('a worker that is told to stop finishes the current mail first', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	for (let mail = 0; mail < 5; mail += 1) office.post();
	const { run } = office.worker(server.url);
	expect(await run(() => server.took.length >= 2)).toBe(2);
	expect(office.rows().filter(({ lease }) => lease !== null)).toEqual([]);
	expect(await run()).toBe(3);
});

test('once there is a mail server, messages written before arrive; stopping lets them finish', async () => {
	const server = await aServerWith();
	const office = aPostOffice();
	office.post({ to: 'admin@localhost', isToUs: true });
	office.post();
	const from = { name: 'College Tour Trails', address: 'hello@tours.example' };
	const jobs: Jobs = new Map();
	const stop = keepSending(office.db, {
		smtp: { url: server.url, from },
		contactTo: 'office@tours.example',
		now: office.now,
		jobs,
		log: (line) => office.log.push(line),
	});
	await stop();
	expect(jobs.get('outbox')?.everyMs, 'somebody waits for their code').toBe(2000);
	expect(server.took.map(({ to }) => to)).toEqual([['office@tours.example']]);
	expect(office.rows().map(({ sent }) => sent)).toEqual([office.now(), null]);
	expect(office.log).toEqual([]);
});
