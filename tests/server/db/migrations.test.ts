import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, migrateDatabase } from '#server/db/open.ts';
import { revisionReader } from '#server/db/revision.ts';
import { aDatabase } from '../a-server.ts';

test('a change to an article counts as a change of public content', () => {
	const db = aDatabase();
	const revision = revisionReader(db);
	const before = revision();
	db.$client.exec("update articles set article_title = 'New' where id = (select min(id) from articles)");
	expect(revision()).toBe(before + 1);
});

test('when SQLite rolls a migration back by itself, as on a full disk, its own error is reported and nothing stays', () => {
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
