import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, type Db, databaseFile, migrateDatabase } from '#server/db/open.ts';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { projectFile, version } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';
import { createStores } from '#server/stores.ts';
import { ADevice, AServer } from '../sync/builders.ts';
import { keptFile, migrationsUntil, readKept, releases } from './kept.ts';
import { keptRows, rowsOf } from './rows.ts';

const FIRST_WITH_TRIPS = 3;
const newest = releases().at(-1) ?? 0;

/** A data folder as that release left it. */
function aFolderOf(release: number): string {
	const dataDir = mkdtempSync(join(tmpdir(), 'ctt-release-'));
	writeFileSync(databaseFile(dataDir), readKept(release));
	return dataDir;
}

test('each release has its database here, and the newest has a row in every table', () => {
	const missing = releases().filter((release) => !existsSync(keptFile(release)));
	expect(missing, 'npm run db:generate keeps one').toEqual([]);
	const db = connect(readKept(newest));
	const empty = Object.entries(rowsOf(db.$client)).flatMap(([table, rows]) => (rows.length > 0 ? [] : table));
	expect(empty, 'tests/releases/left.ts says what people leave in a table').toEqual([]);
});

test.each(releases())(
	'the database of release %i is brought up to this one with everything people left in it, and their phones go on',
	async (release) => {
		const before = rowsOf(connect(readKept(release)).$client);
		const { db } = await openCatalogue(aFolderOf(release));
		const client = db.$client;
		const after = rowsOf(client);
		expect(keptRows(after, before)).toEqual(keptRows(before, before));
		expect(client.pragma('foreign_key_check')).toEqual([]);
		expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
		// An editor's own name stays, and the rest is this release's.
		const college = client.prepare('select name, city from colleges where ipeds_id = 164924').get();
		expect(college).toEqual({ name: 'Ours', city: 'Chestnut Hill' });
		if (release >= FIRST_WITH_TRIPS) await goOn(db);
		client.close();
	},
);

/** A phone that knows the trip edits it, and another one of the account sees that. */
async function goOn(db: Db) {
	const clock = new AServer();
	const { sync } = createStores(db, () => new Date(clock.now));
	const [old, fresh] = [new ADevice(clock, 'd_1'), new ADevice(clock, 'd_2')];
	old.state = { ...old.state, epoch: 'e_1', cursor: 3, next_seq: 4 };
	old.edit('t_1', [{ path: 'notes', value: 'Gate B' }]);
	for (const phone of [old, fresh]) {
		const asked = phone.ask();
		const answer = await sync.serve('p_1', asked.body);
		if (!('response' in answer)) throw new Error('The server refused to sync');
		expect(answer.response).toMatchObject({ reset: false, epoch: 'e_1' });
		phone.hear(asked, answer.response);
	}
	expect(old.state.outbox).toEqual([]);
	expect([fresh.shows('t_1', 'name'), fresh.shows('t_1', 'notes')]).toEqual(['Ohio loop', 'Gate B']);
}

test('codes from before mails could wait have expired, and the mail that was written after that is sent', () => {
	const db = connect(readKept(newest));
	const outbox = createOutboxStore(db);
	const now = new Date('2026-11-01T13:00:00Z');
	outbox.tidy(now);
	expect([outbox.take('w', now)?.id, outbox.take('w', now)]).toEqual([4, undefined]);
});

test('messages to us that wait, or were given up, are known as such', () => {
	const db = connect(readKept(27));
	db.$client.exec(`insert into outbox_mails ("to", subject, text, created, expires, dead) values
		('admin@localhost', 'Contact form: A guide is wrong', 'x', 0, null, null), ('joy@old.example', 'Contact form: Hello', 'x', 0, null, 1),
		('anna@intranet', 'Receipt: 2 licences', 'x', 0, null, null), ('ben@localhost', '123456 is your code', 'x', 0, 9, null)`);
	migrateDatabase(db, projectFile('drizzle'));
	const toUs = db.$client.prepare('select "to" from outbox_mails where is_to_us').pluck();
	expect(toUs.all()).toEqual(['admin@localhost', 'joy@old.example']);
});

test('what a release could only call ended was refunded, unless it had a subscription that may have been canceled', () => {
	const db = connect(readKept(30));
	const payment = db.$client.prepare(
		`insert into payments (id, service, kind, quantity, amount_cents, state, subscription_id, created, paid, checked)
		values (?, ?, ?, 1, 2500, ?, ?, 1, ?, ?)`,
	);
	payment.run('gift', 'stripe', 'donation', 'ended', null, 2, 3);
	payment.run('given back', 'stripe', 'plan', 'ended', null, 2, null);
	payment.run('plan', 'stripe', 'plan', 'ended', 'sub_1', 2, 3);
	payment.run('left', 'stripe', 'licences', 'over', null, null, 3);
	payment.run('kept', 'stripe', 'licences', 'paid', null, 2, 3);
	payment.run('tried', 'test', 'licences', 'ended', null, 2, 3);
	migrateDatabase(db, projectFile('drizzle'));
	const returned = db.$client.prepare('select id, returned from payments where returned is not null').raw();
	expect(returned.all()).toEqual([
		['gift', 3],
		['given back', 2],
	]);
});

