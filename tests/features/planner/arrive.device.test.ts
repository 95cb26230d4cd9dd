import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { installCatalogue } from '#content/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import { removeStop } from '#domain/trips/edit-stops.ts';
import { setTripFact, setTripNotes } from '#domain/trips/edit-trip.ts';
import type { DroppedCode } from '#domain/trips/stop-code.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { arrive } from '#features/planner/arrive.ts';
import { addStops } from '#trips/add-stops.ts';
import { draftStore } from '#trips/draft-store.ts';
import { aPlace } from '../../domain/trips/builders.ts';
import { aCollege } from '../../server/a-catalogue.ts';
import { discardOpenDraft } from '../../trips/discard-open-draft.ts';

const shared = aPlace({ code: '130794', name: 'Yale University' });
const link: { dropped: DroppedCode[] } = vi.hoisted(() => ({ dropped: [] }));
vi.mock('#features/planner/look-up-stops.ts', () => ({
	lookUpStops: async () => ({ stops: [shared], dropped: link.dropped, failure: null }),
}));

afterEach(async () => {
	link.dropped = [];
	await discardOpenDraft();
});

const draftNow = async () => tripFromCells('', await draftStore.read());
const openLink = () => arrive(new URLSearchParams('trip=c130794'), new AbortController().signal);

/** A draft whose only stop was removed. */
async function anEmptiedDraft() {
	await draftStore.write(addStops(await draftNow(), [aPlace()]) ?? []);
	await draftStore.write(removeStop((await draftNow()).stops[0]?.id ?? ''));
}

test('a link with stops asks before it opens on a draft with notes and a date, though that has no stop', async () => {
	await anEmptiedDraft();
	await draftStore.write([...setTripNotes('Leave early'), ...setTripFact('start_date', '2026-04-12')]);
	expect(await openLink()).toMatchObject({ tripId: null, offered: { stops: [shared], note: null } });
	expect((await draftNow()).stops).toEqual([]);
});

test('while a link asks whether to open, nothing says yet what it opened and left out', async () => {
	link.dropped = [{ token: 'c9999999', why: 'unknown' }];
	await draftStore.write(setTripNotes('Leave early'));
	const note = { about: 'dropped', codes: link.dropped, failure: null, opened: 1 };
	expect(await openLink()).toMatchObject({ note: null, offered: { stops: [shared], note } });
});

test('on a draft with nothing left in it a link opens at once', async () => {
	await anEmptiedDraft();
	await expect(openLink()).rejects.toMatchObject({ status: 302 });
	await expect.poll(async () => (await draftNow()).stops.map(({ place }) => place)).toEqual([shared]);
});

test('a link to a campus that is on the draft asks nothing, though its guide opened since', async () => {
	await draftStore.write(addStops(await draftNow(), [{ ...shared, type: 'x' }]) ?? []);
	const yale = aCollege({ ipeds_id: 130794, name: 'Yale University' }) as College;
	installCatalogue({
		states: [],
		subregions: [],
		colleges: [yale],
		regions: [],
		banner: null,
		directions: false,
		streetMap: false,
		newsletter: false,
		refreshedAt: 1,
	});
	await expect(openLink()).rejects.toMatchObject({ status: 302 });
});
