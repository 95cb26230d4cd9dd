import layout from '#ui/layout.module.css';
import styles from './imports.module.css';

interface Props {
	rows: readonly { key: string | number; name: string; lines: string[] }[];
	/** How many rows change in all; the list may have only the first of them. */
	count: number;
}

/** The rows that an import changes, each with its changes, collapsed at first. */
export function WhatChanges({ rows, count }: Props) {
	if (rows.length === 0) return null;
	return (
		<details>
			<summary>{rows.length < count ? `The first ${rows.length} that change` : 'What changes'}</summary>
			<ul className={styles.rows}>
				{rows.map(({ key, name, lines }) => (
					<li key={key}>
						<b>{name}</b>
						{lines.map((line) => (
							<span key={line} className={layout.small}>
								{line}
							</span>
						))}
					</li>
				))}
			</ul>
		</details>
	);
}
