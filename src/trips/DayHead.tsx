import { TriangleAlert } from 'lucide-react';
import { dayWarningWords } from '#domain/schedule/advice-words.ts';
import type { TourDay } from '#domain/schedule/schedule.ts';
import { fixedWordsOn } from '#domain/schedule/schedule-words.ts';
import { dayHeadWords, dayLoadWords } from '#domain/schedule/tour-day-words.ts';
import { stopAt, type TourPlan } from '#domain/schedule/tour-plan.ts';
import { dayWarningsOf } from '#domain/schedule/warnings.ts';
import { Badge } from '#ui/Badge.tsx';
import styles from './DayHead.module.css';

/** A day's head, above its first stop: its name, its contents, what begins at earlier days' stops, and warnings. */
export function DayHead({ plan, day }: { plan: TourPlan; day: TourDay }) {
	return (
		<div className={styles.day} data-day>
			<h3>{dayHeadWords(plan, day)}</h3>
			<span>{dayLoadWords(day)}</span>
			{day.returns.map(({ stop }) => (
				<span key={stop}>{`${fixedWordsOn(plan, stop, day.day)} at ${stopAt(plan, stop).place.name}`}</span>
			))}
			{dayWarningsOf(day).map((warning) =>
				// A day that is too long says so at its end, next to what helps.
				warning.kind === 'overfull' ? null : (
					<Badge key={warning.kind} icon={TriangleAlert} tone="warn">
						{dayWarningWords(warning)}
					</Badge>
				),
			)}
		</div>
	);
}
