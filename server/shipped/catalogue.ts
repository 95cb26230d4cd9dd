import { mkdirSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { oneAtATime } from '#server/db/one-at-a-time.ts';
import { type Db, migrateDatabase, openDatabase } from '#server/db/open.ts';
import { startFault } from '#server/db/start-fault.ts';
import { projectFile, readRelease } from '#server/project.ts';
import { readShipped } from './read.ts';
import { shippedRowsOf } from './rows.ts';
import { type SeedReport, seed } from './seed.ts';

/**
 * Opens the database of a data folder, brought up to date with this release's schema and catalogue; when several processes
 * start at once, by the first of them. Nothing is touched before all that the release brings has been read.
 * @throws StartError when the release is not whole, or its database cannot be opened.
 */
export async function openCatalogue(dataDir: string): Promise<{ db: Db; seeded: SeedReport }> {
	const rows = shippedRowsOf(await readShipped());
	await readRelease('drizzle', (migrationsFolder) => readMigrationFiles({ migrationsFolder }));
	try {
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
