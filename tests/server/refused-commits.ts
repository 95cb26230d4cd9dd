import type { Db } from '#server/db/open.ts';

/** Lets every update of the table fail when it is committed, and not before: as a full disk does. */
export function refuseCommits(db: Db, table: string): void {
	// One at a time: a server takes no more in one call.
	for (const statement of [
		'create table nowhere (id integer primary key)',
		'create table refused (id integer references nowhere (id) deferrable initially deferred)',
		`create trigger refuse after update on ${table} begin insert into refused values (1); end`,
	])
		db.$client.exec(statement);
}
