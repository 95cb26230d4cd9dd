import assert from 'node:assert/strict';
import { connect, connectRemote, type Db } from '#server/db/open.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { readKept, releases } from '../releases/kept.ts';
import { keptRows, rowsOf } from '../releases/rows.ts';
import type { Sqld } from './real-sqld.ts';

/** Each release's database, put on a server of its own and upgraded to the current release there. */
export function releaseScenes(startOne: (name: string) => Promise<Sqld>): Scene[] {
	return [
		[
			`the databases of ${releases().length} releases are brought up to this one on a server, with all that people left in them`,
			async () => {
				for (const release of releases()) {
					const sqld = await startOne(`release-${release}`);
					const kept = connect(readKept(release));
					const database = { url: sqld.url, token: null };
					const empty = connectRemote(database);
					copy(kept, empty);
					const before = rowsOf(empty.$client);
					assert.deepEqual(before, rowsOf(kept.$client));
					const { db } = await openCatalogue('', database);
					assert.deepEqual(keptRows(rowsOf(db.$client), before), keptRows(before, before));
					assert.deepEqual(db.$client.prepare('select * from pragma_foreign_key_check').all(), []);
					for (const { $client } of [kept, empty, db]) $client.close();
					await sqld.kill();
				}
			},
		],
	];
}

/** Copies a whole database into an empty one; rows before triggers, which would count them. */
function copy(from: Db, to: Db) {
	const pieces = from.$client
		.prepare<[], { type: string; name: string; sql: string }>(
			"select type, name, sql from sqlite_schema where sql is not null and name not glob 'sqlite_*'",
		)
		.all();
	const of = (...types: string[]) => pieces.filter(({ type }) => types.includes(type));
	to.transaction(() => {
		to.$client.exec('pragma defer_foreign_keys = on');
		for (const { sql } of [...of('table'), ...of('index')]) to.$client.exec(sql);
		for (const { name } of of('table'))
			for (const row of from.$client.prepare(`select * from "${name}"`).raw().all() as unknown[][])
				to.$client.prepare(`insert into "${name}" values (${row.map(() => '?')})`).run(...row);
		for (const { sql } of of('trigger', 'view')) to.$client.exec(sql);
	});
}
