import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { describeBackup, manifestFile } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { connect, type Db, databaseFile, newestSchema, schemaOf } from '#server/db/open.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { projectFile } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';
import { createStores } from '#server/stores.ts';
import { readKept, releases } from '../../releases/kept.ts';
import { ADevice, AServer, NOW } from '../../sync/builders.ts';
import { syncWhole } from '../../sync/sync-whole.ts';

const now = new Date(NOW);
const later = new Date(NOW + 60_000);
const aFolder = () => mkdtempSync(join(tmpdir(), 'ctt-restore-'));

/** A data folder left by a killed server, with writes that are only in the log, and a backup from before them. */
async function aKilledServer() {
	const [running, dataDir] = [aFolder(), aFolder()];
	const { db } = await openCatalogue(running);
	const { file } = await makeBackup(running, aFolder(), now);
	db.$client.exec('create table lost (n integer)');
	cpSync(running, dataDir, { recursive: true });
	db.$client.close();
	return { dataDir, file };
}

test('the log of a database that was moved away is not applied to the restored one, and is kept', async () => {
	const { dataDir, file } = await aKilledServer();
	const moved = join(aFolder(), 'moved.db');
	const log = readFileSync(`${databaseFile(dataDir)}-wal`);
	renameSync(databaseFile(dataDir), moved);
	const { replaced } = await restoreBackup(dataDir, file, later);
	const { db } = await openCatalogue(dataDir);
	expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
	expect(db.$client.prepare("select name from sqlite_master where name = 'lost'").all()).toEqual([]);
	db.$client.close();
	// Put back beside its own file, it still holds the last writes.
	expect(replaced).toMatch(/tour-trails\.db\.replaced-.*-wal$/);
	expect(readFileSync(replaced ?? '').equals(log)).toBe(true);
	renameSync(replaced ?? '', `${moved}-wal`);
	const whole = connect(moved);
	expect(whole.$client.prepare('select count(*) from lost').pluck().get()).toBe(0);
	whole.$client.close();
});

test('two restores within a second keep both databases that they replace', async () => {
	const { dataDir, file } = await aKilledServer();
	const replaced = [];
	for (let times = 0; times < 3; times += 1)
		replaced.push((await restoreBackup(dataDir, file, later)).replaced ?? '');
	expect(new Set(replaced).size).toBe(3);
	expect(replaced.every((name) => existsSync(name))).toBe(true);
});

test('a journal that a program left half done is not rolled back into the restored database', async () => {
	const { dataDir, file } = await aKilledServer();
	for (const each of ['', '-wal', '-shm']) renameSync(databaseFile(dataDir) + each, join(aFolder(), 'moved'));
	writeFileSync(`${databaseFile(dataDir)}-journal`, 'of another database');
	const { replaced } = await restoreBackup(dataDir, file, later);
	expect(readFileSync(replaced ?? '', 'utf8')).toBe('of another database');
	expect(existsSync(`${databaseFile(dataDir)}-journal`)).toBe(false);
});

test('leftovers of a killed restore do not get into the next one', async () => {
	const { dataDir, file } = await aKilledServer();
	const left = `${databaseFile(dataDir)}.restoring`;
	for (const log of ['', '-wal']) renameSync(databaseFile(dataDir) + log, left + log);
	chmodSync(left, 0o400);
	await restoreBackup(dataDir, file, later);
	const { db } = await openCatalogue(dataDir);
	expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
	expect(db.$client.prepare("select name from sqlite_master where name = 'lost'").all()).toEqual([]);
	db.$client.close();
});

test('a damaged database that a server still has open is not taken away under it', async () => {
	const { dataDir, file } = await aKilledServer();
	for (const log of ['-wal', '-shm']) rmSync(databaseFile(dataDir) + log);
	writeFileSync(databaseFile(dataDir), 'nothing that SQLite knows'.repeat(300));
	const server = spawn('sh', ['-c', 'exec 3<"$0"; echo open; exec sleep 60', databaseFile(dataDir)]);
	await once(server.stdout, 'data');
	await expect(restoreBackup(dataDir, file, later)).rejects.toThrow(
		/has .*tour-trails\.db open: stop it first/,
	);
	expect(readFileSync(databaseFile(dataDir), 'utf8')).toContain('nothing that SQLite knows');
	server.kill();
	await once(server, 'exit');
	expect((await restoreBackup(dataDir, file, later)).replaced).toMatch(/tour-trails\.db\.replaced-/);
});

/** A backup that a release made. */
async function aBackupOf(release: number) {
	const backup = join(aFolder(), 'old.db');
	writeFileSync(backup, readKept(release));
	writeFileSync(manifestFile(backup), JSON.stringify(await describeBackup(backup, now)));
	return backup;
}

test.each(['0400', '0644'])(
	'a backup that is kept with mode %s goes live for the site alone, and writable',
	async (mode) => {
		const [dataDir, backup] = [aFolder(), await aBackupOf(4)];
		chmodSync(backup, mode);
		await restoreBackup(dataDir, backup, later);
		expect(statSync(databaseFile(dataDir)).mode & 0o777).toBe(0o600);
	},
);

const FIRST_WITH_TRIPS = 3;

test.each(releases())(
	'a backup that release %i made is brought up to this one, and phones send again what it lacks',
	async (release) => {
		const [dataDir, backup] = [aFolder(), await aBackupOf(release)];
		const { manifest, replaced } = await restoreBackup(dataDir, backup, later);
		expect([manifest.made, replaced]).toEqual([now.toISOString(), null]);
		const { db } = await openCatalogue(dataDir);
		expect(schemaOf(db)).toBe(newestSchema(projectFile('drizzle')));
		expect(db.$client.pragma('foreign_key_check')).toEqual([]);
		expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
		const college = db.$client.prepare('select name, city from colleges where ipeds_id = 164924').get();
		expect(college).toEqual({ name: 'Ours', city: 'Chestnut Hill' });
		if (release >= FIRST_WITH_TRIPS) await sendAgain(db);
		db.$client.close();
	},
);

/** A phone that holds what the backup lacks syncs, and so does one that knows nothing. */
async function sendAgain(db: Db) {
	const clock = new AServer();
	const { sync } = createStores(db, () => new Date(clock.now));
	const [old, fresh] = [new ADevice(clock, 'd_1'), new ADevice(clock, 'd_2')];
	old.state = { ...old.state, epoch: 'e_1', cursor: 3, next_seq: 4 };
	old.edit('t_1', [{ path: 'notes', value: 'Gate B' }]);
	for (const phone of [old, fresh]) await syncWhole(phone, sync, 'p_1');
	expect(old.state.epoch).not.toBe('e_1');
	expect([fresh.shows('t_1', 'name'), fresh.shows('t_1', 'notes')]).toEqual(['Ohio loop', 'Gate B']);
}

test('a restore that cannot read the backup or write to its data folder says so in a sentence', async () => {
	const { dataDir, file } = await aKilledServer();
	const closed = aFolder();
	mkdirSync(join(closed, 'start.lock'));
	const below = join(file, 'data');
	for (const [folder, words] of [
		[closed, 'unable to open database file'],
		[below, `ENOTDIR: not a directory, mkdir '${below}'`],
	] as const)
		await expect(restoreBackup(folder, file, later)).rejects.toEqual(
			new StartError(
				`Wrong configuration: DATA_DIR must be a folder that can be written to, and "${folder}" is not (${words}).`,
			),
		);
	rmSync(file);
	await expect(restoreBackup(dataDir, file, later)).rejects.toEqual(
		new StartError(`${file} cannot be read (ENOENT).`),
	);
});
