import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '#server/db/open.ts';
import { outboxMails } from '#server/mail/table.ts';
import { inTime } from '../../in-time.ts';
import { aServerProcess } from './a-server-process.ts';
import { mailServers } from './mail-servers.ts';

vi.setConfig({ testTimeout: 240_000 });
const aServerWith = mailServers();
const running: Awaited<ReturnType<typeof aServerProcess>>[] = [];
afterEach(async () => {
	await Promise.all(running.splice(0).map(({ stop }) => stop('SIGKILL')));
});

async function start(dataDir: string, smtpUrl: string) {
	const server = await aServerProcess(dataDir, smtpUrl);
	running.push(server);
	return server;
}
const aFolder = () => mkdtempSync(join(tmpdir(), 'ctt-mail-'));

/** Writes to us through the server's own form. */
async function write(address: string, subject: string) {
	const { status } = await fetch(`${address}/api/public/contact`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Origin: 'https://tours.example' },
		body: JSON.stringify({
			fname: 'Rosa',
			lname: 'Ortiz',
			email: 'rosa@example.com',
			subject,
			message: 'Hello',
		}),
	});
	expect(status).toBe(200);
}

test('killed in the middle of a send, the next server sends the mail once the lease is over, and it arrives once', async () => {
	let hold: () => void = () => undefined;
	const underWay = new Promise<void>((resolve) => {
		hold = resolve;
	});
	// Takes the whole mail and never confirms it.
	const stuck = await aServerWith({
		onData: (stream) => {
			stream.resume();
			stream.on('end', hold);
		},
	});
	const dataDir = aFolder();
	const first = await start(dataDir, stuck.url);
	await write(first.address, 'Guide');
	await underWay;
	await first.stop('SIGKILL');
	await stuck.close();

	const db = connect(join(dataDir, 'tour-trails.db'));
	const row = () => db.select().from(outboxMails).get();
	expect(row()).toMatchObject({ sent: null, dead: null, attempts: 1, lease: expect.stringMatching(/^w_/) });
	const well = await aServerWith({}, stuck.port);
	const second = await start(dataDir, well.url);
	// Nobody resends a mail that may still be under way: later mail goes out, and this one stays.
	await write(second.address, 'Later');
	await inTime(() => expect(db.select().from(outboxMails).all().at(-1)?.sent).not.toBeNull());
	expect([well.took.map(({ mail }) => mail.subject), row()?.sent]).toEqual([['Contact form: Later'], null]);
	db.update(outboxMails).set({ leased_until: new Date() }).run();
	await inTime(() => expect(row()?.sent).not.toBeNull());
	expect(well.took.slice(1).map(({ mail, to }) => [mail.subject, to])).toEqual([
		['Contact form: Guide', ['office@tours.example']],
	]);
	expect(row()).toMatchObject({ attempts: 2, lease: null, last_error: null });
	db.$client.close();
});

test('two server processes on one database send each mail once, and one that is stopped leaves nothing leased', async () => {
	const server = await aServerWith();
	const dataDir = aFolder();
	const both = [await start(dataDir, server.url), await start(dataDir, server.url)];
	const letters = Array.from({ length: 12 }, (_, index) => `Letter ${index}`);
	await Promise.all(letters.map((subject, index) => write(both[index % 2]?.address ?? '', subject)));
	const db = connect(join(dataDir, 'tour-trails.db'));
	const rows = () => db.select().from(outboxMails).all();
	await inTime(() => expect(rows().filter(({ sent }) => sent !== null)).toHaveLength(12));
	expect(server.took.map(({ mail }) => mail.subject).sort()).toEqual(
		letters.map((subject) => `Contact form: ${subject}`).sort(),
	);
	await Promise.all(both.map(({ stop }) => stop('SIGTERM')));
	expect(rows().filter(({ lease }) => lease !== null)).toEqual([]);
	db.$client.close();
});
