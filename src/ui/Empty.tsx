import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** An empty place that says what it is and what to do next. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className={styles.empty}>
			<h3>{title}</h3>
			{children}
		</div>
	);
}
