import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { RefusedOp } from '#domain/sync/device-state.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { MissingTrip } from '#features/planner/saved/MissingTrip.tsx';
import { observable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { anOp } from '../../../sync/builders.ts';

const tray = vi.hoisted(() => ({ refused: [] as RefusedOp[] }));
vi.mock('#trips/use-tray.ts', () => ({ useTray: () => [{ trip: { id: 't_1' }, refused: tray.refused }] }));
vi.mock('#ui/device-word.ts', () => ({ useDeviceWord: () => 'phone' }));

/** What the planner says of a trip of which this is all there is here. */
function titleOf(...refused: RefusedOp[]): string {
	tray.refused = refused;
	const account = { phase: observable({ kind: 'idle', syncedAt: null }) } as unknown as AccountSync;
	const page = renderToStaticMarkup(
		<MemoryRouter>
			<MissingTrip account={account} tripId="t_1" isReadable />
		</MemoryRouter>,
	);
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
