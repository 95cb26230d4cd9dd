import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { MissingTrip } from '#features/planner/saved/MissingTrip.tsx';
import { observable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';
import { anOp } from '../../../sync/builders.ts';

const tray = vi.hoisted(() => ({ refused: [] as RefusedOp[] }));
vi.mock('#trips/use-tray.ts', () => ({ useTray: () => [{ trip: { id: 't_1' }, refused: tray.refused }] }));
vi.mock('#ui/device-word.ts', () => ({ useDeviceWord: () => 'phone' }));

/** The page of a trip that a reading last synced at `syncedAt` does not have. */
function pageWhile(phase: SyncPhase, syncedAt: number | null = null): string {
	const account = { phase: observable(phase) } as unknown as AccountSync;
	return renderToStaticMarkup(
		<MemoryRouter>
			<MissingTrip account={account} tripId="t_1" shown={{ isReadable: true, syncedAt }} />
		</MemoryRouter>,
	);
}

/** What the planner says of a trip of which this is all there is here. */
function titleOf(...refused: RefusedOp[]): string {
	tray.refused = refused;
	const page = pageWhile({ kind: 'idle', syncedAt: null });
	return /<h2[^>]*>(.*?)<\/h2>/.exec(page)?.[1] ?? '';
}

test('a trip that was not accepted says why in the planner as it does in the list', () => {
	const birth = { op: anOp({ path: 'life', value: 'live' }), code: 'quota' };
	const note = { op: anOp({ path: 'notes', seq: 2 }), code: 'unknown_trip' };
	expect(titleOf(birth, note)).toBe(`Not accepted: ${refusalWords('quota')}`);
	expect(titleOf({ op: anOp(), code: 'too_large' }, note)).toBe(
		`Not accepted: ${refusalWords('unknown_trip')}`,
	);
});

test('a trip is on its way until what the sync has brought can be read', () => {
	tray.refused = [];
	const [onItsWay, gone] = ['Getting your trips', 'It may be gone for good'];
	expect(pageWhile({ kind: 'sending' }, 1)).toContain(onItsWay);
	expect(pageWhile({ kind: 'idle', syncedAt: 2 }, null)).toContain(onItsWay);
	expect(pageWhile({ kind: 'idle', syncedAt: 2 }, 1)).toContain(onItsWay);
	expect(pageWhile({ kind: 'idle', syncedAt: 2 }, 2)).toContain(gone);
});
