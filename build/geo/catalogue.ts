import { createHash } from 'node:crypto';
import { bundledLists, type PackedCatalogue } from '../../src/domain/catalogue/bundled-lists.ts';
import colleges from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import states from '../../src/domain/catalogue/states.json' with { type: 'json' };
import subregions from '../../src/domain/catalogue/subregions.json' with { type: 'json' };

/**
 * The bundled lists in one file, which the device reads at once (src/content/bundled.ts). They are in the server's
 * order, so that a new device needs to ask only for later edits.
 */
export const catalogue = () => ({
	colleges: inOrder(colleges, ({ name, ipeds_id }) => [name.toLowerCase(), ipeds_id]),
	states: inOrder(states, ({ name }) => [name]),
	subregions: inOrder(subregions, ({ state, name }) => [state, name]),
});

/** Returns the version by which devices and the server know the bundled lists, including those in other files. */
export const catalogueVersion = () =>
	createHash('sha256')
		.update(JSON.stringify(bundledLists(catalogue() as PackedCatalogue)))
		.digest('base64url')
		.slice(0, 22);

function inOrder<Row>(rows: Row[], keysOf: (row: Row) => (string | number)[]): Row[] {
	const keyed = rows.map((row) => ({ row, keys: keysOf(row) }));
	return keyed.toSorted((a, b) => compare(a.keys, b.keys)).map(({ row }) => row);
}

/** Compares by the first keys that differ, as SQLite compares text and numbers. */
function compare([a = '', ...as]: (string | number)[], [b = '', ...bs]: (string | number)[]): number {
	if (a !== b) return a < b ? -1 : 1;
	return as.length === 0 ? 0 : compare(as, bs);
}
