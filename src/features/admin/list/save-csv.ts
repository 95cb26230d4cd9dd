import { downloadFile } from '#ui/download-file.ts';
import { showToast } from '#ui/toasts.ts';
import { type ListColumn, valueIn } from './list-column.ts';

/** Saves rows as a CSV file, and says its name. */
export async function saveCsv<Row>(of: string, columns: ListColumn<Row>[], rows: Row[]) {
	const { spreadsheet } = await import('#ui/spreadsheet.ts');
	const table = rows.map((row) =>
		Object.fromEntries(columns.map((column) => [column.label, valueIn(column, row)])),
	);
	const name = `${of.replaceAll(' ', '-')}.csv`;
	downloadFile(new File([spreadsheet(table)], name, { type: 'text/csv' }));
	showToast({ words: `Downloaded as ${name}.` });
}
