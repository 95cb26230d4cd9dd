import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { renameTrip, setTripNotes } from '#domain/trips/edit-trip.ts';
import { takeNote } from '#features/planner/arrival.ts';
import { arrive } from '#features/planner/arrive.ts';
import { ArrivalBanner } from '#features/planner/PlannerBanners.tsx';
import { setSession, signedOut } from '#session/session.ts';
import { type AccountSync, openAccountSync } from '#sync/account-sync.ts';
import { discardDraft, draftStore, setDraftAside } from '#trips/draft-store.ts';
import { readDrafts } from '#trips/drafts.ts';
import { makeQuietEdit, undoEdit } from '#trips/undo.ts';

const current: { account: AccountSync | null } = vi.hoisted(() => ({ account: null }));
vi.mock('#sync/current-account.ts', () => ({ currentAccount: () => current.account }));

beforeEach(async () => {
	setSession(signedOut);
	await Promise.all(sharedDb.tables.map((table) => table.clear()));
	await setDraftAside();
});
afterEach(() => {
	current.account?.end();
	current.account = null;
});

/** A list with a draft that was set aside while another is open. */
async function aListedDraft() {
	await draftStore.write(renameTrip('Boston'));
	await setDraftAside();
	const before = await draftStore.read();
	await makeQuietEdit(draftStore, { changes: renameTrip('New York'), before });
	const boston = (await readDrafts()).find(({ trip }) => trip.name === 'Boston');
	if (!boston) throw new Error('It is not listed');
	const { searchParams } = new URL(boston.to, 'http://x.test');
	/** Where a tap on it leads. */
	const tap = async () => {
		const outcome = await arrive(searchParams, new AbortController().signal).catch((away: unknown) => away);
		return (outcome as Response).headers.get('Location');
	};
	return { id: boston.trip.id, tap };
}

const openName = async () => (await draftStore.read()).get('name')?.v ?? null;

test('a draft that was set aside opens, and nothing is said', async () => {
	const { tap } = await aListedDraft();
	expect([await tap(), takeNote(), await openName()]).toEqual(['/trip-planner', null, 'Boston']);
});

test('one that another tab has discarded says so, and the open draft is as it was, with its undo', async () => {
	const { id, tap } = await aListedDraft();
	await discardDraft(id);
	expect(await tap()).toBe('/trip-planner');
	const note = takeNote();
	expect(note).toEqual({ about: 'draft_gone' });
	expect(renderToStaticMarkup(<ArrivalBanner note={note} />)).toContain(
		'That draft is no longer on this phone:</strong> it was saved or discarded.',
	);
	expect(await openName()).toBe('New York');
	await undoEdit(draftStore);
	expect(await openName()).toBeNull();
});

test('one that another tab has saved to the open account opens there', async () => {
	const { id, tap } = await aListedDraft();
	const send = async () => ({ kind: 'no_signal' as const });
	current.account = openAccountSync({ accountId: 'u_1', send, onSignedOut: vi.fn() });
	await current.account.edit(id, setTripNotes('Saved'));
	await discardDraft(id);
	expect([await tap(), takeNote(), await openName()]).toEqual([`/trip-planner?tid=${id}`, null, 'New York']);
});

test('one that waits for a device that refuses to write is not said to be gone', async () => {
	const { tap } = await aListedDraft();
	vi.spyOn(console, 'warn').mockReturnValue();
	const refused = vi
		.spyOn(sharedDb.meta, 'put')
		.mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	expect([await tap(), takeNote()]).toEqual(['/trip-planner', null]);
	expect(draftStore.writes().refusal).not.toBeNull();
	refused.mockRestore();
	await draftStore.retry();
	expect(await openName()).toBe('Boston');
});
