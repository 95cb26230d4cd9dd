import type { ReactNode } from 'react';
import { fullDayWords } from '#domain/day-words.ts';
import { fold } from '#domain/search/normalise.ts';

export type Value = string | number | boolean | null;

/** One column of a list: times (ISO 8601), shown as days, or any other value. */
export type ListColumn<Row> =
	| {
			label: string;
			at: (row: Row) => string | null;
			/** Shown instead of the day; null becomes a dash. */
			cell?: (row: Row) => ReactNode;
	  }
	| {
			label: string;
			/** The value for search, sorting and CSV. */
			value: (row: Row) => Value;
			/** Further words that the search finds: those only drawn in the cell, such as the name for an id. */
			sought?: (row: Row) => string;
			/** Shown instead of the value; null becomes a dash. */
			cell?: (row: Row) => ReactNode;
			/** True keeps it in view as the last column, however wide the others are. */
			stays?: true;
			/** True for a column that appears only in the CSV file. */
			onlyInFile?: true;
			/** True wraps it when long, like an address. */
			breaks?: true;
	  };

/** True when a search finds a row by this column; pasted text may have spaces around it. */
export const isFoundBy = <Row>(column: ListColumn<Row>, row: Row, sought: string): boolean =>
	searchedIn(column, row).includes(fold(sought).trim());

/**
 * Returns the text that a search looks through, without case and accents: a day as shown; any other value, and the
 * words for it.
 */
export function searchedIn<Row>(column: ListColumn<Row>, row: Row): string {
	const value = valueIn(column, row);
	if (value === null) return '';
	const text = 'at' in column ? fullDayWords(new Date(String(value))) : String(value);
	const sought = 'sought' in column && column.sought?.(row);
	const shown = column.cell?.(row);
	return fold([text, sought, typeof shown === 'string' && shown].filter(Boolean).join('\n'));
}

export const valueIn = <Row>(column: ListColumn<Row>, row: Row): Value =>
	'at' in column ? column.at(row) : column.value(row);
