import {
	copyFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { type Manifest, manifestFile } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { databaseFile } from '#server/db/open.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { StartError } from '#server/start/start-error.ts';
import { createStores } from '#server/stores.ts';
import { ADevice, AServer, NOW } from '../../sync/builders.ts';
import { syncWhole } from '../../sync/sync-whole.ts';

const now = new Date(NOW);
const later = new Date(NOW + 60_000);

/** A data folder whose server is open, with the account of somebody who plans trips. */
async function aSignInSite(clock = new AServer()) {
	const dataDir = mkdtempSync(join(tmpdir(), 'ctt-backup-'));
	const { db } = await openCatalogue(dataDir);
	const stores = createStores(db, () => new Date(clock.now));
	const { id: account } = await stores.accounts.signIn(
		{ issuer: 'x', subject: 'ann', email: 'ann@example.com', displayName: null, group: 'default' },
		now,
	);
	return { dataDir, db, stores, account };
}

/** A folder to keep backups in. */
const aShelf = () => mkdtempSync(join(tmpdir(), 'ctt-shelf-'));

test('a backup is made beside a server that writes, is whole, and says what it holds', async () => {
	const { dataDir, db } = await aSignInSite();
	db.$client.exec('create table busy (n integer)');
	const write = db.$client.prepare('insert into busy values (?)');
	let count = 0;
	const writing = setInterval(() => {
		for (let each = 0; each < 50; each++) write.run(++count);
	}, 1);
	const { file, manifest } = await makeBackup(dataDir, aShelf(), now);
	clearInterval(writing);
	expect(JSON.parse(readFileSync(manifestFile(file), 'utf8'))).toEqual(manifest);
	expect(manifest).toMatchObject({ made: now.toISOString(), bytes: statSync(file).size, format: 1 });
	const copy = new Database(file, { readonly: true });
	expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
	// One moment of the server, not a mixture: no number is missing before the last.
	const copied = copy.prepare('select count(*) as n, coalesce(max(n), 0) as last from busy').get();
	expect(copied).toEqual({ n: manifest.rows.busy, last: manifest.rows.busy });
	expect(manifest.rows.colleges).toBe(copy.prepare('select count(*) from colleges').pluck().get());
	copy.close();
	expect(readdirSync(dirname(file)).length).toBe(2);
	db.$client.close();
});

test('nobody else on the machine can read a backup, even while it is made', async () => {
	const { dataDir, db } = await aSignInSite();
	const shelf = aShelf();
	// The remains of an interrupted backup are readable by everybody.
	writeFileSync(join(shelf, 'friday.db.partial'), 'half');
	const seen = new Map<string, number>();
	const looking = setInterval(() => {
		for (const name of readdirSync(shelf)) {
			const { mode, size } = statSync(join(shelf, name));
			if (size !== 4) seen.set(name, (seen.get(name) ?? 0) | (mode & 0o777));
		}
	});
	const { file } = await makeBackup(dataDir, join(shelf, 'friday.db'), now);
	clearInterval(looking);
	expect([...seen.keys()]).toContain('friday.db.partial');
	expect(new Set(seen.values())).toEqual(new Set([0o600]));
	// Security: it holds people's data.
	expect([file, manifestFile(file)].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
	db.$client.close();
});

test('a backup comes to an end though the database grows all the while', async () => {
	const { dataDir, db } = await aSignInSite();
	db.$client.exec('create table busy (page blob)');
	const grow = db.$client.prepare('insert into busy values (zeroblob(40000))');
	let isOver = false;
	const growing = () => {
		if (isOver) return;
		grow.run();
		setImmediate(growing);
	};
	growing();
	const grown = () => db.$client.prepare<[], number>('select count(*) from busy').pluck().get() ?? 0;
	const { manifest } = await makeBackup(dataDir, aShelf(), now);
	isOver = true;
	expect(manifest.rows.busy).toBeLessThanOrEqual(grown());
	db.$client.close();
});

test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
	[
		'has a damaged page',
		(bytes) => bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 5000),
		/is damaged/,
	],
	[
		'is not a database',
		() => Buffer.from('nothing that SQLite knows'.repeat(300)),
		/cannot be copied to .*: file/,
	],
])('when the database itself %s, it is what is named, and no backup is left', async (_, harm, words) => {
	const { dataDir, db } = await aSignInSite();
	db.$client.close();
	const file = databaseFile(dataDir);
	writeFileSync(file, harm(readFileSync(file)));
	const shelf = aShelf();
	const fault = await makeBackup(dataDir, shelf, now).catch((error: unknown) => error);
	expect(fault).toBeInstanceOf(StartError);
	expect((fault as Error).message).toMatch(words);
	expect((fault as Error).message).toContain(file);
	expect((fault as Error).message).not.toContain('partial');
	expect(readdirSync(shelf)).toEqual([]);
});

