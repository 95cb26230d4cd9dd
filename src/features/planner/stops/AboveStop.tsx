import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { isTooLong } from '#domain/roads/long-drives.ts';
import type { StopInDay } from '#domain/schedule/stop-in-day.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { DayAndLeg } from '#trips/DayAndLeg.tsx';
import type { PlannerState } from '../planner-context.ts';
import { TroubleBanner } from '../times/TroubleBanner.tsx';
import { LegLine } from './LegLine.tsx';

interface Props extends Pick<PlannerState, 'shownDay'> {
	stop: Stop;
	before: StopPlace | undefined;
	leg: LegDrive | null | undefined;
	gap: string | undefined;
	inDay: StopInDay | null;
}

/** The leg that leads to a stop and the head of its day, in the order the family meets them. */
export function AboveStop({ stop, before, leg, gap, shownDay, inDay }: Props) {
	const drive = leg !== undefined && before && (
		<LegLine
			key="leg"
			drive={leg}
			gap={gap}
			from={before}
			to={stop.place}
			stop={inDay?.visit.stop}
			departs={inDay?.departs}
			lunch={inDay?.lunch.onTheWay}
			{...inDay?.evening}
			// The banner below already says so.
			dark={inDay?.isOfEvening ? undefined : inDay?.evening?.dark}
		/>
	);
	const { day, trouble, isDrivenBefore, isOfEvening } = inDay ?? {};
	const banner = inDay && isOfEvening && trouble && (
		<TroubleBanner key="trouble" outlook={inDay.outlook} trouble={trouble} />
	);
	// For a drive before that day, the tab of its day says so; only the list says why no road goes there, and what
	// helps if it takes days.
	const isTold = !isDrivenBefore || shownDay === null || !leg || isTooLong(leg);
	return <DayAndLeg inDay={inDay} days={day ? [day] : []} leg={isTold && drive} evening={banner} />;
}
