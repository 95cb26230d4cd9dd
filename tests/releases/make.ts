/**
 * The end of `npm run db:generate`: keeps a database of each release that has none yet, as it and those before it would have
 * left it.
 * A stored database is never remade: a migration edited later must still meet what it produced when it was new.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { connect, migrateDatabase } from '#server/db/open.ts';
import { keptFile, migrationsUntil, releases } from './kept.ts';
import { left } from './left.ts';

const db = connect(':memory:');
for (const release of releases()) {
	migrateDatabase(db, migrationsUntil(release));
	for (const statement of left[release] ?? []) db.$client.exec(statement);
	if (existsSync(keptFile(release))) continue;
	db.$client.exec('vacuum');
	writeFileSync(keptFile(release), brotliCompressSync(db.$client.serialize()));
	console.log(keptFile(release));
}
