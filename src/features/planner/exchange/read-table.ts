import Papa from 'papaparse';
import { isPlaceTable, type PlaceInFile, placesOfRows } from '#domain/exchange/found-places.ts';

/** A list that Google exports begins with its description, so the header may have as many lines above it. */
const MOST_LINES_ABOVE = 20;

/** The places of a table; null if none of the first lines is its header. */
export function readTable(text: string): PlaceInFile[] | null {
	let above = 0;
	// By lines, not by rows: words above a table need not be quoted as its cells are.
	for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
		if (above++ > MOST_LINES_ABOVE) return null;
		const { data, meta } = Papa.parse<string[]>(line);
		if (isPlaceTable(data[0] ?? [])) return rowsOf(text.slice(index), meta.delimiter);
	}
	return null;
}

function rowsOf(table: string, delimiter: string): PlaceInFile[] {
	const { data } = Papa.parse<Record<string, string>>(table, {
		header: true,
		skipEmptyLines: 'greedy',
		delimiter,
	});
	return placesOfRows(data);
}
