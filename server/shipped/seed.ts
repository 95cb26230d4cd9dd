import { and, eq } from 'drizzle-orm';
import type { RegionId } from '#domain/states/region.ts';
import { articles } from '#server/articles/table.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Db } from '#server/db/open.ts';
import { runAll } from '#server/db/run-all.ts';
import { runTogether, type Statement } from '#server/db/run-together.ts';
import { places } from '#server/places/table.ts';
import { siteContent } from '#server/site/table.ts';
import { regionContent, states, subregions } from '#server/states/table.ts';
import type { ShippedRow } from './rows.ts';
import { shippedRows } from './table.ts';

/** A seed's result. */
export interface SeedReport {
	added: number;
	updated: number;
	withdrawn: number;
}

/**
 * Writes the release's data into the database, in one transaction. Rows written before are left alone until the shipped
 * row changes, and even then columns changed by an editor or an import keep their values.
 */
export function seed(db: Db, rows: ShippedRow[]): SeedReport {
	const ledger = new Map(
		db
			.select()
			.from(shippedRows)
			.all()
			.map((entry) => [`${entry.kind}/${entry.key}`, entry]),
	);
	const report = { added: 0, updated: 0, withdrawn: 0 };
	const statements: Statement[] = [];
	const nameOf = ({ kind, key }: ShippedRow) => `${kind}/${key}`;
	const changed = rows.filter((row) => ledger.get(nameOf(row))?.hash !== row.hash);
	const writes = () => changed.map((row) => writeOf(db, row, ledger.has(nameOf(row))));
	const [all = []] = runAll(db, [
		{ work: writes, ahead: { of: 'what is shipped', look: () => void writes() } },
	]);
	for (const [at, write] of all.entries()) {
		report[write.outcome] += 1;
		statements.push(...write.statements, enter(db, changed[at] as ShippedRow));
	}
	for (const row of rows) ledger.delete(nameOf(row));
	for (const { kind, key } of ledger.values()) {
		// A college may be a stop on someone's trip: only places that closed are removed.
		if (kind !== 'place') continue;
		report.withdrawn += 1;
		statements.push(...withdraw(db, key));
	}
	if (statements.length > 0) runTogether(db, statements);
	return report;
}

function writeOf(db: Db, row: ShippedRow, wasShipped: boolean) {
	const { table, key } = shelfOf(row);
	const present = db.select().from(table).where(key).get() as Present | undefined;
	if (!present) {
		// Shipped before and missing now: an editor deleted it, and it stays deleted.
		if (wasShipped) return { outcome: 'updated', statements: [] } as const;
		return { outcome: 'added', statements: [db.insert(table).values(row.values as never)] } as const;
	}
	const edited = new Set([...present.edited_fields, ...(present.imported_fields ?? [])]);
	const changes = Object.fromEntries(Object.entries(row.values).filter(([column]) => !edited.has(column)));
	return { outcome: 'updated', statements: [db.update(table).set(changes).where(key)] } as const;
}

interface Present {
	edited_fields: string[];
	imported_fields?: string[];
}

function shelfOf({ kind, key }: Pick<ShippedRow, 'kind' | 'key'>) {
	switch (kind) {
		case 'college':
			return { table: colleges, key: eq(colleges.ipeds_id, Number(key)) };
		case 'state':
			return { table: states, key: eq(states.fips, key) };
		case 'region':
			return { table: regionContent, key: eq(regionContent.id, key as RegionId) };
		case 'subregion':
			return { table: subregions, key: eq(subregions.id, Number(key)) };
		case 'place':
			return { table: places, key: eq(places.place_id, key) };
		case 'article':
			return { table: articles, key: eq(articles.id, key) };
		case 'site_content':
			return { table: siteContent, key: eq(siteContent.name, key) };
	}
}

function enter(db: Db, { kind, key, hash }: ShippedRow): Statement {
	return db
		.insert(shippedRows)
		.values({ kind, key, hash })
		.onConflictDoUpdate({ target: [shippedRows.kind, shippedRows.key], set: { hash } });
}

function withdraw(db: Db, key: string): Statement[] {
	return [
		db.delete(places).where(and(eq(places.place_id, key), eq(places.edited_fields, []))),
		db.delete(shippedRows).where(and(eq(shippedRows.kind, 'place'), eq(shippedRows.key, key))),
	];
}
