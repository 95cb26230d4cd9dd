import * as z from 'zod/mini';
import { sameJson } from '../sync/cell.ts';

/** The schema of `ListNews` with rows of this kind. */
export const listNewsSchema = <Row>(row: z.ZodMiniType<Row>) =>
	z.object({
		gone: z.array(z.union([z.string(), z.number()])),
		rows: z.array(row),
		runs: z.array(z.tuple([z.int(), z.int()])),
		count: z.int(),
	});

/** Changes in a list since an older version of it. */
export interface ListNews<Row> {
	/** Keys of removed rows. */
	gone: Key[];
	/** Rows that are new, changed, or moved. */
	rows: Row[];
	/** Positions of these rows in the list: the first index, counted from 0, and the length of each run. */
	runs: [number, number][];
	/** Rows in the whole list. */
	count: number;
}

type Key = string | number;

/** Reads the rows of news whose other parts have been read, one row per step. @throws when a row does not fit */
export function* readRows<Row>(
	news: ListNews<unknown>,
	row: z.ZodMiniType<Row>,
): Generator<void, ListNews<Row>> {
	const rows: Row[] = [];
	for (const unread of news.rows) {
		rows.push(row.parse(unread));
		yield;
	}
	return { ...news, rows };
}

/** Returns the changes that turn one list into the other; from an empty list, all rows. */
export function newsOf<Row>(before: readonly Row[], after: readonly Row[], keyOf: (row: Row) => Key) {
	const old = new Map(before.map((row) => [keyOf(row), row]));
	const keys = new Set(after.map(keyOf));
	const gone = before.map(keyOf).filter((key) => !keys.has(key));
	const isNew = after.map((row) => !sameJson(old.get(keyOf(row)), row));
	const stays = new Set(after.filter((_, at) => !isNew[at]).map(keyOf));
	const orderBefore = before.map(keyOf).filter((key) => stays.has(key));
	const orderAfter = after.map(keyOf).filter((key) => stays.has(key));
	const isSorted = orderAfter.every((key, at) => key === orderBefore[at]);
	return newsAt(after, gone, isSorted ? isNew : isNew.map(() => true));
}

function newsAt<Row>(after: readonly Row[], gone: Key[], isNew: boolean[]): ListNews<Row> {
	const runs: [number, number][] = [];
	isNew.forEach((is, at) => {
		const last = runs.at(-1);
		if (!is) return;
		if (last && last[0] + last[1] === at) last[1]++;
		else runs.push([at, 1]);
	});
	return { gone, rows: after.filter((_, at) => isNew[at]), runs, count: after.length };
}

/** Applies changes to an older list; null when they build on a different list. */
export function withNews<Row>(
	before: readonly Row[],
	{ gone, rows, runs, count }: ListNews<Row>,
	keyOf: (row: Row) => Key,
): Row[] | null {
	const replaced = new Set([...gone, ...rows.map(keyOf)]);
	const unchanged = before.filter((row) => !replaced.has(keyOf(row)));
	const after: Row[] = [];
	let nextRow = 0;
	let nextUnchanged = 0;
	for (const [from, length] of runs) {
		const between = unchanged.slice(nextUnchanged, nextUnchanged + from - after.length);
		nextUnchanged += between.length;
		after.push(...between, ...rows.slice(nextRow, nextRow + length));
		nextRow += length;
	}
	after.push(...unchanged.slice(nextUnchanged));
	return after.length === count ? after : null;
}
