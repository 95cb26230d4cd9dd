import type { Contributor } from '#domain/contributors/contributor.ts';

const COLUMNS = 4;

/** The people by last name, read down each of four columns as in a printed list; columns that stay empty are left out. */
export function contributorColumns(contributors: Contributor[]): Contributor[][] {
	const sorted = [...contributors].sort(
		(a, b) => a.last.localeCompare(b.last, 'en') || a.first.localeCompare(b.first, 'en'),
	);
	const height = Math.ceil(sorted.length / COLUMNS);
	return Array.from({ length: COLUMNS }, (_, column) =>
		sorted.slice(column * height, (column + 1) * height),
	).filter((column) => column.length > 0);
}
