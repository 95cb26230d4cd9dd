import { memo, Suspense, useMemo } from 'react';
import { fullDayWords } from '#domain/day-words.ts';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { useToday } from '#ui/clock.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useForPaper } from '#ui/printing.ts';
import { codesOfTrip } from '../exchange/codes-of-trip.ts';
import { usePlaceFacts } from '../place-facts.ts';
import { DayPage } from './DayPage.tsx';
import { daySheets } from './day-sheets.ts';
import { IfLate } from './IfLate.tsx';

interface Props {
	trip: Trip;
	estimate: DriveEstimate;
	outlook: Outlook | null;
	parts: PlanParts;
}

const PrintedQr = lazyPart(() => import('./PrintedQr.tsx'), 'PrintedQr', { whenIdle: true });
const PrintedCodes = lazyPart(() => import('./PrintedCodes.tsx'), 'PrintedCodes', { whenIdle: true });

/**
 * The trip on paper, made for the glove box: one sheet per day, following the plan on screen. Editing does not wait for
 * it.
 */
export const PrintedTrip = memo(function PrintedTrip(now: Props) {
	return <Sheets {...useForPaper(now)} />;
});

const Sheets = memo(function Sheets({ trip, estimate, outlook, parts }: Props) {
	const date = fullDayWords(useToday());
	const facts = usePlaceFacts(trip);
	const codes = useMemo(() => codesOfTrip(trip), [trip]);
	if (trip.stops.length === 0) return null;
	const title = tripTitle(trip);
	const sheets = daySheets({ trip, estimate, outlook }, title);
	const days = sheets.map((sheet, at) => (
		<DayPage
			key={sheet.title}
			sheet={sheet}
			head={sheet.title === title ? '' : [title, sheet.over].filter(Boolean).join(', ')}
			foot={[
				`Printed ${date}. Driving distances and times are estimates, without traffic.`,
				`Sheet ${at + 1} of ${sheets.length}`,
			]}
			trip={trip}
			estimate={estimate}
			facts={facts}
			ifLate={<IfLate outlook={outlook} parts={parts} day={outlook?.days[at]} />}
			notes={at === 0 ? trip.notes : ''}
			code={
				<Suspense fallback={null}>
					<PrintedQr codes={codes} />
				</Suspense>
			}
		/>
	));
	return (
		<>
			{days}
			<Suspense fallback={null}>
				<PrintedCodes codes={codes} title={title} foot={`Printed ${date}`} />
			</Suspense>
		</>
	);
});
