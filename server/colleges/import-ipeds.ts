import { eq } from 'drizzle-orm';
import { consequencesOf } from '#domain/colleges/consequences.ts';
import type { Db } from '#server/db/open.ts';
import { runTogether, type Statement } from '#server/db/run-together.ts';
import { states } from '#server/states/table.ts';
import { type DepartmentFacts, readAdmRow, readCostRow, readHdRow } from './department-facts.ts';
import { type DepartmentFile, type DepartmentRow, ImportError } from './department-file.ts';
import { colleges } from './table.ts';

export interface DepartmentFiles {
	hd: DepartmentFile;
	adm?: DepartmentFile | undefined;
	cost?: DepartmentFile | undefined;
}

/** A row we left out, and why. */
interface RefusedRow {
	file: string;
	line: number;
	id: string;
	reason: string;
}

/** The changes an import made, and the rows left out. */
export interface ImportReport {
	added: number;
	updated: number;
	unchanged: number;
	skipped: RefusedRow[];
}

/** An institution in the files that could be one of our colleges. */
export interface Institution {
	ipedsId: number;
	name: string;
	name_alias: string;
	facts: DepartmentFacts;
}

/**
 * Imports the Department's institutions, by id and in one transaction. New ones start invisible and not enabled; known
 * ones get new facts, except where an editor has changed them.
 * @throws ImportError when the files contain nothing to import.
 */
export function importDepartmentFiles(db: Db, files: DepartmentFiles): ImportReport {
	const { institutions, refused } = institutionsIn(files, statesIn(db));
	const report: ImportReport = { added: 0, updated: 0, unchanged: 0, skipped: refused };
	const present = new Map(
		db
			.select()
			.from(colleges)
			.all()
			.map((college) => [college.ipeds_id, college]),
	);
	const statements = institutions.flatMap((institution): Statement[] => {
		const { ipedsId, facts } = institution;
		const known = present.get(ipedsId);
		const changed = known && changesOf(known, facts);
		report[changed ? 'updated' : known ? 'unchanged' : 'added'] += 1;
		if (!known) return [db.insert(colleges).values(newCollege(institution))];
		if (!changed) return [];
		const { after, imported_fields } = changed;
		return [
			db
				.update(colleges)
				.set({ ...after, imported_fields })
				.where(eq(colleges.ipeds_id, ipedsId)),
		];
	});
	runTogether(db, statements);
	return report;
}

/** The postal codes of known states. */
export const statesIn = (db: Db): Set<string> =>
	new Set(
		db
			.select({ code: states.state_abbreviation })
			.from(states)
			.all()
			.map(({ code }) => code),
	);

/** Returns the files' institutions with all their facts, and the rows left out. @throws ImportError when none remain */
export function institutionsIn({ hd, adm, cost }: DepartmentFiles, knownStates: Set<string>) {
	const refused: RefusedRow[] = [];
	const refuse = (file: string, { line, unitid }: DepartmentRow, reason: string) =>
		refused.push({ file, line, id: unitid, reason });
	const factsById = <Facts>(file: DepartmentFile | undefined, read: (row: DepartmentRow) => Facts) => {
		const facts = new Map<string, Facts>();
		for (const row of file?.rows ?? []) {
			if (row.cells) facts.set(row.unitid, read(row));
			// A list replaces all three files: its bad rows are refused below.
			else if (file && file !== hd) refuse(file.name, row, 'wrong number of columns');
		}
		return facts;
	};
	const scores = factsById(adm, readAdmRow);
	const tuition = factsById(cost, readCostRow);
	const institutions: Institution[] = [];
	const seen = new Set<string>();
	for (const row of hd.rows) {
		const { unitid } = row;
		const read = seen.has(unitid) ? { reason: 'repeated id' } : readHdRow(row, knownStates);
		seen.add(unitid);
		if ('reason' in read) refuse(hd.name, row, read.reason);
		else {
			const facts = { ...read.facts, ...scores.get(unitid), ...tuition.get(unitid) };
			institutions.push({ ...read, ipedsId: Number(unitid), facts });
		}
	}
	if (institutions.length === 0)
		throw new ImportError(`${hd.name} has no institution that could be imported.`);
	return { institutions, refused };
}

/** A new college's row: invisible until an editor shows it. */
export const newCollege = ({
	ipedsId,
	name,
	name_alias,
	facts,
}: Institution): typeof colleges.$inferInsert => ({
	...facts,
	ipeds_id: ipedsId,
	name,
	name_alias,
	imported_fields: Object.keys(facts),
});

/**
 * Returns a college's facts that differ and that no editor has changed, along with what they bring with them, before
 * and after; undefined when there are none.
 */
export function changesOf(known: typeof colleges.$inferSelect, facts: DepartmentFacts) {
	const free = Object.fromEntries(
		Object.entries(facts).filter(([column]) => !known.edited_fields.includes(column)),
	);
	// The files contain a locale's setting themselves, unless an editor's value stays.
	const { locale: _, ...causes } = free;
	const all: Record<string, string | number | null> = { ...free, ...consequencesOf(known, causes) };
	const columns = Object.keys(all).filter((column) => known[column as keyof typeof known] !== all[column]);
	if (columns.length === 0) return undefined;
	const only = (from: Record<string, unknown>) =>
		Object.fromEntries(columns.map((column) => [column, from[column]])) as Record<
			string,
			string | number | null
		>;
	return {
		before: only(known),
		after: only(all),
		imported_fields: [...new Set([...known.imported_fields, ...columns])],
	};
}
