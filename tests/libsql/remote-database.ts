import { connectRemote, type Db, migrateDatabase } from '#server/db/open.ts';
import { projectFile } from '#server/project.ts';

let isMigrated = false;

/** The libSQL server that `npm run test:libsql` has the tests run on, emptied; null where they run in memory. */
export function remoteDatabase(): Db | null {
	const url = process.env.LIBSQL_URL;
	if (!url) return null;
	const db = connectRemote({ url, token: null });
	if (!isMigrated) migrateDatabase(db, projectFile('drizzle'));
	isMigrated = true;
	empty(db);
	return db;
}

function empty(db: Db) {
	const named =
		"select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not in ('__drizzle_migrations', 'content_revision')";
	const names = db.$client.prepare<[], string>(named).pluck().all();
	db.transaction(() => {
		db.$client.exec('pragma defer_foreign_keys = on');
		for (const name of names) db.$client.exec(`delete from ${name}`);
	});
}
