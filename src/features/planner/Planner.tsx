import { useDeferredValue } from 'react';
import { useFirstDrives } from '#roads/use-first-drives.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { undoEdit } from '#trips/undo.ts';
import { useUndoKey } from '#ui/undo-key.ts';
import { AboveStops, BelowStops } from './AroundStops.tsx';
import type { Arrival } from './arrival.ts';
import { BesidePlanner } from './BesidePlanner.tsx';
import { LoadingPlanner } from './LoadingPlanner.tsx';
import styles from './Planner.module.css';
import { PlannerMap } from './PlannerMap.tsx';
import { AddingContext, PlannerContext, type PlannerState, SavedContext } from './planner-context.ts';
import { SheetGrip } from './sheet/SheetGrip.tsx';
import { downWords } from './sheet/sheet-heights.ts';
import { StopForm, useStopForm } from './stops/StopForm.tsx';
import { StopList } from './stops/StopList.tsx';
import { TripActions } from './TripActions.tsx';
import { LeaveByBar } from './times/LeaveByBar.tsx';
import { TroubleNews } from './times/TroubleNews.tsx';
import { usePlannerState } from './use-planner-state.ts';
import type { ShownTrip } from './use-shown-trip.ts';

interface PlannerProps {
	store: TripStore;
	shown: ShownTrip;
	arrival: Arrival;
	zoneOf: ZoneOf;
}

interface PartsProps extends Pick<ShownTrip, 'saved'> {
	planner: PlannerState;
	arrival: Arrival;
}

/**
 * The planner for one trip: the map, and a sheet with the trip's head, stops and actions; on paper, pages instead.
 * Shows only its name until its drives are known.
 */
export function Planner(props: PlannerProps) {
	const { trip } = props.shown;
	const places = trip.stops.map(({ place }) => place);
	return useFirstDrives(trip.id, places) ? <PlannedTrip {...props} /> : <LoadingPlanner trip={trip} />;
}

function PlannedTrip({ store, shown, arrival, zoneOf }: PlannerProps) {
	const startsPastLimit = arrival.note?.about === 'stop_limit';
	const planner = usePlannerState(store, shown, { zoneOf, startsPastLimit });
	useUndoKey(() => void undoEdit(store));
	// The list responds to input at once; everything around it, which reads this, follows in the next frames.
	const later = useDeferredValue(planner);
	return (
		<PlannerContext value={later}>
			<AddingContext value={planner.adding}>
				<PlannerParts planner={planner} saved={shown.saved} arrival={arrival} />
			</AddingContext>
		</PlannerContext>
	);
}

/** Everything the planner draws. All but the list is memoized, so that an edit at once draws only the list. */
function PlannerParts({ planner, saved, arrival }: PartsProps) {
	const { adding, sheet } = planner;
	const [form, openForm] = useStopForm(planner);
	return (
		<>
			<div
				className={styles.planner}
				data-tapping={adding === 'tap' || undefined}
				data-sheet={sheet}
				style={{ '--down': downWords[sheet] } as React.CSSProperties}
			>
				<div className={styles.map}>
					<PlannerMap />
				</div>
				<div className={styles.sheet}>
					<PlannerContext value={planner}>
						<SheetGrip />
					</PlannerContext>
					<div className={styles.pane} data-pane="">
						<SavedContext value={saved}>
							<AboveStops arrival={arrival} isAdding={adding === 'panel'} />
						</SavedContext>
						<StopList planner={planner} onForm={openForm} />
						<BelowStops />
					</div>
				</div>
				<TripActions />
				<LeaveByBar />
				<TroubleNews />
			</div>
			{form && <StopForm planner={planner} form={form} onClose={() => openForm(null)} />}
			<BesidePlanner arrival={arrival} />
		</>
	);
}
