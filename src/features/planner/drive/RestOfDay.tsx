import type { TourDay } from '#domain/schedule/schedule.ts';
import { onTimeWords } from '#domain/schedule/schedule-words.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { dayBlocks } from '../times/day-blocks.ts';
import styles from './RestOfDay.module.css';

interface Props {
	plan: TourPlan;
	day: TourDay;
	/** The stop that the family is heading for. */
	from: number;
	/** True once it has left for it. */
	isOnItsWay: boolean;
}

/** The rest of today, starting with the drive to the next stop. */
export function RestOfDay({ plan, day, from, isOnItsWay }: Props) {
	const blocks = dayBlocks(plan, day, isOnItsWay ? from : null).filter(({ stop }) => stop >= from);
	if (blocks.length === 0) return null;
	return (
		<section className={styles.rest} aria-labelledby="rest-of-day">
			<h2 id="rest-of-day">Rest of the day</h2>
			<ol>
				{blocks.map(({ kind, at, leaveBy, words, lasts, pace }) => (
					<li key={`${kind} ${words} ${at}`} data-kind={kind} data-pace={pace?.kind}>
						<span className={styles.at}>{at}</span>
						<span className={styles.words}>
							<strong>{words}</strong> <bdi className={styles.lasts}>{lasts}</bdi>
							{leaveBy && <span className={styles.latest}>{onTimeWords(leaveBy)}</span>}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
