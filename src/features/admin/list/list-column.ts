import type { ReactNode } from 'react';

export type Value = string | number | boolean | null;

/** One column of a list: times (ISO 8601), shown as days, or any other value. */
export type ListColumn<Row> =
	| { label: string; at: (row: Row) => string | null }
	| {
			label: string;
			/** The value for search, sorting and CSV. */
			value: (row: Row) => Value;
			/** Shown instead of the value; null becomes a dash. */
			cell?: (row: Row) => ReactNode;
			/** Stays in view as the last column, however wide the others are. */
			stays?: true;
			/** Is a column of the CSV file alone. */
			onlyInFile?: true;
			/** Wraps when long, like an address. */
			breaks?: true;
	  };

export const valueIn = <Row>(column: ListColumn<Row>, row: Row): Value =>
	'at' in column ? column.at(row) : column.value(row);
