import { mkdirSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { oneAtATime } from '#server/db/one-at-a-time.ts';
import { connectRemote, type Db, migrateDatabase, openDatabase } from '#server/db/open.ts';
import type { RemoteSettings } from '#server/db/remote/bridge.ts';
import { startFault } from '#server/db/start-fault.ts';
import { immediately } from '#server/db/transaction.ts';
import { projectFile, readRelease } from '#server/start/project.ts';
import { readShipped } from './read.ts';
import { type ShippedRow, shippedRowsOf } from './rows.ts';
import { type SeedReport, seed } from './seed.ts';

/**
 * Opens a data folder's database with this release's schema and catalogue; if several processes start at once, the
 * first one updates it. Everything the release ships is read before anything changes.
 * @throws StartError when the release is incomplete, or its database cannot be opened.
 */
export async function openCatalogue(
	dataDir: string,
	database: RemoteSettings | null = null,
): Promise<{ db: Db; seeded: SeedReport }> {
	const rows = shippedRowsOf(await readShipped());
	await readMigrations();
	try {
		if (database !== null) return openRemote(database, rows);
		mkdirSync(dataDir, { recursive: true });
		return oneAtATime(dataDir, () => {
			const db = openDatabase(dataDir);
			migrateDatabase(db, projectFile('drizzle'));
			return { db, seeded: seed(db, rows) };
		});
	} catch (error) {
		throw startFault(error, dataDir);
	}
}

/** Returns the release's migrations. @throws StartError when they are missing */
export const readMigrations = (folder?: string) =>
	readRelease('drizzle', (migrationsFolder) => readMigrationFiles({ migrationsFolder }), folder);

/** Migrates and seeds in one transaction; the database server makes other processes wait for it. */
function openRemote(database: RemoteSettings, rows: ShippedRow[]) {
	const db = connectRemote(database);
	try {
		const seeded = immediately(db, () => {
			migrateDatabase(db, projectFile('drizzle'));
			return seed(db, rows);
		});
		return { db, seeded };
	} catch (error) {
		db.$client.close();
		throw error;
	}
}
