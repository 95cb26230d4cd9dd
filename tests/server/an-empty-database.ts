import { connect, type Db, migrateDatabase } from '#server/db/open.ts';
import { projectFile } from '#server/start/project.ts';
import { remoteDatabase } from '../libsql/remote-database.ts';
import { ofTheProcess } from '../of-the-process.ts';

/** A migrated database in memory, empty: made once, and then copied. */
export function anEmptyDatabase(): Db {
	return remoteDatabase() ?? connect(ofTheProcess('a migrated database', migrated));
}

function migrated(): Buffer {
	const db = connect(':memory:');
	migrateDatabase(db, projectFile('drizzle'));
	return db.$client.serialize();
}
