import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { setNote, setStopTime } from '#domain/trips/edit-stops.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { keepDraftBeside, tripEdits } from '#features/planner/planner-writes.ts';
import { setSession, signedOut } from '#session/session.ts';
import { draftStore } from '#trips/draft-store.ts';
import { readDrafts } from '#trips/drafts.ts';
import * as toasts from '#ui/toasts.ts';
import { aStopAt, roadParts } from '../../domain/schedule/builders.ts';
import { aPlace } from '../../domain/trips/builders.ts';
import { discardOpenDraft } from '../../trips/discard-open-draft.ts';

const yale = aPlace({ code: '130794', name: 'Yale University' });
const tufts = aPlace({ code: '168148', name: 'Tufts University' });
const brown = aPlace();

beforeEach(() => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	setSession(signedOut);
});
afterEach(discardOpenDraft);

/** The draft open in a planner, with these places in it. */
async function aPlanner(places = [yale, tufts], most = 10) {
	let cells = await draftStore.read();
	const room = { mostStops: most };
	const edits = tripEdits(draftStore, () => ({
		trip: tripFromCells('', cells),
		cells,
		...room,
		onEdit,
		outlook: outlookOf(cells, roadParts),
		parts: roadParts,
	}));
	const onEdit = vi.fn();
	const shown = vi.spyOn(toasts, 'showToast');
	/** The trip once its edits have been to the disk, as the screen then shows it. */
	const tripNow = async () => {
		await expect.poll(() => draftStore.writes().inFlight).toBe(0);
		cells = await draftStore.read();
		return tripFromCells('', cells);
	};
	const stopNames = async () => (await tripNow()).stops.map(({ place }) => place.name);
	for (const place of places) {
		edits.add(place);
		await tripNow();
	}
	const said = () => shown.mock.calls.map(([{ words }]) => words);
	shown.mockClear();
	onEdit.mockClear();
	return {
		edits,
		room,
		onEdit,
		tripNow,
		stopNames,
		said,
		tapUndo: () => shown.mock.lastCall?.[0].action?.run(),
	};
}

test('a college is added, at the end or between two others, and the words say where', async () => {
	const { edits, onEdit, stopNames, said } = await aPlanner([yale]);
	expect(edits.add(tufts)).toBe(true);
	expect(await stopNames()).toEqual(['Yale University', 'Tufts University']);
	expect(edits.addAt(brown, 1)).toBe(true);
	expect(await stopNames()).toEqual(['Yale University', 'Brown University', 'Tufts University']);
	expect(said()).toEqual(['Tufts University added, stop 2 of 10', 'Brown University added as stop 2']);
	expect(onEdit).toHaveBeenCalledTimes(2);
});

test('home at the start and the end is one edit, which one Undo takes back', async () => {
	const home = aPlace({ type: 'x', code: '', name: 'Home' });
	const { edits, onEdit, stopNames, said, tapUndo } = await aPlanner();
	expect(edits.addAtEnds(home, 'both')).toBe(true);
	expect(await stopNames()).toEqual(['Home', 'Yale University', 'Tufts University', 'Home']);
	expect(onEdit).toHaveBeenCalledOnce();
	tapUndo();
	await expect.poll(said).toEqual(['Home added as stops 1 and 4', 'Undone']);
	expect(await stopNames()).toEqual(['Yale University', 'Tufts University']);
	expect(edits.addAtEnds(home, 'start')).toBe(true);
	expect(await stopNames()).toEqual(['Home', 'Yale University', 'Tufts University']);
	edits.addAtEnds(home, 'end');
	expect(said().slice(2)).toEqual(['Home added as stop 1', 'Home added, stop 4 of 10']);
});

test('a trip with room for one takes no home at both ends', async () => {
	const { edits, stopNames, said } = await aPlanner([yale, tufts], 3);
	expect(edits.addAtEnds(brown, 'both')).toBe(false);
	expect([await stopNames(), said()]).toEqual([['Yale University', 'Tufts University'], []]);
});

