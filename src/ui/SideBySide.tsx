import type { ReactNode } from 'react';
import { paint } from './paint.ts';
import styles from './SideBySide.module.css';

/** One of the things side by side: a column, in its paint. */
export interface Side {
	id: string | number;
	hue: number;
	head: ReactNode;
}

export interface SideRow {
	label: string;
	/** In the order of the columns. */
	cells: readonly SideCell[];
}

export interface SideCell {
	words: string;
	/** Its place on the row's scale, 0 to 1; drawn beneath its words. */
	span: { from: number; to: number } | null;
	/** True if there is nothing to say, and the words say that. */
	isMissing: boolean;
}

interface Props {
	label: string;
	sides: readonly Side[];
	rows: readonly SideRow[];
}

/** A table of things side by side, which scrolls by itself. */
export function SideBySide({ label, sides, rows }: Props) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
		<div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
			<table className={styles.table} style={{ '--count': sides.length } as React.CSSProperties}>
				<thead>
					<tr>
						<td />
						{sides.map(({ id, hue, head }) => (
							<th key={id} scope="col" {...paint(hue)}>
								<div className={styles.side}>{head}</div>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.label}>
							<th scope="row">{row.label}</th>
							{sides.map(({ id, hue }, at) => (
								<Cell key={id} cell={row.cells[at]} hue={hue} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Cell({ cell, hue }: { cell: SideCell | undefined; hue: number }) {
	if (!cell) return <td />;
	const { words, span, isMissing } = cell;
	return (
		<td data-empty={isMissing || undefined}>
			{words}
			{span && (
				<span className={styles.scale} {...paint(hue)}>
					<span style={{ '--from': span.from, '--to': span.to } as React.CSSProperties} />
				</span>
			)}
		</td>
	);
}

/** The location beneath the name at the head of a column. */
export function SideWhere({ children }: { children: string }) {
	return <span className={styles.where}>{children}</span>;
}
