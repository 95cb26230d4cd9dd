import type { Table } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './AdminList.module.css';
import { type ListColumn, valueIn } from './list-column.ts';
import { Moment } from './Moment.tsx';

interface Props<Row> {
	of: string;
	table: Table<Row>;
	columns: ListColumn<Row>[];
}

/** The current page of rows, with headings that sort the list. */
export function AdminTable<Row>({ of, table, columns }: Props<Row>) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
		<div className={styles.scroll} role="region" aria-label={`Table of ${of}`} tabIndex={0}>
			<table className={styles.table}>
				<thead>
					<tr>
						{table.getFlatHeaders().map(({ id, column }, at) => {
							const way = column.getIsSorted();
							return (
								<th
									key={id}
									scope="col"
									className={classOf(columns[at])}
									aria-sort={way ? `${way}ending` : undefined}
								>
									<button type="button" onClick={column.getToggleSortingHandler()}>
										{id}
										<Icon of={way === 'asc' ? ArrowUp : way === 'desc' ? ArrowDown : ChevronsUpDown} />
									</button>
								</th>
							);
						})}
					</tr>
				</thead>
				<tbody>
					{table.getRowModel().rows.map(({ id, original }) => (
						<tr key={id}>
							{columns.map((column) => (
								<td key={column.label} className={classOf(column)}>
									{cellOf(column, original)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** Shown for an empty value. */
export const DASH = '–';

const classOf = <Row,>(column: ListColumn<Row> | undefined) =>
	column && 'value' in column
		? classNames(column.stays && styles.stays, column.breaks && styles.breaks)
		: undefined;

function cellOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
	if (column.cell) return column.cell(row) ?? DASH;
	const value = valueIn(column, row);
	if (value === null || value === '') return DASH;
	if ('at' in column) return <Moment at={String(value)} />;
	return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}