test('a full trip takes no other stop, and nothing is announced', async () => {
	const { edits, onEdit, stopNames, said } = await aPlanner([yale, tufts], 2);
	expect([edits.add(brown), edits.addAt(brown, 0)]).toEqual([false, false]);
	expect([await stopNames(), said()]).toEqual([['Yale University', 'Tufts University'], []]);
	expect(onEdit).not.toHaveBeenCalled();
});

test('a second tap on a hotel adds no second night there', async () => {
	const inn = aPlace({ type: 'hotel', code: '7', name: 'The inn' });
	const { edits, stopNames, said } = await aPlanner([yale, tufts]);
	expect(edits.addAt(inn, 1)).toBe(true);
	await stopNames();
	expect([edits.addAt(inn, 2), edits.addAt(inn, 1)]).toEqual([false, false]);
	expect(await stopNames()).toEqual(['Yale University', 'The inn', 'Tufts University']);
	expect(said().slice(1)).toEqual(['The inn is already stop 2', 'The inn is already stop 2']);
	// Another night there, at the end of the tour, is no mistake.
	expect(edits.addAt(inn, 3)).toBe(true);
});

test('in a trip above the plan, a removed stop has no way back, and no undo is offered', async () => {
	const { edits, room, tripNow, said, tapUndo } = await aPlanner([yale, tufts, brown]);
	room.mostStops = 2;
	edits.remove((await tripNow()).stops[0]?.id ?? '');
	expect(said()).toEqual(['Yale University removed. Your plan has no room to add it again.']);
	tapUndo();
	expect((await tripNow()).stops).toHaveLength(2);
	edits.remove((await tripNow()).stops[0]?.id ?? '');
	expect(said().at(-1)).toBe('Tufts University removed');
});

test('a removed stop comes back where it was, with its note', async () => {
	const { edits, tripNow, stopNames, said, tapUndo } = await aPlanner();
	const [first] = (await tripNow()).stops;
	edits.apply('Note saved', setNote(first?.id ?? '', 'Park behind the library'));
	await tripNow();
	edits.remove(first?.id ?? '');
	expect(await stopNames()).toEqual(['Tufts University']);
	tapUndo();
	await expect.poll(said).toEqual(['Note saved', 'Yale University removed', 'Undone']);
	expect((await tripNow()).stops[0]).toMatchObject({ id: first?.id, note: 'Park behind the library' });
});

test('an edit right after Undo keeps its words and its own Undo', async () => {
	const { edits, tripNow, stopNames, said, tapUndo } = await aPlanner();
	edits.remove((await tripNow()).stops[0]?.id ?? '');
	await tripNow();
	tapUndo();
	edits.add(brown);
	await expect.poll(stopNames).toEqual(['Yale University', 'Tufts University', 'Brown University']);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(said().slice(1)).toEqual(['Brown University added, stop 2 of 10']);
	tapUndo();
	await expect.poll(stopNames).toEqual(['Yale University', 'Tufts University']);
});

test('a stop moved past the end is the last, and one that is there already is not announced', async () => {
	const { edits, onEdit, tripNow, stopNames, said } = await aPlanner([yale, tufts, brown]);
	const [first] = (await tripNow()).stops;
	edits.move(first?.id ?? '', 9);
	expect(await stopNames()).toEqual(['Tufts University', 'Brown University', 'Yale University']);
	edits.move(first?.id ?? '', 9);
	expect(said()).toEqual(['Yale University, now 3 of 3']);
	expect(onEdit).toHaveBeenCalledOnce();
});

test('a shared trip replaces all stops and the name, and one Undo brings them back', async () => {
	const { edits, tripNow, stopNames, said, tapUndo } = await aPlanner();
	edits.apply('Renamed to Spring loop', renameTrip('Spring loop'));
	await tripNow();
	edits.replace([brown]);
	expect(await tripNow()).toMatchObject({ name: '', stops: [{ place: brown }] });
	tapUndo();
	await expect.poll(said).toEqual(['Renamed to Spring loop', 'Shared trip opened, 1 stop', 'Undone']);
	expect(await stopNames()).toEqual(['Yale University', 'Tufts University']);
	expect((await tripNow()).name).toBe('Spring loop');
});

