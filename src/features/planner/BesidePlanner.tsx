import { memo } from 'react';
import { AddWanted } from './AddWanted.tsx';
import type { Arrival } from './arrival.ts';
import { TripInLink } from './exchange/TripInLink.tsx';
import { KeepWhich } from './KeepWhich.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { usePlanner } from './planner-context.ts';
import { PrintedTrip } from './print/PrintedTrip.tsx';

/** The pages for printing, and the questions before the trip is shown or left. */
export const BesidePlanner = memo(function BesidePlanner({ arrival }: { arrival: Arrival }) {
	const { trip, estimate, outlook, parts } = usePlanner();
	return (
		<>
			<PrintedTrip trip={trip} estimate={estimate} outlook={outlook} parts={parts} />
			{arrival.wanted && <AddWanted place={arrival.wanted} />}
			{arrival.offered && <KeepWhich offered={arrival.offered} />}
			<TripInLink />
			<LeaveQuestion />
		</>
	);
});
