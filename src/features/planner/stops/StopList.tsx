import { Check, Pencil } from 'lucide-react';
import { memo, useCallback, useDeferredValue } from 'react';
import { countWords } from '#domain/count-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useReorder } from '#ui/reorder/use-reorder.ts';
import { STOPS_ID } from '../add/open-add-panel.ts';
import { EmptyTrip } from '../EmptyTrip.tsx';
import type { PlannerState } from '../planner-context.ts';
import { DayTabs } from '../times/DayTabs.tsx';
import { LeaveByRows } from '../times/LeaveByRows.tsx';
import { StopCard } from './StopCard.tsx';
import type { OpenForm } from './StopForm.tsx';
import styles from './StopList.module.css';

/**
 * The stops in order, joined by the line, with the legs between them. Takes the current planner as a prop, because
 * `usePlanner` lags a moment behind.
 */
export function StopList({ planner, onForm }: { planner: PlannerState; onForm: (form: OpenForm) => void }) {
	const { trip, room, estimate, outlook, shownDay, isEditing, setEditing, adding, chosenId } = planner;
	const { choose, move, remove } = planner;
	// The button changes at once; the controls of ten stops follow.
	const hasControls = useDeferredValue(isEditing);
	const shown = outlook?.days.find(({ number }) => number === shownDay)?.visits.map(({ stop }) => stop);
	const first = shown?.[0] ?? 0;
	const count = shown?.length ?? trip.stops.length;
	// When only one day is shown, its stops are reordered within that day.
	const moveWithin = useCallback((id: string, to: number) => move(id, first + to), [move, first]);
	const { list, line, isDragging, grip } = useReorder(count, moveWithin);
	if (trip.stops.length === 0) return <EmptyTrip />;
	return (
		<section id={STOPS_ID} className={styles.stops} aria-labelledby="stops-title">
			<h2 id="stops-title" className={layout.onlyForReaders}>
				{headingWords(trip, room)}
			</h2>
			<EditTabs isEditing={isEditing} setEditing={setEditing} />
			<div className={styles.stage} data-dragging={isDragging || undefined}>
				<svg className={styles.line} aria-hidden="true">
					<path ref={line} />
				</svg>
				<ol ref={list} className={styles.list}>
					{trip.stops.slice(first, first + count).map((stop, at) => (
						<StopCard
							key={stop.id}
							stop={stop}
							index={first + at}
							before={trip.stops[first + at - 1]?.place}
							leg={estimate.legs[first + at - 1]}
							gap={estimate.gaps[first + at - 1]}
							row={at}
							isLast={first + at === trip.stops.length - 1}
							isChosen={stop.id === chosenId}
							isAdding={adding !== 'no'}
							isEditing={hasControls}
							outlook={outlook}
							shownDay={shownDay}
							choose={choose}
							move={move}
							remove={remove}
							grip={grip}
							onForm={onForm}
						/>
					))}
				</ol>
			</div>
			<LeaveByRows />
			<p className={layout.collar}>Estimates, without traffic. They work offline.</p>
			<p id="grip-hint" hidden>
				Press the up and down arrow keys to move this stop.
			</p>
		</section>
	);
}

const headingWords = ({ stops }: Trip, { mostStops }: StopRoom) =>
	stops.length > mostStops
		? `${countWords(stops.length, 'stop')}, ${mostStops} on the free plan`
		: `Stops ${stops.length} of ${mostStops}`;

/** Memoized, so that moving a stop does not redraw the days. */
const EditTabs = memo(function EditTabs({
	isEditing,
	setEditing,
}: Pick<PlannerState, 'isEditing' | 'setEditing'>) {
	return (
		<DayTabs>
			<Button
				kind="quiet"
				aria-label={isEditing ? 'Done editing' : undefined}
				aria-pressed={isEditing}
				onClick={() => setEditing(!isEditing)}
			>
				<Icon of={isEditing ? Check : Pencil} />
				{isEditing ? (
					<>
						Done<span className={styles.editing}> editing</span>
					</>
				) : (
					'Edit stops'
				)}
			</Button>
		</DayTabs>
	);
});
