import { eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
	type ContentFile,
	type ContentReport,
	contentKinds,
	emptyContentFile,
} from '#domain/admin/content-file.ts';
import { editedFields } from '#server/audit/edit-row.ts';
import { changedValues, recorded } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { contentTables, everyTable, missingIn, type Row, rowFault, rowOf } from './content-tables.ts';

/** The seed's own columns; a file neither sets nor clears them. */
const OURS = ['edited_fields', 'imported_fields'];
const MOST_FAULTS = 20;

export function createContentFiles(db: Db) {
	return {
		export: async (now: Date): Promise<ContentFile> => {
			const file = emptyContentFile(now.toISOString());
			for (const { kind, ...shelf } of everyTable) {
				const rows = db.select().from(shelf.table).all() as Row[];
				file.content[kind] = rows.map((row) => shared(rowOf(shelf, row)));
			}
			return file;
		},
		/**
		 * Imports a file, in one transaction with a log row per change; only reports when `by` is null or a row has a
		 * fault.
		 */
		import: async ({ content }: ContentFile, by: string | null, now: Date): Promise<ContentReport> => {
			const faults = contentKinds.flatMap((kind) => {
				const shelf = contentTables[kind];
				const column = shelf.columns[shelf.key] as SQLiteColumn;
				const known = new Set(
					db
						.select({ key: column })
						.from(shelf.table)
						.all()
						.map(({ key }) => key),
				);
				return (content[kind] ?? []).flatMap((row) => {
					const fault =
						rowFault(shelf, row) ?? (known.has(row[shelf.key]) ? undefined : missingIn(shelf, row));
					return fault === undefined ? [] : [`${kind}: ${fault}`];
				});
			});
			if (faults.length > 0) return { kinds: [], faults: faults.slice(0, MOST_FAULTS) };
			return db.transaction(
				(tx) => ({
					kinds: contentKinds.map((kind) => {
						const report = { kind, added: 0, changed: 0, same: 0 };
						for (const row of content[kind] ?? []) {
							report[write(tx as never, { kind, row: shared(row), by, now })] += 1;
						}
						return report;
					}),
					faults: [],
				}),
				{ behavior: 'immediate' },
			);
		},
	};
}

/** The part of a row that goes into a file, as JSON. */
function shared(row: Row): Row {
	const own = Object.entries(row).filter(([name]) => !OURS.includes(name));
	return JSON.parse(JSON.stringify(Object.fromEntries(own)));
}

interface Write {
	kind: (typeof contentKinds)[number];
	row: Row;
	by: string | null;
	now: Date;
}

function write(tx: Db, { kind, row, by, now }: Write): 'added' | 'changed' | 'same' {
	const shelf = contentTables[kind];
	const { table, columns, key, what } = shelf;
	const id = row[key];
	const isIt = eq(columns[key] as never, id);
	const [present] = tx.select().from(table).where(isIt).all() as Row[];
	// Most rows of a file are unchanged: skip cleaning them, which is slow.
	if (present && changedValues<Row>(shared(present), row) === null) return 'same';
	const wanted = rowOf(shelf, row);
	const changed = present && changedValues<Row>(shared(rowOf(shelf, present)), shared(wanted));
	if (changed === null) return 'same';
	if (by !== null) {
		const logged = { by, what, key: what === 'import' ? `${kind} ${id}` : String(id) };
		if (changed) {
			const set = Object.fromEntries(Object.keys(changed.after).map((name) => [name, wanted[name]]));
			const edited = { edited_fields: editedFields(namesIn(present), set) };
			tx.update(table)
				.set({ ...set, ...('edited_fields' in columns && edited) })
				.where(isIt)
				.run();
			recorded(tx, { ...logged, ...changed }, now).run();
		} else {
			tx.insert(table).values(wanted).run();
			recorded(tx, { ...logged, before: null, after: shared(wanted) }, now).run();
		}
	}
	return changed ? 'changed' : 'added';
}

const namesIn = ({ edited_fields }: Row) => (Array.isArray(edited_fields) ? (edited_fields as string[]) : []);