test('a change that a file wrongly took for an editor’s is the blog’s again, and a real editor’s change stays', () => {
	const db = connect(readKept(29));
	const client = db.$client;
	const article = client.prepare(
		`insert into articles (id, wordpress_id, article_title, url, excerpt, body, published, modified, edited_fields)
		values (?, ?, 't', 'u', 'e', 'b', 0, 0, ?)`,
	);
	const edited: Record<string, string[]> = {
		'1': ['locality', 'article_title', 'body', 'modified', 'is_enabled'],
		'2': ['article_title', 'body', 'modified', 'vanished'],
		'3': ['article_title', 'locality_id'],
		'our-own': ['article_title', 'body', 'modified'],
	};
	for (const [id, fields] of Object.entries(edited))
		article.run(id, Number(id) || null, JSON.stringify(fields));
	const log = client.prepare("insert into audit_log (at, what, key, after) values (0, 'article', ?, ?)");
	for (const id of ['1', '2'])
		log.run(id, '{"article_title":"Old","body":"Old","modified":"2026-10-01T00:00:00Z"}');
	log.run('2', '{"article_title":"Ours"}');
	migrateDatabase(db, projectFile('drizzle'));
	const rows = client.prepare('select id, edited_fields from articles').raw().all() as [string, string][];
	const after = new Map(rows.map(([id, fields]) => [id, JSON.parse(fields)]));
	expect(Object.keys(edited).map((id) => after.get(id))).toEqual([
		['locality', 'is_enabled'],
		['article_title'],
		edited['3'],
		edited['our-own'],
	]);
});

test('titles that a file had escaped as if they were HTML are as they were written, and the words below stay HTML', () => {
	const db = connect(readKept(32));
	const college = db.$client.prepare(
		"insert into colleges (ipeds_id, name, city, state_abbreviation, lat, long, content) values (?, 'C', 'C', 'MA', 42, -71, ?)",
	);
	const html = '<p>Food &amp; Fun</p>';
	const stored = (...titles: string[]) =>
		JSON.stringify({ features: titles.map((title) => ({ title, html })) });
	college.run(1, stored('Food &amp; Fun', 'Before &lt;noon&gt;', 'Quads'));
	college.run(2, stored('Arts & Crafts'));
	migrateDatabase(db, projectFile('drizzle'));
	const read = db.$client.prepare('select content from colleges where ipeds_id in (1, 2)').pluck();
	expect(read.all()).toEqual([stored('Food & Fun', 'Before <noon>', 'Quads'), stored('Arts & Crafts')]);
});

test('where a site that moved gave people second accounts, theirs is the one with a plan, else the one used last', () => {
	const db = connect(readKept(25));
	const client = db.$client;
	const login = client.prepare("insert into logins values (?, ?, 'scrypt$…', '[]', 0)");
	const account = client.prepare(
		'insert into accounts (id, issuer, cognito_id, subscription_type, created, last_modified) values (?, ?, ?, ?, 0, 0)',
	);
	const session = client.prepare(
		"insert into sessions (id, token_hash, account_id, created, last_seen, device) values (?, ?, ?, 0, ?, 'iPhone')",
	);
	const [OLD, NEW] = ['https://tours.example/oidc', 'https://www.tours.example/oidc'];
	/** Someone with an account of each address; where `used` says so, from a device. */
	const moved = (name: string, plans: [number, number], used: [number?, number?]) => {
		login.run(name, `${name}@example.org`);
		for (const [at, issuer] of [OLD, NEW].entries()) {
			const id = `${name} ${at === 0 ? 'old' : 'new'}`;
			account.run(id, issuer, name, plans[at]);
			if (used[at] !== undefined) session.run(id, id, id, used[at]);
		}
	};
	moved('paying', [1, 0], [1, 2]);
	moved('promo', [0, 4], [2, 1]);
	moved('twice', [1, 1], [2, 1]);
	moved('back again', [0, 3], [2, 1]);
	moved('once', [3, 0], [1]);
	moved('never', [0, 0], []);
	account.run('elsewhere', 'https://accounts.example', 's-1', 0);
	migrateDatabase(db, projectFile('drizzle'));
	const inside = client.prepare("select id from accounts where issuer = 'inside' order by person_id").pluck();
	expect(inside.all()).toEqual([
		'paying old',
		'promo new',
		'twice old',
		'back again old',
		'once old',
		'never new',
	]);
	expect(client.prepare('select count(*) from accounts where id <> ?').pluck().get('p_1')).toBe(13);
});

test('a database of a newer release is refused with words, and stays as it was', async () => {
	const dataDir = aFolderOf(newest);
	const db = connect(databaseFile(dataDir));
	db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)");
	db.$client.pragma('wal_checkpoint(TRUNCATE)');
	db.$client.close();
	const before = readFileSync(databaseFile(dataDir));
	await expect(openCatalogue(dataDir)).rejects.toThrow(
		new StartError(
			`The database is of a newer release than this one, ${version}: start that release again, or restore a backup of this one. Nothing was changed.`,
		),
	);
	expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true);
});

test.each(releases())('when a migration after release %i fails, its database is as it was', (release) => {
	const file = databaseFile(aFolderOf(release));
	const folder = migrationsUntil(newest);
	const journal = join(folder, 'meta/_journal.json');
	const { entries } = JSON.parse(readFileSync(journal, 'utf8'));
	const broken = { ...entries.at(-1), idx: newest + 1, when: entries.at(-1).when + 1, tag: 'broken' };
	writeFileSync(journal, JSON.stringify({ entries: [...entries, broken] }));
	const breaker = '--> statement-breakpoint\n';
	writeFileSync(
		join(folder, 'broken.sql'),
		['create table more (a integer);', 'delete from page_views;', 'insert into nowhere values (1);'].join(
			breaker,
		),
	);
	const db = connect(file);
	const look = () => [
		db.$client.prepare('select * from sqlite_master').all(),
		db.$client.prepare('select * from __drizzle_migrations').all(),
		rowsOf(db.$client),
	];
	const before = look();
	expect(() => migrateDatabase(db, folder)).toThrow('no such table: nowhere');
	expect(look()).toEqual(before);
	// The release that left it opens it again.
	migrateDatabase(db, migrationsUntil(release));
	expect(look()).toEqual(before);
	db.$client.close();
});
