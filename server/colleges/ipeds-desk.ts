import { setImmediate as otherWork } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { type IpedsProgress, type IpedsReport, MOST_SHOWN } from '#domain/admin/ipeds-import.ts';
import { record } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import {
	type DepartmentFile,
	type DepartmentFileKind,
	ImportError,
	readDepartmentFile,
} from './department-file.ts';
import {
	changesOf,
	type DepartmentFiles,
	type Institution,
	institutionsIn,
	newCollege,
	statesIn,
} from './import-ipeds.ts';
import { colleges } from './table.ts';

/** Rows written at a time, which takes about ten milliseconds; other requests are answered in between. */
const STEP = 25;

/** Sorts the Department's files, given in any order, by kind. @throws ImportError */
export function filesOf(given: { name: string; bytes: Buffer }[]): DepartmentFiles {
	const files = given.map(({ name, bytes }) =>
		readDepartmentFile(name, bytes, ['list', 'hd', 'adm', 'cost']),
	);
	const ofKind = (kind: DepartmentFileKind): DepartmentFile | undefined =>
		files.find((file) => file.kind === kind);
	if (new Set(files.map(({ kind }) => kind)).size < files.length)
		throw new ImportError('Two of these files are of one kind. Choose one of each.');
	const list = ofKind('list');
	const hd = list ?? ofKind('hd');
	if (!hd) throw new ImportError('The file of the institutions is missing: HD, or a list of colleges.');
	return { hd, adm: ofKind('adm') ?? list, cost: ofKind('cost') ?? list };
}

/** Imports the Department's facts from the back office in steps, each with its rows in the log. */
export function createIpedsDesk(db: Db) {
	const read = (files: DepartmentFiles) => institutionsIn(files, statesIn(db));
	return {
		/** Previews the files' changes. @throws ImportError when they contain nothing to import */
		preview: async (files: DepartmentFiles): Promise<IpedsReport> => {
			const { institutions, refused } = read(files);
			const report: IpedsReport = { added: 0, changed: 0, unchanged: 0, emptied: 0, refused, changes: [] };
			for (const step of steps(institutions)) {
				reportStep(report, step, presentOf(step, db));
				await otherWork();
			}
			const { changes } = report;
			changes.sort((a, b) => Number(b.fields.some(isEmptied)) - Number(a.fields.some(isEmptied)));
			return { ...report, changes: changes.slice(0, MOST_SHOWN) };
		},
		/**
		 * Reads the files, ready to be written step by step: `next` writes one step and reports progress. @throws
		 * ImportError
		 */
		begin: (files: DepartmentFiles, by: string) => {
			const { institutions } = read(files);
			const open = steps(institutions);
			const counts = { added: 0, changed: 0, unchanged: 0 };
			const progress: IpedsProgress = { ...counts, done: 0, of: institutions.length };
			return {
				next: async (now: Date): Promise<IpedsProgress | null> => {
					const [step] = open;
					if (!step) return null;
					const { added, changed, unchanged } = writeStep(db, step, { by, now });
					open.shift();
					progress.added += added;
					progress.changed += changed;
					progress.unchanged += unchanged;
					progress.done += step.length;
					await otherWork();
					return { ...progress };
				},
			};
		},
	};
}

type Present = ReturnType<typeof presentOf>;

function presentOf(step: Institution[], from: Tx) {
	const ids = step.map(({ ipedsId }) => ipedsId);
	const rows = from.select().from(colleges).where(inArray(colleges.ipeds_id, ids)).all();
	return new Map(rows.map((college) => [college.ipeds_id, college]));
}

/** Adds to a report the changes a step would make. */
function reportStep(report: IpedsReport, step: Institution[], present: Present): void {
	for (const { ipedsId, facts } of step) {
		const known = present.get(ipedsId);
		const changed = known && changesOf(known, facts);
		report[changed ? 'changed' : known ? 'unchanged' : 'added'] += 1;
		if (!changed) continue;
		const fields = Object.entries(changed.after).map(([field, after]) => ({
			field,
			after,
			before: changed.before[field] ?? null,
		}));
		report.emptied += fields.filter(isEmptied).length;
		report.changes.push({ ipeds_id: ipedsId, name: known.name, fields });
	}
}

const isEmptied = ({ before, after }: IpedsReport['changes'][number]['fields'][number]) =>
	before !== null && after === null;

function writeStep(db: Db, step: Institution[], { by, now }: { by: string; now: Date }) {
	return immediately(db, (tx) => {
		const counts = { added: 0, changed: 0, unchanged: 0 };
		const present = presentOf(step, tx);
		for (const institution of step) {
			const { ipedsId } = institution;
			const known = present.get(ipedsId);
			const logged = { by, what: 'college' as const, key: String(ipedsId) };
			const changed = known && changesOf(known, institution.facts);
			if (changed) {
				const { before, after, imported_fields } = changed;
				tx.update(colleges)
					.set({ ...after, imported_fields })
					.where(eq(colleges.ipeds_id, ipedsId))
					.run();
				record(tx, { ...logged, before, after }, now);
			} else if (!known) {
				const { imported_fields: _, ...after } = newCollege(institution);
				tx.insert(colleges).values(newCollege(institution)).run();
				record(tx, { ...logged, before: null, after }, now);
			}
			counts[changed ? 'changed' : known ? 'unchanged' : 'added'] += 1;
		}
		return counts;
	});
}

const steps = (institutions: Institution[]): Institution[][] =>
	Array.from({ length: Math.ceil(institutions.length / STEP) }, (_, at) =>
		institutions.slice(at * STEP, (at + 1) * STEP),
	);
