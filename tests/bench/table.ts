import { type Figure, isWithin } from './figure.ts';

/** The figures as a table for a terminal. */
export function tableOf(figures: Figure[]): string {
	const rows = [['figure', 'ours', 'budget', 'ok?', ''], ...figures.map(rowOf)];
	const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
	return rows
		.map((row) =>
			row
				.map((cell, column) => pad(cell, widths[column] ?? 0, column === 1))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

function rowOf(figure: Figure): string[] {
	const { name, ours, unit, budget, note = '' } = figure;
	const within = isWithin(figure);
	const limit = budget ? ('atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`) : '–';
	return [
		name,
		ours === undefined ? 'not yet' : `${shown(ours)} ${unit}`,
		limit,
		within === undefined ? '–' : within ? 'yes' : 'NO',
		note,
	];
}

const shown = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1));

const pad = (cell: string, width: number, isNumber: boolean) =>
	isNumber ? cell.padStart(width) : cell.padEnd(width);
