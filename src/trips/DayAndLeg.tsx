import type { ReactNode } from 'react';
import type { TourDay } from '#domain/schedule/schedule.ts';
import type { StopInDay } from '#domain/schedule/stop-in-day.ts';
import { DayHead } from './DayHead.tsx';

interface Props {
	/** Null without a schedule. */
	inDay: StopInDay | null;
	/** The days to name above the stop. */
	days: readonly TourDay[];
	/** The drive to the stop, with a key of its own. */
	leg: ReactNode;
	/** What is said about the evening before, with a key of its own; only after a drive of that evening. */
	evening?: ReactNode;
}

/**
 * The leg that leads to a stop among the heads of its days, in the order the family meets them: a leg stands below the
 * day on which they set out, and above any that begins on the way or after a night at its end.
 */
export function DayAndLeg({ inDay, days, leg, evening }: Props) {
	if (!inDay) return [leg];
	const { outlook, leaves, isDrivenBefore } = inDay;
	const isBegun = ({ day }: TourDay) => !isDrivenBefore || day <= leaves;
	const headOf = (day: TourDay) => <DayHead key={day.number} plan={outlook.plan} day={day} />;
	return [
		days.filter(isBegun).map(headOf),
		leg,
		isDrivenBefore && evening,
		days.filter((day) => !isBegun(day)).map(headOf),
	];
}
