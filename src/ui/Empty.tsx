import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** An empty state: says what belongs here, and what to do next. */
export function Empty({
	title,
	heading: Heading = 'h3',
	children,
}: {
	title: string;
	/** `h2` when no other heading comes between it and the page's own. */
	heading?: 'h2' | 'h3';
	children: ReactNode;
}) {
	return (
		<div className={styles.empty}>
			<Heading>{title}</Heading>
			{children}
		</div>
	);
}
