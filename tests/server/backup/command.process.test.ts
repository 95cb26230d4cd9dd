import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeBackup, manifestFile } from '#server/backup/manifest.ts';
import { databaseFile } from '#server/db/open.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { readKept } from '../../releases/kept.ts';
import { NOW } from '../../sync/builders.ts';
import { runAdmin } from '../run-admin.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'ctt-backup-'));

/** The command's exit code and output. */
async function run(args: string[], dataDir: string, backupDir?: string) {
	const folders = { DATA_DIR: dataDir, ...(backupDir !== undefined && { BACKUP_DIR: backupDir }) };
	const { code, output } = await runAdmin(args, folders);
	return [code, output];
}

test('by command: existing files are not overwritten, and errors are one sentence', async () => {
	const [dataDir, shelf] = [aFolder(), aFolder()];
	(await openCatalogue(dataDir)).db.$client.close();
	const file = join(shelf, 'friday.db');
	expect(await run(['backup', file], dataDir)).toEqual([
		0,
		expect.stringMatching(/friday\.db: [\d.]+ MB, \d+ rows in \d+ tables, whole\./),
	]);
	expect(await run(['backup', file], dataDir)).toEqual([
		1,
		expect.stringMatching(/^.*friday\.db is there already: .*\n$/),
	]);
	expect(await run(['backup', join(shelf, 'no/such.db')], dataDir)).toEqual([
		1,
		expect.stringMatching(/^There is no folder .*\/no: make it \(mkdir -p .*\/no\)\.\n$/),
	]);
	// A folder that is missing or not mounted does not become a file.
	for (const missing of ['backups', 'backups.d'])
		expect(await run(['backup', join(shelf, missing)], dataDir)).toEqual([
			1,
			expect.stringMatching(
				/^There is no folder .*: make it \(mkdir -p .*\), or name a file that ends in \.db\.\n$/,
			),
		]);
	expect(await run(['backup'], dataDir, join(shelf, 'nightly.db'))).toEqual([
		1,
		expect.stringMatching(
			/^BACKUP_DIR must be a folder, and there is none at .*nightly\.db: make it \(mkdir -p .*\)\.\n$/,
		),
	]);
	expect(await run(['backup'], dataDir, file)).toEqual([
		1,
		expect.stringMatching(/^Wrong configuration: BACKUP_DIR must be a folder, not ".*friday\.db"\.\n$/),
	]);
	expect(readdirSync(shelf).sort()).toEqual(['friday.db', 'friday.db.json']);
	expect(await run(['backup'], dataDir)).toEqual([
		1,
		'Usage: npm run backup -- FOLDER or FILE, or set BACKUP_DIR\n',
	]);
	expect(await run(['backup'], dataDir, aFolder())).toEqual([
		0,
		expect.stringMatching(/tour-trails-.*\.db: .* whole\./),
	]);
	const elsewhere = join(shelf, 'data');
	mkdirSync(elsewhere);
	expect(await run(['backup', shelf], elsewhere)).toEqual([
		1,
		expect.stringMatching(/^There is no database in .*\n$/),
	]);
	expect(await run(['restore', join(shelf, 'none.db')], elsewhere)).toEqual([
		1,
		expect.stringMatching(/^.*none\.db\.json cannot be read \(ENOENT\).*\n$/),
	]);
	expect(await run(['restore', file], elsewhere)).toEqual([
		0,
		expect.stringMatching(/is as it was on .*Phones send again/s),
	]);
	(await openCatalogue(elsewhere)).db.$client.close();
});

test('on a disk with room for the copy alone, a restore refuses in words and leaves the database as it was', async () => {
	const [dataDir, backup] = [aFolder(), join(aFolder(), 'old.db')];
	writeFileSync(backup, readKept(4));
	writeFileSync(manifestFile(backup), JSON.stringify(await describeBackup(backup, new Date(NOW))));
	writeFileSync(databaseFile(dataDir), readKept(3));
	// The copy has fewer blocks, and the migrated database has more.
	expect(await runAdmin(['restore', backup], { DATA_DIR: dataDir }, { blocks: 800 })).toEqual({
		code: 1,
		output: `The disk of ${dataDir} cannot be read or written (disk I/O error): see that it has room and is sound, and try again. Nothing was changed.\n`,
	});
	expect(readFileSync(databaseFile(dataDir)).equals(readKept(3))).toBe(true);
	expect(readdirSync(dataDir).sort()).toEqual(['start.lock', 'tour-trails.db']);
});
