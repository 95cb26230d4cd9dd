import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { articles } from '#server/articles/table.ts';
import { guideTexts } from '#server/colleges/guide-texts.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Db } from '#server/db/open.ts';
import { runAll } from '#server/db/run-all.ts';
import { runTogether, type Statement } from '#server/db/run-together.ts';
import { places } from '#server/places/table.ts';
import { siteContent } from '#server/site/table.ts';
import { regionContent, states, subregions } from '#server/states/table.ts';
import type { ShippedRow } from './rows.ts';
import { shippedRows } from './table.ts';

export interface SeedReport {
	added: number;
	updated: number;
	withdrawn: number;
}

/**
 * Writes the release's data into the database, in one transaction. Rows from an earlier run are left alone until the
 * shipped row changes; even then, columns changed by an editor or an import keep their values.
 */
export function seed(db: Db, rows: ShippedRow[]): SeedReport {
	const ledger = new Map(
		db
			.select()
			.from(shippedRows)
			.all()
			.map((entry) => [nameOf(entry), entry]),
	);
	const report = { added: 0, updated: 0, withdrawn: 0 };
	const statements: Statement[] = [];
	const changed = rows.filter((row) => ledger.get(nameOf(row))?.hash !== row.hash);
	const read = () => presentRows(db, new Set(changed.map(({ kind }) => kind)));
	const [present = new Map()] = runAll(db, [{ work: read, ahead: { of: 'what is shipped', look: read } }]);
	const insert = insertOf(db);
	const enter = entryOf(db);
	for (const row of changed) {
		const name = nameOf(row);
		const kept = present.get(name);
		if (kept) statements.push(update(db, row, kept));
		// A row that was shipped before and is missing now was deleted by an editor, and stays deleted.
		else if (!ledger.has(name)) statements.push(insert(row));
		report[kept || ledger.has(name) ? 'updated' : 'added'] += 1;
		statements.push(enter(row));
	}
	for (const row of rows) ledger.delete(nameOf(row));
	for (const { kind, key } of ledger.values()) {
		// A college may be a stop on someone's trip: only places that have closed are removed.
		if (kind !== 'place') continue;
		report.withdrawn += 1;
		statements.push(...withdraw(db, key));
	}
	if (statements.length > 0) runTogether(db, statements);
	return report;
}

const SHELVES = {
	college: { table: colleges, key: colleges.ipeds_id },
	state: { table: states, key: states.fips },
	region: { table: regionContent, key: regionContent.id },
	subregion: { table: subregions, key: subregions.id },
	place: { table: places, key: places.place_id },
	article: { table: articles, key: articles.id },
	site_content: { table: siteContent, key: siteContent.name },
} satisfies Record<ShippedRow['kind'], { table: SQLiteTable; key: SQLiteColumn }>;

const nameOf = ({ kind, key }: { kind: ShippedRow['kind']; key: string | number }) => `${kind}/${key}`;

/** Returns the columns that keep their values, for each row in the tables of these kinds, by the row's name. */
function presentRows(db: Db, kinds: ReadonlySet<ShippedRow['kind']>): Map<string, readonly string[]> {
	const rows = [...kinds].flatMap((kind) => {
		const { table, key } = SHELVES[kind];
		const imported = kind === 'college' ? colleges.imported_fields : sql<string[]>`null`;
		const isClosed = kind === 'college' ? sql<number>`not ${colleges.enabled}` : sql<number>`0`;
		const columns = { key, edited: table.edited_fields, imported, isClosed };
		const found = db.select(columns).from(table).all();
		return found.map((row) => {
			// A guide that never was a starter guide has no edited `is_starter`: the value was false and stayed false.
			const isTheirGuide = kind === 'college' && guideTexts.some((field) => row.edited.includes(field));
			const theirs = isTheirGuide ? ['is_starter'] : [];
			// The editor has not opened the guide: the texts may not be ready.
			if (isTheirGuide && row.isClosed) theirs.push('enabled');
			const kept = [...row.edited, ...(row.imported ?? []), ...theirs];
			return [nameOf({ kind, key: row.key }), kept] as const;
		});
	});
	return new Map<string, readonly string[]>(rows);
}

function update(db: Db, { kind, key, values }: ShippedRow, kept: readonly string[]): Statement {
	const shelf = SHELVES[kind];
	const changes = Object.fromEntries(Object.entries(values).filter(([column]) => !kept.includes(column)));
	return db
		.update(shelf.table)
		.set(changes)
		.where(eq(shelf.key as SQLiteColumn, key));
}

/** Inserts all rows that have the same columns with one statement: building it takes longer than running it. */
function insertOf(db: Db) {
	const built = new Map<string, { run: (values: Record<string, unknown>) => unknown }>();
	return ({ kind, values }: ShippedRow): Statement => {
		const columns = Object.keys(values);
		const name = [kind, ...columns].join();
		const blanks = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]));
		const insert =
			built.get(name) ??
			db
				.insert(SHELVES[kind].table)
				.values(blanks as never)
				.prepare();
		built.set(name, insert);
		return { run: () => insert.run(values) };
	};
}

function entryOf(db: Db) {
	const blanks = {
		kind: sql.placeholder('kind'),
		key: sql.placeholder('key'),
		hash: sql.placeholder('hash'),
	};
	const entry = db
		.insert(shippedRows)
		.values(blanks)
		.onConflictDoUpdate({ target: [shippedRows.kind, shippedRows.key], set: { hash: sql`excluded.hash` } })
		.prepare();
	return ({ kind, key, hash }: ShippedRow): Statement => ({ run: () => entry.run({ kind, key, hash }) });
}

function withdraw(db: Db, key: string): Statement[] {
	return [
		db.delete(places).where(and(eq(places.place_id, key), eq(places.edited_fields, []))),
		db.delete(shippedRows).where(and(eq(shippedRows.kind, 'place'), eq(shippedRows.key, key))),
	];
}
