import type { ReactNode } from 'react';

export type Value = string | number | boolean | null;

/** One column of a list: of times (ISO 8601), which are shown as days, or of what else it says. */
export type ListColumn<Row> =
	| { label: string; at: (row: Row) => string | null }
	| {
			label: string;
			/** What is searched, sorted and saved as CSV. */
			value: (row: Row) => Value;
			/** What is shown instead; null is a dash. */
			cell?: (row: Row) => ReactNode;
			/** Stays in sight, as the last one, however wide the others are. */
			stays?: true;
			/** Breaks into lines where it is long, like an address. */
			breaks?: true;
	  };

/** What a row has in a column. */
export const valueIn = <Row>(column: ListColumn<Row>, row: Row): Value =>
	'at' in column ? column.at(row) : column.value(row);