test('a folder that takes no backup is reported in a sentence, and no half of one is left', async () => {
	const { dataDir, db } = await aSignInSite();
	const file = join(aShelf(), 'friday.db');
	// Refused like a file in a folder of somebody else's, or on a disk that is full.
	mkdirSync(manifestFile(file));
	const source = databaseFile(dataDir);
	await expect(makeBackup(dataDir, file, now)).rejects.toEqual(
		new StartError(`${source} cannot be copied to ${file}: EISDIR: illegal operation on a directory.`),
	);
	expect(readdirSync(dirname(file))).toEqual(['friday.db.json']);
	db.$client.close();
});

test('a disk that is full once the copy is on it keeps nothing of it', async () => {
	const { dataDir, db } = await aSignInSite();
	const shelf = aShelf();
	const { pragma } = Database.prototype;
	vi.spyOn(Database.prototype, 'pragma').mockImplementation(function (
		this: Database.Database,
		words,
		...rest
	) {
		if (words !== 'journal_mode = DELETE') return pragma.call(this, words, ...rest);
		// Reading it makes the log, which then cannot be written.
		pragma.call(this, 'schema_version');
		throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR');
	});
	await expect(makeBackup(dataDir, shelf, now)).rejects.toThrow(/cannot be copied to .*: disk I\/O error/);
	expect(readdirSync(shelf)).toEqual([]);
	db.$client.close();
});

/** A site, and three phones of one account that all have its trip. */
async function threePhones(clock: AServer) {
	const site = await aSignInSite(clock);
	const [ann, ben, cleo] = [
		new ADevice(clock, 'd_ann'),
		new ADevice(clock, 'd_ben'),
		new ADevice(clock, 'd_cleo'),
	];
	ann.edit('t_1', [
		{ path: 'life', value: 'live' },
		{ path: 'name', value: 'Spring' },
	]);
	for (const phone of [ann, ben, cleo]) await syncWhole(phone, site.stores.sync, site.account);
	return { ...site, ann, ben, cleo };
}

test('a drill: everything phones were told is saved is there after a restore, whichever phone comes first', async () => {
	const clock = new AServer();
	const { dataDir, db, stores, account, ann, ben, cleo } = await threePhones(clock);
	const { file } = await makeBackup(dataDir, aShelf(), now);
	// Both phones say it is saved, and no backup has it.
	ben.edit('t_1', [{ path: 'notes', value: 'Ask about the honors college' }]);
	await syncWhole(ben, stores.sync, account);
	await syncWhole(ann, stores.sync, account);
	ann.edit('t_1', [{ path: 'name', value: 'Spring break' }]);
	await syncWhole(ann, stores.sync, account);
	const [epoch, last] = [ann.state.epoch, ann.state.cursor];
	db.$client.close();

	clock.now += 60_000;
	const { replaced } = await restoreBackup(dataDir, file, new Date(clock.now));
	const again = await openCatalogue(dataDir);
	const restored = createStores(again.db, () => new Date(clock.now)).sync;
	// Cleo's phone never saw the lost edits, and has an edit of its own.
	cleo.edit('t_1', [{ path: 'start_date', value: '2027-04-10' }]);
	for (const phone of [cleo, ann, ben, cleo, ann]) await syncWhole(phone, restored, account);
	for (const phone of [ann, ben, cleo]) {
		expect(phone.shows('t_1', 'name')).toBe('Spring break');
		expect(phone.shows('t_1', 'notes')).toBe('Ask about the honors college');
		expect(phone.shows('t_1', 'start_date')).toBe('2027-04-10');
		expect([phone.state.epoch === epoch, phone.state.cursor > last]).toEqual([false, true]);
	}
	again.db.$client.close();
	const kept = new Database(replaced ?? '', { readonly: true });
	expect(kept.pragma('integrity_check', { simple: true })).toBe('ok');
	kept.close();
});

