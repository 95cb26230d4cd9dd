import { BedDouble, CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { warningWords } from '#domain/schedule/advice-words.ts';
import { nightHereWords } from '#domain/schedule/night-words.ts';
import { paceThereWords } from '#domain/schedule/pace-words.ts';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import { arrivalWords, fixedWords } from '#domain/schedule/schedule-words.ts';
import { stopAt } from '#domain/schedule/tour-plan.ts';
import type { Outlook, Trouble } from '#domain/schedule/trouble.ts';
import { eveningOf, isOfEvening, paceOf, warningsOf } from '#domain/schedule/warnings.ts';
import { Badge } from '#ui/Badge.tsx';
import { ClockFace } from '#ui/ClockFace.tsx';
import layout from '#ui/layout.module.css';
import styles from './StopTimes.module.css';

interface Props {
	outlook: Outlook;
	visit: ScheduledVisit;
}

/** When the family arrives: "9:25 AM", with the zone if clocks change on the way; nothing if unknown. */
export function ArrivalClock({ outlook: { plan }, visit }: Props) {
	const words = arrivalWords(plan, visit);
	if (words === '') return null;
	return (
		<span className={styles.clock} data-clock>
			<span className={layout.onlyForReaders}>Arrive </span>
			<ClockFace words={words} />
		</span>
	);
}

const paces = {
	good: { icon: CircleCheck, tone: 'good' },
	tight: { icon: TriangleAlert, tone: 'warn' },
	late: { icon: Clock, tone: 'bad' },
} as const;

/** A stop's fixed start, lunch there, the time to spare, the stop's warnings, and the night. */
export const StopTimes = memo(function StopTimes({
	outlook,
	visit,
	lunch,
	trouble,
}: Props & { lunch: string; trouble: Trouble | null }) {
	const { plan, days } = outlook;
	// The pace badge, the banner and the previous evening's drive already say these.
	const warnings = warningsOf(plan, visit).filter(
		({ kind }) =>
			!isOfEvening({ kind }, visit) &&
			kind !== 'late' &&
			kind !== 'tight' &&
			kind !== trouble?.kind &&
			!(kind === 'date_passed' && trouble?.kind === 'late'),
	);
	const pace = paceOf(visit);
	const fixed = fixedWords(plan, visit);
	const night = days.find(
		(day) => day.night?.at === visit.stop && day.visits.some(({ stop }) => stop === visit.stop),
	);
	return (
		<>
			{fixed && <span className={styles.fixed}>{fixed}</span>}
			{lunch && <span>{lunch}</span>}
			{pace && <Badge {...paces[pace]}>{paceThereWords(plan, visit)}</Badge>}
			{warnings.map((warning) => (
				<Badge key={warning.kind} icon={TriangleAlert} tone="warn">
					{warningWords(plan, visit, warning)}
				</Badge>
			))}
			{night?.night && (
				<Badge icon={BedDouble}>
					{nightHereWords(stopAt(plan, visit.stop), night.night, eveningOf(plan, night))}
				</Badge>
			)}
		</>
	);
});
