import { isPlaceTable, type PlaceInFile, placesOfRows } from '#domain/exchange/found-places.ts';
import { readCells, readRows } from '#ui/spreadsheet.ts';

/** A list that Google exports begins with its description, so the header may have this many lines above it. */
const MOST_LINES_ABOVE = 20;

/** Returns the places in a table; null if none of the first lines is its header. */
export function readTable(text: string): PlaceInFile[] | null {
	let above = 0;
	// By lines, not by rows, because words above a table may lack the quotes its cells have.
	for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
		if (above++ > MOST_LINES_ABOVE) return null;
		const { cells, delimiter } = readCells(line);
		if (isPlaceTable(cells)) return placesOfRows(readRows(text.slice(index), delimiter));
	}
	return null;
}
