import { eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
	auditedAs,
	type ContentFile,
	type ContentKind,
	type ContentReport,
	contentKinds,
	emptyContentFile,
} from '#domain/admin/content-file.ts';
import { changedValues, record } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import { contentTables, everyTable, type Row } from './content-tables.ts';
import { constraintFault } from './disagreements.ts';
import { type PicturesHere, withPicturesHere } from './pictures-here.ts';
import { asInForms, editedMarks, missingIn, nameOf, RefusedByForm, rowFault, rowOf, shared } from './rows.ts';

const MOST_FAULTS = 20;
const MOST_CHANGES = 200;

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
		 * Imports a file, in one transaction with a log row per change. A preview is the same write, rolled back,
		 * because only the database knows what it refuses; a file with any fault is rolled back, too.
		 */
		import: async (file: ContentFile, how: Importing): Promise<ContentReport> => {
			const faults = shapeFaults(db, file);
			if (faults.length > 0) return onlyFaults(faults);
			const { content, missing } = withPicturesHere(db, file);
			return orUndone(() =>
				immediately(db, (tx) => {
					const report = writeAll(tx, content, { ...how, missing });
					if (how.isPreview || report.faults.length > 0) throw new Undone(report);
					return report;
				}),
			);
		},
	};
}

/** Who imports a file, and when; a preview writes nothing. */
export interface Importing {
	by: string;
	now: Date;
	isPreview: boolean;
}

/** Thrown to roll back a transaction once it has produced its report. */
class Undone extends Error {
	readonly report: ContentReport;

	constructor(report: ContentReport) {
		super('The import is undone');
		this.report = report;
	}
}

function orUndone(work: () => ContentReport): ContentReport {
	try {
		return work();
	} catch (error) {
		if (error instanceof Undone) return error.report;
		throw error;
	}
}

const onlyFaults = (faults: string[]): ContentReport => ({
	kinds: [],
	changes: [],
	faults: faults.slice(0, MOST_FAULTS),
	missing_pictures: [],
});

/** Lists the rows that cannot be written, whatever the other rows contain. */
function shapeFaults(db: Db, { content }: ContentFile): string[] {
	return contentKinds.flatMap((kind) => {
		const shelf = contentTables[kind];
		const column = shelf.columns[shelf.key] as SQLiteColumn;
		const rows = db.select({ key: column }).from(shelf.table).all();
		const known = new Set(rows.map(({ key }) => key));
		return (content[kind] ?? []).flatMap((row) => {
			const fault = rowFault(shelf, row) ?? (known.has(row[shelf.key]) ? undefined : missingIn(shelf, row));
			return fault === undefined ? [] : [`${kind}: ${fault}`];
		});
	});
}

function writeAll(
	tx: Tx,
	content: ContentFile['content'],
	{ by, now, missing }: Importing & Pick<PicturesHere, 'missing'>,
): ContentReport {
	const faults: string[] = [];
	const written: Written[] = [];
	const tell = ({ kind, key }: RowKey, fault: string) => faults.push(`${kind}: ${key}: ${fault}`);
	const kinds = contentKinds.map((kind) => {
		const report = { kind, added: 0, changed: 0, same: 0 };
		for (const row of content[kind] ?? []) {
			const one = { kind, key: row[contentTables[kind].key] };
			try {
				const { done, ...what } = write(tx, { kind, row: shared(row), by, now });
				report[done] += 1;
				// An old contradiction must not block a file that leaves the row as it is.
				if (done !== 'same') written.push({ ...one, ...what });
			} catch (error) {
				const fault = error instanceof RefusedByForm ? error.message : constraintFault(error);
				if (fault === undefined) throw error;
				tell(one, fault);
			}
		}
		return report;
	});
	// Checked only now, when all the rows that must agree are written.
	for (const one of written) {
		const fault = disagreement(tx, one);
		if (fault !== undefined) tell(one, fault);
	}
	if (faults.length > 0) return onlyFaults(faults);
	const changes = written
		.slice(0, MOST_CHANGES)
		.map(({ before: _, ...one }) => ({ ...one, key: String(one.key) }));
	return { kinds, changes, faults, missing_pictures: missing };
}

type RowKey = { kind: ContentKind; key: unknown };
interface Written extends RowKey {
	name: string;
	/** The row before; undefined for a new one. */
	before: Row | undefined;
	/** The fields that change; none for a new row. */
	fields: string[];
}

/** Says how a written row contradicts the other tables. */
function disagreement(tx: Tx, { kind, key: id, before }: Written): string | undefined {
	const { table, columns, key, disagrees } = contentTables[kind];
	const isIt = eq(columns[key] as never, id);
	return disagrees?.(tx, tx.select().from(table).where(isIt).get() as never, before as never);
}

interface Write {
	kind: ContentKind;
	row: Row;
	by: string;
	now: Date;
}

type Done = { done: 'added' | 'changed' | 'same' } & Omit<Written, keyof RowKey>;

function write(tx: Tx, { kind, row: given, by, now }: Write): Done {
	const shelf = contentTables[kind];
	const { table, columns, key } = shelf;
	const what = auditedAs[kind];
	const id = given[key];
	const isIt = eq(columns[key] as never, id);
	const [present] = tx.select().from(table).where(isIt).all() as Row[];
	const thing = { before: present, name: nameOf({ ...present, ...given }, key), fields: [] };
	const taken = (present && shelf.takes?.(present as never, given)) ?? given;
	// Most rows of a file are unchanged, so we skip the slow cleaning.
	if (present && changedValues<Row>(shared(present), taken) === null) return { done: 'same', ...thing };
	const row = asInForms(shelf, taken, present);
	const wanted = { ...rowOf(shelf, row), ...(present && shelf.brings?.(present as never, row)) };
	const changed = present && changedValues<Row>(shared(rowOf(shelf, present)), shared(wanted));
	if (changed === null) return { done: 'same', ...thing };
	const logged = { by, what, key: what === 'import' ? `${kind} ${id}` : String(id) };
	if (changed) {
		const set = Object.fromEntries(Object.keys(changed.after).map((name) => [name, wanted[name]]));
		const all = { ...set, ...editedMarks(shelf, present, set) };
		settled(tx.update(table).set(all).where(isIt).run());
		record(tx, { ...logged, ...changed }, now);
	} else {
		const { [key]: _, ...theirs } = shelf.takes?.(wanted as never, given) ?? given;
		settled(
			tx
				.insert(table)
				.values({ ...wanted, ...editedMarks(shelf, {}, theirs) })
				.run(),
		);
		record(tx, { ...logged, before: null, after: shared(wanted) }, now);
	}
	return changed
		? { done: 'changed', ...thing, fields: Object.keys(changed.after) }
		: { done: 'added', ...thing };
}

// A remote database answers a write only when the result is read: read it now, or the refusal would surface at the next
// row.
const settled = (written: { changes: number }): number => written.changes;
