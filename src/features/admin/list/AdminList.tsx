import {
	type ColumnDef,
	getCoreRowModel,
	getFilteredRowModel,
	getPaginationRowModel,
	getSortedRowModel,
	useReactTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown, Download } from 'lucide-react';
import { type ReactNode, startTransition } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { downloadFile } from '#ui/download-file.ts';
import { Empty } from '#ui/Empty.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './AdminList.module.css';
import { Moment } from './Moment.tsx';
import { Pages } from './Pages.tsx';

type Value = string | number | boolean | null;

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

interface Props<Row> {
	/** What is in it, "users": the name of the table, and of its CSV file. */
	of: string;
	rows: Row[];
	columns: ListColumn<Row>[];
	keyOf: (row: Row) => string;
	/** Shown when there is nothing at all. */
	whenEmpty: ReactNode;
}

const ROWS_A_PAGE = 50;

/** A table to search, to sort, to turn over and to save as CSV. */
export function AdminList<Row>({ of, rows, columns, keyOf, whenEmpty }: Props<Row>) {
	const table = useReactTable({
		data: rows,
		columns: columnsOf(columns),
		getRowId: keyOf,
		getCoreRowModel: getCoreRowModel(),
		getFilteredRowModel: getFilteredRowModel(),
		getSortedRowModel: getSortedRowModel(),
		getPaginationRowModel: getPaginationRowModel(),
		globalFilterFn: (row, id, sought) => searchable(row.getValue(id)).includes(searchable(sought)),
		getColumnCanGlobalFilter: () => true,
		initialState: { pagination: { pageSize: ROWS_A_PAGE } },
		autoResetPageIndex: false,
	});
	if (rows.length === 0) return whenEmpty;
	const found = table.getFilteredRowModel().rows;
	const sorted = table.getSortedRowModel().rows.map(({ original }) => original);
	// Thousands of rows follow what is typed; the letters do not wait for them.
	const search = (sought: string) =>
		startTransition(() => {
			table.setGlobalFilter(sought);
			table.setPageIndex(0);
		});
	return (
		<div className={layout.stack}>
			<div className={styles.tools}>
				<Field
					label={`Search ${of}`}
					type="search"
					autoComplete="off"
					onChange={({ target }) => search(target.value)}
				/>
				<Button onClick={() => void saveCsv(of, columns, sorted)}>
					<Icon of={Download} />
					CSV
				</Button>
			</div>
			<p className={layout.small} role="status">
				{found.length === rows.length
					? rows.length === 1
						? `1 ${of.replace(/s$/, '')}`
						: `${rows.length.toLocaleString('en-US')} ${of}`
					: `${found.length.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} ${of}`}
			</p>
			{found.length === 0 ? (
				<Empty title="Nothing found" heading="h2">
					<p>No row matches. Try fewer letters.</p>
				</Empty>
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
				<div className={styles.scroll} role="region" aria-label={`Table of ${of}`} tabIndex={0}>
					<table className={styles.table}>
						<thead>
							<tr>
								{table.getFlatHeaders().map(({ id, column }, place) => {
									const way = column.getIsSorted();
									return (
										<th
											key={id}
											scope="col"
											className={classOf(columns[place])}
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
			)}
			<Pages
				page={table.getState().pagination.pageIndex}
				pages={table.getPageCount()}
				turnTo={table.setPageIndex}
			/>
		</div>
	);
}

/** An empty value. */
export const DASH = '–';

function columnsOf<Row>(columns: ListColumn<Row>[]): ColumnDef<Row, Value>[] {
	return columns.map((column) => ({
		id: column.label,
		// What is empty comes last, whichever way a column is sorted.
		accessorFn: (row) => valueIn(column, row) ?? (undefined as never),
		sortUndefined: 'last',
		sortingFn: 'alphanumeric',
	}));
}

const classOf = <Row,>(column: ListColumn<Row> | undefined) =>
	column && 'value' in column
		? classNames(column.stays && styles.stays, column.breaks && styles.breaks)
		: undefined;

const searchable = (value: unknown) => String(value ?? '').toLowerCase();

const valueIn = <Row,>(column: ListColumn<Row>, row: Row): Value =>
	'at' in column ? column.at(row) : column.value(row);

function cellOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
	if ('value' in column && column.cell) return column.cell(row) ?? DASH;
	const value = valueIn(column, row);
	if (value === null || value === '') return DASH;
	if ('at' in column) return <Moment at={String(value)} />;
	return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}

async function saveCsv<Row>(of: string, columns: ListColumn<Row>[], rows: Row[]) {
	const { spreadsheet } = await import('#ui/spreadsheet.ts');
	const table = rows.map((row) =>
		Object.fromEntries(columns.map((column) => [column.label, valueIn(column, row)])),
	);
	const name = `${of.replaceAll(' ', '-')}.csv`;
	downloadFile(new File([spreadsheet(table)], name, { type: 'text/csv' }));
	showToast({ words: `Downloaded as ${name}.` });
}