test('after a restore, a session that began since the backup is lost, and one that had ended is not', async () => {
	const { dataDir, db, stores, account } = await aSignInSite();
	const open = () => stores.sessions.open(account, { device: 'iPhone' }, now);
	const [old, ended] = [await open(), await open()];
	const { id = '' } = (await stores.sessions.withToken(ended, now)) ?? {};
	await stores.sessions.end(account, id, now);
	const { file } = await makeBackup(dataDir, aShelf(), now);
	const young = await open();
	const lostIn = (of: typeof stores, at: Date) =>
		Promise.all([old, ended, young].map((token) => of.sessions.isLost(token, at)));
	await stores.sessions.end(account, id, now);
	expect(await lostIn(stores, now)).toEqual([false, false, false]);
	db.$client.close();

	await restoreBackup(dataDir, file, later);
	const again = await openCatalogue(dataDir);
	const restored = createStores(again.db, () => later);
	const days = (count: number) => new Date(later.getTime() + count * 86_400_000);
	expect(await lostIn(restored, later)).toEqual([false, false, true]);
	expect(await lostIn(restored, days(89))).toEqual([false, false, true]);
	// No session lasts this long without being used, so what asks now was never here.
	expect(await lostIn(restored, days(90))).toEqual([false, false, false]);
	expect((await restored.sessions.withToken(old, later))?.account.id).toBe(account);
	again.db.$client.close();
});

test('a copy put in place by hand is noticed by the first phone that comes from the lost future', async () => {
	const clock = new AServer();
	const { dataDir, db, stores, account } = await aSignInSite(clock);
	const [ann, ben] = [new ADevice(clock, 'd_ann'), new ADevice(clock, 'd_ben')];
	ann.edit('t_1', [{ path: 'life', value: 'live' }]);
	for (const phone of [ann, ben]) await syncWhole(phone, stores.sync, account);
	const { file } = await makeBackup(dataDir, aShelf(), now);
	ann.edit('t_1', [{ path: 'notes', value: 'Ask about the honors college' }]);
	await syncWhole(ann, stores.sync, account);
	const { epoch } = ann.state;
	db.$client.close();
	rmSync(`${databaseFile(dataDir)}-wal`, { force: true });
	copyFileSync(file, databaseFile(dataDir));

	const again = await openCatalogue(dataDir);
	const restored = createStores(again.db, () => new Date(clock.now)).sync;
	for (const phone of [ann, ben]) await syncWhole(phone, restored, account);
	for (const phone of [ann, ben]) {
		expect(phone.shows('t_1', 'notes')).toBe('Ask about the honors college');
		expect(phone.state.epoch).not.toBe(epoch);
	}
	again.db.$client.close();
});

test('a copy put in place by hand is noticed though others have written past what was lost', async () => {
	const clock = new AServer();
	const { dataDir, db, account, ann, ben, cleo } = await threePhones(clock);
	db.$client.close();
	const copy = join(aShelf(), 'data');
	cpSync(dataDir, copy, { recursive: true });

	const before = await openCatalogue(dataDir);
	const lost = createStores(before.db, () => new Date(clock.now)).sync;
	ann.edit('t_1', [{ path: 'name', value: 'Spring break' }]);
	ann.edit('t_1', [{ path: 'notes', value: 'Ask about the honors college' }]);
	ann.edit('t_1', [{ path: 'day_start', value: '08:30' }]);
	await syncWhole(ann, lost, account);
	await syncWhole(ben, lost, account);
	// Never sent, and based on an edit that will be lost.
	ben.edit('t_1', [{ path: 'notes', value: 'Ask about housing, too' }]);
	before.db.$client.close();

	rmSync(dataDir, { recursive: true });
	cpSync(copy, dataDir, { recursive: true });
	clock.now += 60_000;
	const again = await openCatalogue(dataDir);
	const restored = createStores(again.db, () => new Date(clock.now)).sync;
	// Cleo's phone never saw the lost edits, and writes past them, also over one of their values.
	for (const value of ['2027-04-10', '2027-04-11', '2027-04-12', '2027-04-13', '2027-04-14'])
		cleo.edit('t_1', [{ path: 'start_date', value }]);
	cleo.edit('t_1', [{ path: 'name', value: 'East Coast' }]);
	await syncWhole(cleo, restored, account);
	expect(cleo.state.cursor).toBeGreaterThan(ann.state.cursor);
	for (const phone of [ann, ben, cleo, ann]) await syncWhole(phone, restored, account);
	for (const phone of [ann, ben, cleo]) {
		expect(phone.shows('t_1', 'start_date')).toBe('2027-04-14');
		expect(phone.shows('t_1', 'day_start')).toBe('08:30');
		expect(phone.shows('t_1', 'notes')).toBe('Ask about housing, too');
		expect(phone.shows('t_1', 'name')).toBe('East Coast');
		expect(phone.state.history.map(({ v }) => v)).toContain('Spring break');
	}
	again.db.$client.close();
});

test('content of a restored site never has a number that its lost future had', async () => {
	const { dataDir, db } = await aSignInSite();
	const { file, manifest } = await makeBackup(dataDir, aShelf(), now);
	db.$client.close();
	await restoreBackup(dataDir, file, later);
	const restored = new Database(databaseFile(dataDir), { readonly: true });
	const revision = restored.prepare<[], number>('select revision from content_revision').pluck().get();
	expect(revision).toBeGreaterThan(manifest.revision + 1000);
	restored.close();
});

