import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf } from '#domain/schedule/plan-of-trip.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { anyTour } from './builders.ts';

const visitsOf = (plan: TourPlan) => scheduleOf(plan).flatMap(({ visits }) => visits);
const slackAt = (plan: TourPlan, stop: number) => visitsOf(plan)[stop]?.slack ?? Number.NaN;

test('in any tour, leaving at the last minute is in time, and a minute later is not', () => {
	let checked = 0;
	fc.assert(
		fc.property(anyTour(7, 2), ({ trip, parts }) => {
			const plan = planOf(trip, parts);
			for (const { way, leaveBy } of visitsOf(plan)) {
				if (leaveBy === null) continue;
				if (leaveBy.at < way.leaves.at) {
					// Too late already: leaving as planned is late.
					expect(slackAt(plan, leaveBy.for)).toBeLessThan(0);
					continue;
				}
				const leavingAt = (until: number) => ({ ...plan, stays: { stop: way.leaves.stop, until } });
				expect(slackAt(leavingAt(leaveBy.at), leaveBy.for)).toBeGreaterThanOrEqual(0);
				expect(slackAt(leavingAt(leaveBy.at + 1), leaveBy.for)).toBeLessThan(0);
				checked++;
			}
		}),
		{ numRuns: 1500 },
	);
	expect(checked).toBeGreaterThan(200);
});
