import { Clock } from 'lucide-react';
import type { Ref } from 'react';
import { type Due, dueTimeWords, fromNowWords } from '#domain/schedule/due.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import type { Instant } from '#domain/zone-time.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './OnTheRoad.module.css';

interface Props {
	ref: Ref<HTMLHeadingElement>;
	due: Due;
	plan: TourPlan;
	now: Instant;
}

/** When to leave or to be there, and how long that is from now; if the time is unknown, only what comes next. */
export function DueTime({ ref, due, plan, now }: Props) {
	const [clock, half, zone] = dueTimeWords(due).split(' ');
	const left = fromNowWords(plan, due, now);
	return (
		<>
			<h1 ref={ref} tabIndex={-1}>
				<span className={styles.label}>{due.words}</span>
				{clock && (
					<>
						{' '}
						<span className={styles.clock}>
							<span>
								{clock}
								<small>{` ${half}`}</small>
							</span>
							{zone && <small>{` ${zone}`}</small>}
						</span>
					</>
				)}
			</h1>
			{left && (
				<p className={styles.left}>
					<Icon of={Clock} />
					{left}
				</p>
			)}
		</>
	);
}
