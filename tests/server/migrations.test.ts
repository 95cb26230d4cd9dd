import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, migrateDatabase } from '#server/db/open.ts';
import { revisionReader } from '#server/db/revision.ts';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { projectFile } from '#server/project.ts';
import { readShipped } from '#server/shipped/read.ts';
import { shippedRowsOf } from '#server/shipped/rows.ts';
import { seed } from '#server/shipped/seed.ts';

/** The migrations up to the one of this number, as a release of then had them. */
function migrationsUntil(last: number): string {
	const folder = mkdtempSync(join(tmpdir(), 'ctt-drizzle-'));
	cpSync(projectFile('drizzle'), folder, { recursive: true });
	const file = join(folder, 'meta/_journal.json');
	const journal = JSON.parse(readFileSync(file, 'utf8'));
	journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
	writeFileSync(file, JSON.stringify(journal));
	return folder;
}

const at = Date.parse('2026-11-01T12:00:00Z');
const aCode = `insert into outbox_mails ("to", subject, text, created) values ('ann@example.org', 'Code', '123456', ${at})`;

/** What people had left in the database of each release, and could not be asked for again. */
const left: [number, string[]][] = [
	[0, [`insert into page_views values ('2026-10-01', '/', 7)`]],
	[
		1,
		[
			`update colleges set edited_fields = '["name"]'`,
			`insert into site_content values ('mission', '<p>Ours.</p>')`,
		],
	],
	[
		2,
		[
			aCode,
			`insert into accounts (id, issuer, cognito_id, email, created, last_modified) values ('p_1', 'i', 's', 'ann@example.org', 1, 1)`,
		],
	],
	[3, [`insert into trips values ('t_1', 'p_1', 1, null)`, aCode]],
	[4, [aCode]],
	[6, [`${aCode.replace('created) values', 'created, expires) values').replace(`${at})`, `${at}, null)`)}`]],
];

test('a database of each release so far is brought up to this one, and keeps what people left in it', async () => {
	const db = connect(':memory:');
	const client = db.$client;
	const count = (table: string) => client.prepare(`select count(*) from ${table}`).pluck().get();
	for (const [release, statements] of left) {
		migrateDatabase(db, migrationsUntil(release));
		for (const statement of statements) client.exec(statement);
	}
	migrateDatabase(db, projectFile('drizzle'));
	seed(db, shippedRowsOf(await readShipped()));
	migrateDatabase(db, projectFile('drizzle'));

	expect([count('accounts'), count('trips'), count('outbox_mails')]).toEqual([1, 1, 4]);
	expect(client.prepare('select views from page_views').pluck().get()).toBe(7);
	expect(client.pragma('foreign_key_check')).toEqual([]);
	expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
	// Codes of before 0006 are over; the mail that was written after it waits, and goes.
	const outbox = createOutboxStore(db);
	const now = new Date(at + 3_600_000);
	outbox.tidy(now);
	expect([outbox.take('w', now)?.id, outbox.take('w', now)]).toEqual([4, undefined]);
	const revision = revisionReader(db);
	const before = revision();
	client.exec(`update articles set article_title = 'New' where id = 'when-it-rains'`);
	expect(revision()).toBe(before + 1);
});

test('when SQLite rolls a migration back by itself, as on a full disk, its own error is told and nothing stays', () => {
	const folder = mkdtempSync(join(tmpdir(), 'ctt-drizzle-'));
	mkdirSync(join(folder, 'meta'));
	const entries = [{ idx: 0, version: '6', when: 1, tag: '0000_x', breakpoints: true }];
	writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
	const once = 'insert or rollback into x values (1);';
	writeFileSync(join(folder, '0000_x.sql'), `create table x (a unique); ${once} ${once}`);
	const db = connect(':memory:');
	expect(() => migrateDatabase(db, folder)).toThrow('UNIQUE constraint failed: x.a');
	expect(db.$client.prepare('select count(*) from sqlite_master').pluck().get()).toBe(0);
});
