import type { Cells } from '#domain/sync/cell.ts';
import { setNote } from '#domain/trips/edit-stops.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { stopPath } from '#domain/trips/trip-paths.ts';
import { storedNames } from '#runtime/browser-store.ts';
import { tripTexts } from '#session/trip-texts.ts';
import { stopName } from '#trips/field-words.ts';
import type { PlannerState } from '../planner-context.ts';
import { GoneBanner } from '../stops/GoneBanner.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { noteChanges } from './note-changes.ts';

interface Props {
	planner: PlannerState;
	stopId: string;
	onClose: () => void;
}

/** The form for a stop's note. If the stop is removed meanwhile, the typed text goes into the trip's own notes. */
export function StopNote({ planner: { trip, cells }, stopId, onClose }: Props) {
	const stop = trip.stops.find(({ id }) => id === stopId);
	const name = stopName(stopId, cells);
	const into = (text: string) =>
		noteChanges({ seen: '', now: trip.notes, typed: `${name}: ${text}` }, setTripNotes);
	return (
		<NoteDialog
			title={`Note on ${name}`}
			hint={stop ? 'A phone number in it gets a Call button while you drive.' : ''}
			draft={`${tripTexts.note}${stopId}`}
			note={stop?.note ?? ''}
			change={stop ? (text) => setNote(stopId, text) : into}
			elsewhere={stop ? undefined : { why: goneBanner(name), said: 'set among the trip’s notes' }}
			onClose={onClose}
		/>
	);
}

const goneBanner = (name: string) => (
	<GoneBanner name={name}>What you type here goes into the trip’s notes.</GoneBanner>
);

/** Returns the id of a stop with typed text that was not set, perhaps one removed since; null for none. */
export function halfTypedNote(cells: Cells): string | null {
	const ids = storedNames('tab', tripTexts.note).map((key) => key.slice(tripTexts.note.length));
	return ids.find((id) => cells.has(stopPath(id, 'place'))) ?? null;
}