test('on a full phone an edit stays on the screen, and a retry writes it', async () => {
	const { edits, stopNames } = await aPlanner([yale]);
	vi.spyOn(sharedDb.outbox, 'bulkAdd').mockRejectedValueOnce(new Dexie.QuotaExceededError());
	edits.add(tufts);
	expect(await stopNames()).toEqual(['Yale University', 'Tufts University']);
	expect(draftStore.writes().refusal?.reason).toBe('full');
	await draftStore.retry();
	expect(draftStore.writes().refusal).toBeNull();
	expect(await stopNames()).toEqual(['Yale University', 'Tufts University']);
});

test('a new name that a full phone refused is not said to be there, and its Undo stays', async () => {
	const { edits, tripNow, said, tapUndo } = await aPlanner([yale]);
	vi.spyOn(sharedDb.outbox, 'bulkAdd').mockRejectedValueOnce(new Dexie.QuotaExceededError());
	edits.apply('Renamed to Spring loop', renameTrip('Spring loop'));
	expect(await tripNow()).toMatchObject({ name: 'Spring loop' });
	expect(said().at(-1)).toBe('Not saved yet: Renamed to Spring loop');
	tapUndo();
	await expect.poll(async () => (await tripNow()).name).toBe('');
});

test('a shared trip that is kept beside the draft is there once, however often that is tapped', async () => {
	await aPlanner();
	expect(await Promise.all([keepDraftBeside([brown]), keepDraftBeside([brown])])).toEqual([null, null]);
	const names = (await readDrafts()).map(({ trip }) => trip.stops.map(({ place }) => place.name));
	expect(names).toEqual([['Brown University'], ['Yale University', 'Tufts University']]);
});

test('a shared trip that a full device has no room to keep beside the draft changes nothing until it has', async () => {
	const { stopNames } = await aPlanner();
	vi.spyOn(console, 'warn').mockReturnValue();
	const full = new DOMException('', 'QuotaExceededError');
	vi.spyOn(sharedDb.meta, 'delete').mockRejectedValueOnce(full);
	expect(await keepDraftBeside([brown])).toMatchObject({ saved: false, reason: 'full' });
	expect(await stopNames()).toEqual(['Yale University', 'Tufts University']);
	// What the banner of the draft retries is an edit of that draft alone.
	await draftStore.retry();
	expect(await stopNames()).toEqual(['Yale University', 'Tufts University']);
	expect(await keepDraftBeside([brown])).toBeNull();
	expect(await stopNames()).toEqual(['Brown University']);
	const names = (await readDrafts()).map(({ trip }) => trip.stops.map(({ place }) => place.name));
	expect(names).toContainEqual(['Yale University', 'Tufts University']);
});

test('a stop removed on the way leaves day 1 where it was, and one Undo takes both back', async () => {
	vi.useFakeTimers({ now: new Date(2027, 3, 11, 12), toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const places = [0, 60, 120, 180, 300].map((minute) => aStopAt(`college ${minute}`).place);
	const { edits, tripNow, tapUndo } = await aPlanner(places);
	const last = (await tripNow()).stops[4]?.id ?? '';
	edits.apply('Times set', setStopTime(last, 'tour_at', '2027-04-14T13:00'));
	expect((await tripNow()).start_date).toBeNull();
	vi.setSystemTime(new Date(2027, 3, 13, 12));
	edits.remove((await tripNow()).stops[3]?.id ?? '');
	expect(await tripNow()).toMatchObject({ start_date: '2027-04-12', stops: { length: 4 } });
	tapUndo();
	await expect.poll(async () => (await tripNow()).stops.length).toBe(5);
	expect((await tripNow()).start_date).toBeNull();
});
