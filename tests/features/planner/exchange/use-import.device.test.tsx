import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { useImport } from '#features/planner/exchange/use-import.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { setSession, signedOut } from '#session/session.ts';
import { draftStore } from '#trips/draft-store.ts';
import { readDrafts } from '#trips/drafts.ts';
import * as toasts from '#ui/toasts.ts';
import { aContent } from '../../../domain/exchange/builders.ts';
import { refusingWrites } from '../../../sync/trips-on-disk.ts';

beforeEach(async () => {
	setSession(signedOut);
	vi.spyOn(console, 'warn').mockReturnValue();
	await draftStore.write(renameTrip('Ohio loop'));
});
afterEach(async () => {
	await draftStore.retry();
	await sharedDb.delete({ disableAutoOpen: false });
});

/** The preview of a file with one stop, over the draft. */
function aPreview() {
	const trip = tripFromCells('', new Map());
	const planner = { trip, store: draftStore, setAdding: () => undefined } as unknown as PlannerState;
	const closed = vi.fn();
	const said = vi.spyOn(toasts, 'showToast');
	let takes: ReturnType<typeof useImport> | undefined;
	function Preview() {
		takes = useImport(closed);
		return null;
	}
	renderToStaticMarkup(
		<MemoryRouter>
			<PlannerContext value={planner}>
				<Preview />
			</PlannerContext>
		</MemoryRouter>,
	);
	return { tapAsNew: () => takes?.asNew(aContent(['Yale University'])), closed, said };
}

const openStops = async () => tripFromCells('', await draftStore.read()).stops.map(({ place }) => place.name);

test('on a full device a new trip waits in its preview, and once there is room a tap imports it', async () => {
	const { tapAsNew, closed, said } = aPreview();
	const free = refusingWrites(sharedDb, 'QuotaExceededError');
	await draftStore.write(renameTrip('Our big loop'));
	await tapAsNew();
	expect([closed.mock.calls, said.mock.calls, await openStops()]).toEqual([[], [], []]);
	free();
	await draftStore.retry();
	expect((await draftStore.read()).get('name')?.v).toBe('Our big loop');
	await tapAsNew();
	expect(closed).toHaveBeenCalledOnce();
	expect(said).toHaveBeenCalledWith({ words: 'New trip with 1 stop. We kept the other one.' });
	expect(await openStops()).toEqual(['Yale University']);
	expect((await readDrafts()).map(({ trip }) => trip.name)).toContain('Our big loop');
});

test('a new trip that is only in memory is open, but not announced as made; Retry writes it', async () => {
	const { tapAsNew, closed, said } = aPreview();
	const free = refusingWrites(sharedDb, 'QuotaExceededError');
	await tapAsNew();
	expect(closed).toHaveBeenCalledOnce();
	expect(said).toHaveBeenCalledWith({ words: 'We kept the other one.' });
	expect([await openStops(), draftStore.writes().refusal?.reason]).toEqual([['Yale University'], 'full']);
	free();
	await draftStore.retry();
	expect([await openStops(), (await readDrafts()).length]).toEqual([['Yale University'], 2]);
});
