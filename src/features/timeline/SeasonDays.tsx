import { monthDayWords } from '#domain/time-words.ts';
import styles from './SeasonDays.module.css';
import type { SeasonOnLine } from './SeasonSign.tsx';

export function SeasonDays({ milestones }: Pick<SeasonOnLine['season'], 'milestones'>) {
	return (
		<dl className={styles.days}>
			{milestones.map(({ id, on, title }) => (
				<div key={id}>
					<dt>{monthDayWords(on)}</dt>
					<dd>{title}</dd>
				</div>
			))}
		</dl>
	);
}
