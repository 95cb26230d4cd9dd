import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import type { SavedTripRow } from '#trips/use-saved-trips.ts';
import { aTripOf } from '../../domain/trips/builders.ts';

interface ShownButton {
	'aria-label'?: string;
	onClick?: () => void;
	children: ReactNode;
}
const buttons: ShownButton[] = [];
const editSaved = vi.fn();
vi.mock('#ui/Button.tsx', () => ({
	Button: (shown: ShownButton) => {
		buttons.push(shown);
		return null;
	},
	ButtonLink: () => null,
}));
// It draws roads, which have no place on a server.
vi.mock('#features/saved/TripLength.tsx', () => ({ TripLength: () => null }));
vi.mock('#features/saved/saved-writes.ts', () => ({ editSaved, deleteSaved: vi.fn() }));

const { SavedTripActions } = await import('#features/saved/SavedTripActions.tsx');
const { Trash } = await import('#features/saved/Trash.tsx');

const BEGUN = '2026-11-21T12:00:00.000Z';
const who = { id: 'u_1', group: 'default', subscription_type: 2, trial_start: BEGUN } as Account;
const member = { who, account: {} as AccountSync };
const rowOf = (id: string) => {
	const cells = aTripOf(1);
	return { trip: tripFromCells(id, cells), cells, status: { kind: 'synced' }, changedAt: 0 } as SavedTripRow;
};
const row = rowOf('t_1');
const saved = { live: [row], trashed: [rowOf('t_2')], isSynced: true, status: { kind: 'saved' } };

beforeEach(() => {
	buttons.length = 0;
	editSaved.mockClear();
});

/** How often the trips were changed by a tap on this button, on a page that was opened during the trial. */
function changesBy(label: RegExp, page: ReactNode, tapped: string): number {
	onTestFinished(() => void vi.useRealTimers());
	vi.setSystemTime(BEGUN);
	renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
	vi.setSystemTime(tapped);
	buttons.find((button) => label.test(button['aria-label'] ?? ''))?.onClick?.();
	return editSaved.mock.calls.length;
}

test.each([
	['2026-11-28T11:59:00Z', 1],
	['2026-11-28T12:00:00Z', 0],
])(
	'a list of trips left open asks the plan when a button is tapped: at %s it changes %i',
	(tapped, count) => {
		const actions = <SavedTripActions row={row} rows={[row]} member={member} />;
		expect(changesBy(/^Duplicate /, actions, tapped)).toBe(count);
		editSaved.mockClear();
		expect(changesBy(/^Restore /, <Trash member={member} saved={saved as never} />, tapped)).toBe(count);
	},
);
