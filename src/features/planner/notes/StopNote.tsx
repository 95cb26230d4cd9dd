import type { Cells } from '#domain/sync/cell.ts';
import { setNote } from '#domain/trips/edit-stops.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { stopPath } from '#domain/trips/trip-paths.ts';
import { storedNames } from '#runtime/browser-store.ts';
import { stopName } from '#trips/field-words.ts';
import type { PlannerState } from '../planner-context.ts';
import { noteChanges } from '../times/form-changes.ts';
import { useStateOfTrip } from '../use-state-of-trip.ts';
import { NoteDialog } from './NoteDialog.tsx';

const DRAFTS = 'ctt.note.';

/** Id of the stop whose note is open, at first one that was left half typed; null for none. */
export function useNotedStop({ trip, cells }: Pick<PlannerState, 'trip' | 'cells'>) {
	const [stopId = halfTyped(cells), noteStop] = useStateOfTrip<string | null>(trip.id);
	return [stopId, noteStop] as const;
}

interface Props {
	planner: PlannerState;
	stopId: string;
	onClose: () => void;
}

/**
 * The form of a stop's note. It stands beside the list, so that it stays open when the stop is moved elsewhere meanwhile;
 * if the stop is removed, what was typed goes into the trip's own notes.
 */
export function StopNote({ planner: { trip, cells }, stopId, onClose }: Props) {
	const stop = trip.stops.find(({ id }) => id === stopId);
	const name = stopName(stopId, cells);
	const into = (text: string) =>
		noteChanges({ seen: '', now: trip.notes, typed: `${name}: ${text}` }, setTripNotes);
	return (
		<NoteDialog
			title={`Note on ${name}`}
			hint={stop ? 'A phone number in it gets a Call button while you drive.' : ''}
			draft={`${DRAFTS}${stopId}`}
			note={stop?.note ?? ''}
			change={stop ? (text) => setNote(stopId, text) : into}
			elsewhere={stop ? undefined : { why: goneWords(name), said: 'set among the trip’s notes' }}
			onClose={onClose}
		/>
	);
}

const goneWords = (name: string) => (
	<>
		<strong>{`${name} is no longer on the trip.`}</strong> What you type here goes into the trip’s notes.
	</>
);

/** A stop with typed text that was not set, perhaps one that has been removed since. */
function halfTyped(cells: Cells): string | null {
	const ids = storedNames('tab', DRAFTS).map((key) => key.slice(DRAFTS.length));
	return ids.find((id) => cells.has(stopPath(id, 'place'))) ?? null;
}
