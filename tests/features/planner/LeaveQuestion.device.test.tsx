import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Location, MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readDraftId } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { LeaveQuestion } from '#features/planner/LeaveQuestion.tsx';
import { draftStore, setDraftAside } from '#trips/draft-store.ts';
import { inTime } from '../../in-time.ts';
import { addStops, tripIn } from '../../sync/trips-on-disk.ts';

type Asks = (tried: { nextLocation: Pick<Location, 'pathname'> }) => boolean;

/** The planner's draft; the person tries to leave it, and another tab opens `next` while the question is shown. */
const page = vi.hoisted(() => ({
	trip: undefined as Trip | undefined,
	next: undefined as Trip | undefined,
	isAsked: false,
}));
vi.mock('#features/planner/planner-context.ts', () => ({
	usePlanner: () => ({ trip: page.trip, store: draftStore, isEdited: true }),
}));
vi.mock('react-router-dom', async (real) => ({
	...(await real<typeof import('react-router-dom')>()),
	useBlocker: (asks: Asks) => {
		if (page.trip !== page.next) {
			page.isAsked = asks({ nextLocation: { pathname: '/' } });
			page.trip = page.next;
		}
		return { state: 'unblocked' };
	},
}));
vi.mock('#ui/Dialog.tsx', () => ({
	Dialog: ({ children }: { children: unknown }) => children,
	DialogAnswers: ({ children }: { children: unknown }) => children,
}));
const taps: Record<string, () => void> = {};
vi.mock('#ui/Button.tsx', () => ({
	Button: ({ children, onClick }: { children: string; onClick: () => void }) => {
		taps[children] = onClick;
		return null;
	},
}));

async function theDraft(): Promise<Trip> {
	return tripIn(sharedDb, (await readDraftId(sharedDb)) ?? '');
}

test('the draft that the question was about is lost, not the one that another tab has opened meanwhile', async () => {
	vi.stubGlobal('navigator', { userAgent: 'Linux' });
	await addStops(sharedDb, 'draft', ['s1']);
	const askedAbout = await theDraft();
	await setDraftAside();
	await addStops(sharedDb, 'draft', ['s2']);
	const other = await theDraft();
	Object.assign(page, { trip: askedAbout, next: other });
	renderToStaticMarkup(
		<MemoryRouter>
			<LeaveQuestion />
		</MemoryRouter>,
	);
	expect(page.isAsked).toBe(true);
	taps['Leave and lose it']?.();
	await inTime(async () => expect(await sharedDb.trips.count()).toBe(1));
	expect((await sharedDb.trips.toArray()).map(({ id }) => id)).toEqual([other.id]);
});
