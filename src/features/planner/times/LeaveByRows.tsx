import { memo } from 'react';
import { onTimeWords } from '#domain/schedule/schedule-words.ts';
import { usePlanner } from '../planner-context.ts';
import { dayBlocks } from './day-blocks.ts';
import styles from './LeaveByRows.module.css';

/** The shown day, or the only one, in rows: for a phone, which has no room for a bar. */
export const LeaveByRows = memo(function LeaveByRows() {
	const { outlook, shownDay } = usePlanner();
	const days = outlook?.days ?? [];
	const day = days.length === 1 ? days[0] : days.find(({ number }) => number === shownDay);
	if (!outlook || !day) return null;
	return (
		<section className={styles.rows} aria-labelledby="leave-by-rows">
			<h2 id="leave-by-rows">Leave-by line</h2>
			<ol>
				{dayBlocks(outlook.plan, day).map(({ kind, at, leaveBy, words, lasts, pace }) => (
					<li key={`${kind} ${words} ${at}`} data-kind={kind} data-pace={pace?.kind}>
						{/* No time may be separated from its AM or PM. */}
						<span className={styles.at}>{at.replace(/ (?=[AP]M)/g, '\u00a0')}</span>
						<span>
							{words}
							{leaveBy && <strong>{onTimeWords(leaveBy)}</strong>}
							{pace && pace.words !== words && <strong>{pace.words}</strong>}
						</span>
						{lasts && <span className={styles.length}>{lasts}</span>}
					</li>
				))}
			</ol>
		</section>
	);
});
