import { Download } from 'lucide-react';
import { type ReactNode, startTransition } from 'react';
import { thousands } from '#domain/number-words.ts';
import { Button } from '#ui/Button.tsx';
import { downloadFile } from '#ui/download-file.ts';
import { Empty } from '#ui/Empty.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './AdminList.module.css';
import { AdminTable } from './AdminTable.tsx';
import { type ListColumn, valueIn } from './list-column.ts';
import { Pages } from './Pages.tsx';
import { type TableOf, useTable } from './use-table.ts';

interface Props<Row> extends TableOf<Row> {
	/** The rows' name, like "users"; also names the table and its CSV file. */
	of: string;
	/** Shown when the list has no rows. */
	whenEmpty: ReactNode;
}

/** A table with search, sorting, pages and CSV export. */
export function AdminList<Row>({ of, rows, columns, keyOf, whenEmpty }: Props<Row>) {
	const shown = columns.filter((column) => !('value' in column && column.onlyInFile));
	const { table, page } = useTable({ rows, columns: shown, keyOf });
	if (rows.length === 0) return whenEmpty;
	const found = table.getFilteredRowModel().rows;
	const sorted = table.getSortedRowModel().rows.map(({ original }) => original);
	// Thousands of rows may lag behind the typing, but the letters may not.
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
						: `${thousands(rows.length)} ${of}`
					: `${thousands(found.length)} of ${thousands(rows.length)} ${of}`}
			</p>
			{found.length === 0 ? (
				<Empty title="Nothing found" heading="h2">
					<p>No row matches. Try fewer letters.</p>
				</Empty>
			) : (
				<AdminTable of={of} table={table} columns={shown} />
			)}
			<Pages page={page} pages={table.getPageCount()} turnTo={table.setPageIndex} />
		</div>
	);
}

/** Saves rows as a CSV file, and says its name. */
async function saveCsv<Row>(of: string, columns: ListColumn<Row>[], rows: Row[]) {
	const { spreadsheet } = await import('#ui/spreadsheet.ts');
	const table = rows.map((row) =>
		Object.fromEntries(columns.map((column) => [column.label, valueIn(column, row)])),
	);
	const name = `${of.replaceAll(' ', '-')}.csv`;
	downloadFile(new File([spreadsheet(table)], name, { type: 'text/csv' }));
	showToast({ words: `Downloaded as ${name}.` });
}
