import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { runTogether, type Statement } from '#server/db/run-together.ts';
import { states } from '#server/states/table.ts';
import { type DepartmentFacts, readAdmRow, readCostRow, readHdRow } from './department-facts.ts';
import { type DepartmentFile, ImportError } from './department-file.ts';
import { colleges } from './table.ts';

/** The Department's files of one import. */
export interface DepartmentFiles {
	hd: DepartmentFile;
	adm?: DepartmentFile | undefined;
	cost?: DepartmentFile | undefined;
}

/** What an import did, and what it left out and why. */
export interface ImportReport {
	added: number;
	updated: number;
	unchanged: number;
	skipped: { file: string; line: number; unitid: string; reason: string }[];
}

/**
 * Brings the Department's institutions in, by id and in one transaction. New ones come invisible and not enabled;
 * of those we have, only facts are refreshed, and none that an editor has changed.
 * @throws ImportError when the files hold nothing to import.
 */
export function importIpeds(db: Db, { hd, adm, cost }: DepartmentFiles): ImportReport {
	const report: ImportReport = { added: 0, updated: 0, unchanged: 0, skipped: [] };
	const knownStates = new Set(
		db
			.select({ code: states.state_abbreviation })
			.from(states)
			.all()
			.map(({ code }) => code),
	);
	const scores = rowsById(adm, readAdmRow, report);
	const tuition = rowsById(cost, readCostRow, report);
	const present = new Map(
		db
			.select()
			.from(colleges)
			.all()
			.map((college) => [college.ipeds_id, college]),
	);
	const statements: Statement[] = [];
	const seen = new Set<string>();
	for (const row of hd.rows) {
		const read = seen.has(row.unitid) ? { reason: 'repeated id' } : readHdRow(row, knownStates);
		seen.add(row.unitid);
		if ('reason' in read) {
			report.skipped.push({ file: hd.name, line: row.line, unitid: row.unitid, reason: read.reason });
			continue;
		}
		const ipedsId = Number(row.unitid);
		const facts = { ...read.facts, ...scores.get(row.unitid), ...tuition.get(row.unitid) };
		const known = present.get(ipedsId);
		if (known) statements.push(...refresh(db, known, facts, report));
		else statements.push(add(db, { ...read, ipedsId, facts }, report));
	}
	if (report.added + report.updated + report.unchanged === 0) {
		throw new ImportError(`${hd.name} has no institution that could be imported.`);
	}
	runTogether(db, statements);
	return report;
}

function rowsById<Facts>(
	file: DepartmentFile | undefined,
	read: (row: DepartmentFile['rows'][number]) => Facts,
	{ skipped }: ImportReport,
): Map<string, Facts> {
	const facts = new Map<string, Facts>();
	for (const row of file?.rows ?? []) {
		if (row.cells) facts.set(row.unitid, read(row));
		else
			skipped.push({
				file: file?.name ?? '',
				line: row.line,
				unitid: row.unitid,
				reason: 'wrong number of columns',
			});
	}
	return facts;
}

interface NewCollege {
	ipedsId: number;
	name: string;
	name_alias: string;
	facts: DepartmentFacts;
}

function add(db: Db, { ipedsId, name, name_alias, facts }: NewCollege, report: ImportReport): Statement {
	report.added += 1;
	const row = { ...facts, ipeds_id: ipedsId, name, name_alias, imported_fields: Object.keys(facts) };
	return db.insert(colleges).values(row as typeof colleges.$inferInsert);
}

function refresh(
	db: Db,
	known: typeof colleges.$inferSelect,
	facts: DepartmentFacts,
	report: ImportReport,
): Statement[] {
	const changes = Object.entries(facts).filter(
		([column, value]) =>
			known[column as keyof typeof known] !== value && !known.edited_fields.includes(column),
	);
	report[changes.length > 0 ? 'updated' : 'unchanged'] += 1;
	if (changes.length === 0) return [];
	const imported_fields = [...new Set([...known.imported_fields, ...changes.map(([column]) => column)])];
	return [
		db
			.update(colleges)
			.set({ ...Object.fromEntries(changes), imported_fields })
			.where(eq(colleges.ipeds_id, known.ipeds_id)),
	];
}
