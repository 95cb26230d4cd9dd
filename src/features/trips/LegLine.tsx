import type { ComponentProps } from 'react';
import { LegWords } from '#trips/LegWords.tsx';
import layout from '#ui/layout.module.css';
import styles from './StopCard.module.css';

/** The way from one stop to the next. */
export function LegLine({ to, ...leg }: ComponentProps<typeof LegWords> & { to: string }) {
	return (
		<div className={styles.leg} data-leg>
			<span className={layout.onlyForReaders}>{`To ${to}: `}</span>
			<LegWords {...leg} />
		</div>
	);
}
