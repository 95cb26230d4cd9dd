import type { Stop } from '#domain/trips/trip.ts';
import { halfTypedNote, StopNote } from '../notes/StopNote.tsx';
import type { PlannerState } from '../planner-context.ts';
import { StopTimesDialog } from '../times/StopTimesDialog.tsx';
import { useStateOfTrip } from '../use-state-of-trip.ts';

/** The form for a stop's note, or for its times as they were when it opened. */
export type OpenForm = { about: 'note'; stopId: string } | { about: 'times'; stop: Stop };

/** The form that is open for a stop, at first a half-typed note's; null for none. */
export function useStopForm({ trip, cells }: Pick<PlannerState, 'trip' | 'cells'>) {
	const [opened, openForm] = useStateOfTrip<OpenForm | null>(trip.id);
	return [opened === undefined ? halfTyped(cells) : opened, openForm] as const;
}

interface Props {
	planner: PlannerState;
	form: OpenForm;
	onClose: () => void;
}

/**
 * A form about a stop. It is next to the list, not in it, so that it stays open when the stop is moved or removed
 * elsewhere.
 */
export function StopForm({ planner, form, onClose }: Props) {
	return form.about === 'note' ? (
		<StopNote key={form.stopId} planner={planner} stopId={form.stopId} onClose={onClose} />
	) : (
		<StopTimesDialog key={form.stop.id} planner={planner} stop={form.stop} onClose={onClose} />
	);
}

function halfTyped(cells: PlannerState['cells']): OpenForm | null {
	const stopId = halfTypedNote(cells);
	return stopId === null ? null : { about: 'note', stopId };
}
