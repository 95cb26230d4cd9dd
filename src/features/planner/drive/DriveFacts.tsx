import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { paceOn } from '#domain/schedule/due.ts';
import type { ScheduledVisit, TourDay } from '#domain/schedule/schedule.ts';
import { firstEventWords } from '#domain/schedule/schedule-words.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { distanceWords, durationWords, exactDurationWords } from '#domain/trips/travel-words.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './DriveFacts.module.css';

interface Props {
	plan: TourPlan;
	/** Null or undefined if no drive is ahead. */
	drive: LegDrive | null | undefined;
	day: TourDay;
	visit: ScheduledVisit;
}

const paceIcons = { good: CircleCheck, tight: TriangleAlert, late: Clock } as const;

/** Shows how long and how far the drive ahead is, if there is one, and the time to spare, or what it is too late for. */
export function DriveFacts({ plan, drive, day, visit }: Props) {
	const pace = paceOn(day, visit);
	if (!drive && !pace) return null;
	return (
		<dl className={styles.facts}>
			{drive && (
				<>
					<div>
						<dt>Drive</dt>
						<dd>{durationWords(drive.minutes)}</dd>
					</div>
					<div>
						<dt>Distance</dt>
						<dd>{distanceWords(drive.miles)}</dd>
					</div>
				</>
			)}
			{pace && (
				<div data-pace={pace}>
					<dt>{pace === 'late' ? `Late for the ${firstEventWords(plan, visit)}` : 'Spare'}</dt>
					<dd>
						<Icon of={paceIcons[pace]} />
						{exactDurationWords(Math.abs(visit.slack ?? 0))}
					</dd>
				</div>
			)}
		</dl>
	);
}
