import type { Contributor } from '#domain/contributors/contributor.ts';

const COLUMNS = 4;

/** The people by last name, read down each of four columns as in a printed list; empty columns are left out. */
export function contributorColumns(contributors: Contributor[]): Contributor[][] {
	const sorted = [...contributors].sort(
		(a, b) => a.last.localeCompare(b.last, 'en') || a.first.localeCompare(b.first, 'en'),
	);
	// If the columns cannot all be equal, the first ones hold one more: even five people make four columns.
	const startOf = (column: number) =>
		column * Math.floor(sorted.length / COLUMNS) + Math.min(column, sorted.length % COLUMNS);
	return Array.from({ length: COLUMNS }, (_, column) =>
		sorted.slice(startOf(column), startOf(column + 1)),
	).filter((column) => column.length > 0);
}
