import { isPlaceTable, type PlaceInFile, placesOfRows } from '#domain/exchange/found-places.ts';
import { readCells, readRows } from '#ui/spreadsheet.ts';

/** A list that Google exports begins with its description, so the header may have as many lines above it. */
const MOST_LINES_ABOVE = 20;

/** The places of a table; null if none of the first lines is its header. */
export function readTable(text: string): PlaceInFile[] | null {
	let above = 0;
	// By lines, not by rows: words above a table need not be quoted as its cells are.
	for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
		if (above++ > MOST_LINES_ABOVE) return null;
		const { cells, delimiter } = readCells(line);
		if (isPlaceTable(cells)) return placesOfRows(readRows(text.slice(index), delimiter));
	}
	return null;
}