test('an editor whose page is from the lost future overwrites nobody, and new people get numbers of their own', async () => {
	const { dataDir, db, stores, account: ann } = await aSignInSite();
	const [college] = await stores.collegeEditing.visible();
	const id = college?.ipeds_id ?? 0;
	const { file } = await makeBackup(dataDir, aShelf(), now);
	const person = { first: 'Bo', last: 'Lee', type: 'student', image: null } as const;
	const change = (of: typeof stores, stay_html: string, revision?: number) =>
		of.collegeEditing.change({ ipedsId: id, update: { stay_html }, by: ann, revision }, now);
	await change(stores, '<p>Lost.</p>');
	const opened = await stores.collegeEditing.whole(id);
	await stores.contributors.add(person, ann, now);
	const [lost] = await stores.contributors.all();
	db.$client.close();

	await restoreBackup(dataDir, file, later);
	const again = await openCatalogue(dataDir);
	const restored = createStores(again.db, () => later);
	await change(restored, '<p>An hour of work.</p>');
	expect(await change(restored, '<p>Lost, and a comma.</p>', opened?.revision)).toBe('edited_meanwhile');
	expect((await restored.collegeEditing.whole(id))?.stay_html).toBe('<p>An hour of work.</p>');
	await restored.contributors.add(person, ann, now);
	expect(await restored.contributors.remove(lost?.contributor_id ?? 0, ann, later)).toBe(false);
	again.db.$client.close();
});

test('numbers already ahead of the clock continue beyond what the lost future can have given, too', async () => {
	const { dataDir, db, stores, account } = await aSignInSite();
	const person = { first: 'Bo', last: 'Lee', type: 'student', image: null } as const;
	const drawn = 2 ** 47;
	await stores.contributors.add({ ...person, contributor_id: drawn }, account, now);
	const { file } = await makeBackup(dataDir, aShelf(), now);
	db.$client.close();
	await restoreBackup(dataDir, file, later);
	const again = await openCatalogue(dataDir);
	const { contributors } = createStores(again.db, () => later);
	await contributors.add({ ...person, first: 'Cy' }, account, later);
	const [, cy] = await contributors.all();
	expect(cy?.contributor_id).toBeGreaterThan(drawn + 1000);
	again.db.$client.close();
});

test.each<[string, (at: { file: string; manifest: Manifest }) => void, RegExp]>([
	[
		'one byte is another',
		({ file }) => {
			const bytes = readFileSync(file);
			bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
			writeFileSync(file, bytes);
		},
		/is damaged: it is no longer what its manifest says/,
	],
	['it was cut off', ({ file }) => writeFileSync(file, readFileSync(file).subarray(0, 8192)), /is damaged/],
	[
		'its manifest is nonsense',
		({ file }) => writeFileSync(manifestFile(file), '{"format":2}'),
		/is not a backup manifest/,
	],
	[
		'a newer release made it',
		({ file, manifest }) =>
			writeFileSync(
				manifestFile(file),
				JSON.stringify({ ...manifest, version: '9.0.0', schema: manifest.schema + 1 }),
			),
		/made by release 9.0.0, whose database is newer than this release/,
	],
])('a backup is refused when %s, and the database stays as it was', async (_, harm, words) => {
	const { dataDir, db } = await aSignInSite();
	const made = await makeBackup(dataDir, aShelf(), now);
	db.$client.close();
	harm(made);
	const before = readFileSync(databaseFile(dataDir));
	await expect(restoreBackup(dataDir, made.file, later)).rejects.toThrow(words);
	expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true);
	expect(readdirSync(dataDir).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
});

test('nothing is restored under a running server', async () => {
	const { dataDir, db } = await aSignInSite();
	const { file } = await makeBackup(dataDir, aShelf(), now);
	await expect(restoreBackup(dataDir, file, later)).rejects.toThrow(
		/has .*tour-trails\.db open: stop it first/,
	);
	expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
	db.$client.close();
	await expect(restoreBackup(dataDir, file, later)).resolves.toMatchObject({ replaced: expect.any(String) });
});

test('a damaged database is what a restore is for: it is set aside, and the backup takes its place', async () => {
	const { dataDir, db } = await aSignInSite();
	const { file } = await makeBackup(dataDir, aShelf(), now);
	db.$client.close();
	writeFileSync(databaseFile(dataDir), 'nothing that SQLite knows'.repeat(300));
	const { replaced } = await restoreBackup(dataDir, file, later);
	expect(readFileSync(replaced ?? '', 'utf8')).toContain('nothing that SQLite knows');
	(await openCatalogue(dataDir)).db.$client.close();
});
