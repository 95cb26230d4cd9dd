import { createHash } from 'node:crypto';
import { bundledLists, type PackedCatalogue } from '../../src/domain/catalogue/bundled-lists.ts';
import colleges from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import states from '../../src/domain/catalogue/states.json' with { type: 'json' };
import subregions from '../../src/domain/catalogue/subregions.json' with { type: 'json' };

/**
 * The bundled lists in one file, for the device to read at once (src/content/bundled.ts). In the server's order, so that a
 * new device needs to ask only for what was edited since.
 */
export const catalogue = () => ({
	colleges: inOrder(colleges, ({ name, ipeds_id }) => [name.toLowerCase(), ipeds_id]),
	states: inOrder(states, ({ name }) => [name]),
	subregions: inOrder(subregions, ({ state, name }) => [state, name]),
});

/** The name by which devices and server know the bundled lists, those of other files with them. */
export const catalogueVersion = () =>
	createHash('sha256')
		.update(JSON.stringify(bundledLists(catalogue() as PackedCatalogue)))
		.digest('base64url')
		.slice(0, 22);

function inOrder<Row>(rows: Row[], keysOf: (row: Row) => (string | number)[]): Row[] {
	const keyed = rows.map((row) => ({ row, keys: keysOf(row) }));
	return keyed.toSorted((a, b) => compare(a.keys, b.keys)).map(({ row }) => row);
}

/** By the first keys that differ, as SQLite compares text and numbers. */
function compare([a = '', ...as]: (string | number)[], [b = '', ...bs]: (string | number)[]): number {
	if (a !== b) return a < b ? -1 : 1;
	return as.length === 0 ? 0 : compare(as, bs);
}
