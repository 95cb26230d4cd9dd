import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Cells } from '#domain/sync/cell.ts';
import { addStop, removeStop, setStopTime } from '#domain/trips/edit-stops.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { PlannerState } from '#features/planner/planner-context.ts';
import { StopTimesDialog } from '#features/planner/times/StopTimesDialog.tsx';
import { setSession, signedOut } from '#session/session.ts';
import * as toasts from '#ui/toasts.ts';
import { aPlace, applied, aTripOf } from '../../../domain/trips/builders.ts';

beforeEach(() => setSession(signedOut));

const here = applied(aTripOf(10), setStopTime('s2', 'parking_minutes', 20));
const gone = applied(here, removeStop('s2'));
const [, second] = tripFromCells('t', here).stops;

/** The form of the second stop's times, opened in a full trip; `set` sends it with 45 minutes for the visit. */
function formIn(cells: Cells) {
	const [apply, onClose] = [vi.fn(), vi.fn()];
	const planner = { store: { account: null }, trip: tripFromCells('t', cells), cells, outlook: null, apply };
	let form: ReturnType<typeof StopTimesDialog> | undefined;
	function Page() {
		// Called, not drawn, so that it can be sent.
		form ??=
			second && StopTimesDialog({ planner: planner as unknown as PlannerState, stop: second, onClose });
		return form;
	}
	const page = renderToStaticMarkup(<Page />);
	const typed = new FormData();
	typed.set('visit_minutes', '45');
	typed.set('parking_minutes', '20');
	return { page, set: () => form?.props.onSubmit(typed), apply, onClose };
}

const GONE = `${second?.place.name} is no longer on the trip.`;
const title = `Times at ${second?.place.name}`;
const visit = { path: 'stops/s2/visit_minutes', value: 45, seen: 0 };

test('the times of a stop are set by what differs from the form as it opened', () => {
	const { page, set, apply, onClose } = formIn(here);
	expect(page).not.toContain(GONE);
	set();
	expect(onClose).toHaveBeenCalledOnce();
	expect(apply.mock.calls).toEqual([[`${title} set`, [visit]]]);
});

test('the times of a stop that was removed meanwhile bring it back, before they are set', async () => {
	const { page, set, apply, onClose } = formIn(gone);
	expect(page).toContain(GONE);
	set();
	const changes = [{ path: 'stops/s2/live', value: true }, visit];
	await expect.poll(() => apply.mock.calls).toEqual([[`${title} set, it is back on the trip`, changes]]);
	expect(onClose).toHaveBeenCalledOnce();
});

test('where another stop has taken its room, the form stays open and says so', async () => {
	const added = addStop(tripFromCells('t', gone), { id: 's11', place: aPlace() });
	const said = vi.spyOn(toasts, 'showToast');
	const { set, apply, onClose } = formIn(applied(gone, added.ok ? added.changes : []));
	set();
	const words = 'Not brought back. A trip has at most 10 stops.';
	await expect.poll(() => said.mock.calls).toEqual([[{ words }]]);
	expect(apply).not.toHaveBeenCalled();
	expect(onClose).not.toHaveBeenCalled();
});
