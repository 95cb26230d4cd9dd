import {
	type ColumnDef,
	functionalUpdate,
	getCoreRowModel,
	getFilteredRowModel,
	getPaginationRowModel,
	getSortedRowModel,
	sortingFns,
	type Row as TableRow,
	useReactTable,
} from '@tanstack/react-table';
import { isFoundBy, type ListColumn, type Value, valueIn } from './list-column.ts';

export interface TableOf<Row> {
	rows: Row[];
	columns: ListColumn<Row>[];
	keyOf: (row: Row) => string;
}

const ROWS_A_PAGE = 50;

/** The table's state. `page`, counted from 0, always exists, even after the last row of the last page is deleted. */
export function useTable<Row>({ rows, columns, keyOf }: TableOf<Row>) {
	const table = useReactTable({
		data: rows,
		columns: columnsOf(columns),
		getRowId: keyOf,
		getCoreRowModel: getCoreRowModel(),
		getFilteredRowModel: getFilteredRowModel(),
		getSortedRowModel: getSortedRowModel(),
		getPaginationRowModel: getPaginationRowModel(),
		globalFilterFn: ({ original }, id, sought: string) =>
			columns.some((column) => column.label === id && isFoundBy(column, original, sought)),
		getColumnCanGlobalFilter: () => true,
		// A person who sorts wants the first rows, whichever page was open.
		onSortingChange: (change) =>
			table.setState(({ sorting, pagination, ...rest }) => ({
				...rest,
				sorting: functionalUpdate(change, sorting),
				pagination: { ...pagination, pageIndex: 0 },
			})),
		initialState: { pagination: { pageSize: ROWS_A_PAGE } },
		autoResetPageIndex: false,
	});
	const { pageIndex } = table.getState().pagination;
	const page = Math.min(pageIndex, Math.max(0, table.getPageCount() - 1));
	if (page !== pageIndex) table.setPageIndex(page);
	return { table, page };
}

function columnsOf<Row>(columns: ListColumn<Row>[]): ColumnDef<Row, Value>[] {
	return columns.map((column) => ({
		id: column.label,
		// Empty values sort last in both directions.
		accessorFn: (row) => valueIn(column, row) ?? (undefined as never),
		sortUndefined: 'last',
		sortingFn: inOrder,
	}));
}

/** Texts sort as a person would sort them, everything else by size. */
function inOrder<Row>(a: TableRow<Row>, b: TableRow<Row>, column: string): number {
	if (typeof a.getValue(column) === 'string') return sortingFns.alphanumeric(a, b, column);
	return Number(a.getValue(column)) - Number(b.getValue(column));
}
