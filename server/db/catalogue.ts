import { projectFile } from '#server/project.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Db, migrateDatabase, openDatabase } from './open.ts';
import { type SeedReport, seed } from './seed.ts';
import { readShipped } from './shipped.ts';
import { shippedRowsOf } from './shipped-rows.ts';

/**
 * Opens the database of a data folder, brought up to date with this release's schema and catalogue; when several processes
 * start at once, by the first of them.
 */
export function openCatalogue(dataDir: string): { db: Db; seeded: SeedReport } {
	const db = openDatabase(dataDir);
	return oneAtATime(dataDir, () => {
		migrateDatabase(db, projectFile('drizzle'));
		return { db, seeded: seed(db, shippedRowsOf(readShipped())) };
	});
}
