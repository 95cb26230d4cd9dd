import { existsSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { connect, migrateDatabase } from '#server/db/open.ts';
import { startFault } from '#server/db/start-fault.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { projectFile } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'ctt-start-'));
const databaseIn = (folder: string) => join(folder, 'tour-trails.db');

async function refusalOf(folder: string): Promise<string> {
	const refusal = await openCatalogue(folder).catch((error: unknown) => error);
	expect(refusal).toBeInstanceOf(StartError);
	return (refusal as Error).message;
}

/** A data folder that has been used, and is closed. */
async function aUsedFolder() {
	const folder = aFolder();
	(await openCatalogue(folder)).db.$client.close();
	return folder;
}

test('an empty database file is a lost one, not a new site', async () => {
	const folder = aFolder();
	writeFileSync(databaseIn(folder), '');
	expect(await refusalOf(folder)).toBe(
		`The database ${databaseIn(folder)} is empty: restore it from a backup, or delete it to begin a new site.`,
	);
	expect(readFileSync(databaseIn(folder))).toHaveLength(0);
});

test('a file that is not a database is reported as damaged, and stays as it is', async () => {
	const folder = aFolder();
	writeFileSync(databaseIn(folder), 'x'.repeat(5000));
	expect(await refusalOf(folder)).toBe(
		`The database in ${folder} is damaged (file is not a database): restore tour-trails.db from a backup. Nothing was changed.`,
	);
	expect(readFileSync(databaseIn(folder), 'utf8')).toBe('x'.repeat(5000));
});

test('half a database is reported as damaged', async () => {
	const folder = await aUsedFolder();
	truncateSync(databaseIn(folder), 8192);
	expect(await refusalOf(folder)).toMatch(
		/^The database in .* is damaged \(database disk image is malformed\)/,
	);
});

test('a database locked by another program is reported as locked', async () => {
	const file = databaseIn(await aUsedFolder());
	const [one, other] = [new Database(file), new Database(file, { timeout: 0 })];
	one.exec('begin immediate');
	let busy: unknown;
	try {
		other.exec('begin immediate');
	} catch (error) {
		busy = error;
	}
	expect(startFault(busy, '/srv/tours')).toEqual(
		new StartError(
			'Another program holds the database in /srv/tours: end it, or let it finish, and start again.',
		),
	);
	for (const connection of [one, other]) connection.close();
});

test('a folder where the database should be is reported', async () => {
	const folder = aFolder();
	mkdirSync(databaseIn(folder));
	expect(await refusalOf(folder)).toMatch(
		/^Wrong configuration: DATA_DIR must be a folder that can be written to/,
	);
	expect(existsSync(databaseIn(folder))).toBe(true);
});

test('a full disk is reported as full', () => {
	const db = connect(databaseIn(aFolder()));
	db.$client.pragma('max_page_count = 8');
	let full: unknown;
	try {
		migrateDatabase(db, projectFile('drizzle'));
	} catch (error) {
		full = error;
	}
	db.$client.close();
	expect(startFault(full, '/srv/tours')).toEqual(
		new StartError(
			'The disk of /srv/tours is full (database or disk is full): make room there and start again. Nothing was lost.',
		),
	);
});

/** Node's messages for a module built for another version and for a damaged one, and `bindings`' message for none. */
const otherNode = `The module '/srv/node_modules/better-sqlite3/build/Release/better_sqlite3.node'
was compiled against a different Node.js version using
NODE_MODULE_VERSION 127. This version of Node.js requires
NODE_MODULE_VERSION 115. Please try re-compiling or re-installing`;

test.each([
	[
		'ERR_DLOPEN_FAILED',
		otherNode,
		`better-sqlite3 was built for another Node than this ${process.version}: run npm rebuild better-sqlite3.`,
	],
	[
		'ERR_DLOPEN_FAILED',
		'/srv/better_sqlite3.node: invalid ELF header',
		'better-sqlite3 cannot be loaded (/srv/better_sqlite3.node: invalid ELF header): run npm rebuild better-sqlite3.',
	],
	[
		undefined,
		'Could not locate the bindings file. Tried:\n → /srv/build',
		'better-sqlite3 cannot be loaded (Could not locate the bindings file. Tried:): run npm rebuild better-sqlite3.',
	],
])('the native module that fails with %s %s gets its sentence', (code, message, sentence) => {
	expect(startFault(Object.assign(new Error(message), { code }), '/srv')).toEqual(new StartError(sentence));
});

test('an error without a sentence stays as it is', () => {
	const error = new RangeError('x');
	expect(startFault(error, '/srv')).toBe(error);
});
