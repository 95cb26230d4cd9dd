import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { LimitBanner, PlanAhead } from '#features/planner/LimitBanner.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import { aTripOf } from '../../domain/trips/builders.ts';

const onFree = { id: 'u', group: 'default', subscription_type: 3, paid_status: 3, trial_start: '' };
const page = { now: 0, account: onFree };
vi.mock('#session/session.ts', () => ({ useSession: () => ({ isSignedIn: true, account: page.account }) }));
vi.mock('#ui/clock.ts', () => ({ useServerNow: () => page.now }));
vi.mock('#ui/device-word.ts', () => ({ useDeviceWord: () => 'phone' }));

/** What a saved trip of so many stops says about its room, for each description of the disabled button. */
function limitOf(count: number, room: StopRoom): string[] {
	const planner = { trip: tripFromCells('t', aTripOf(count)), room, store: { account: {} } };
	const page = renderToStaticMarkup(
		<MemoryRouter>
			<PlannerContext value={planner as unknown as PlannerState}>
				<LimitBanner />
			</PlannerContext>
		</MemoryRouter>,
	);
	return page
		.split('<p id="no-more-stops">')
		.slice(1)
		.map((words) => words.replace(/<\/p>.*/, '').replace(/<[^>]*>/g, ''));
}

test.each([
	[5, 'one', ''],
	[8, 'four', ' What you remove can’t be added again.'],
	[10, 'six', ' What you remove can’t be added again.'],
])(
	'a saved trip of %i stops says once how many must go before the free plan takes another',
	(count, must, then) => {
		expect(limitOf(count, { by: 'plan', mostStops: 5 })).toEqual([
			`Your free plan saves up to 5 stops. Remove ${must} to add another.${then}`,
		]);
	},
);

test('a trip of ten stops says so where the plan has no smaller limit', () => {
	expect(limitOf(9, { by: 'trip', mostStops: 10 })).toEqual([]);
	expect(limitOf(10, { by: 'trip', mostStops: 10 })).toEqual([
		'10 Locations Maximum. Please remove a location before trying to add more.',
	]);
});

test('a draft left open past the end of the trial says how many of its stops would be saved', () => {
	const planner = { trip: tripFromCells('t', aTripOf(6)), room: { mostStops: 10 }, store: { account: null } };
	const saidOn = (now: string) => {
		page.account = { ...onFree, subscription_type: 2, trial_start: '2026-11-21T12:00:00.000Z' };
		onTestFinished(() => void Object.assign(page, { account: onFree }));
		page.now = Date.parse(now);
		return renderToStaticMarkup(
			<MemoryRouter>
				<PlannerContext value={planner as unknown as PlannerState}>
					<PlanAhead />
				</PlannerContext>
			</MemoryRouter>,
		);
	};
	expect(saidOn('2026-11-28T11:59:50Z')).toBe('');
	expect(saidOn('2026-11-28T12:00:00Z')).toContain('Your free plan saves up to 5 stops.');
});
