import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf } from '#domain/schedule/plan-of-trip.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import { departureWords } from '#domain/schedule/schedule-words.ts';
import type { TourPlan } from '#domain/schedule/tour-plan.ts';
import { instantAt, readLocalTime } from '#domain/zone-time.ts';
import { alongRoad, anyTour, aStopAt } from './builders.ts';

const visitsOf = (plan: TourPlan) => scheduleOf(plan).flatMap(({ visits }) => visits);
/** Minutes to spare before the first event that can still be made: one of a day before is missed in any case. */
function slackAt(plan: TourPlan, stop: number): number {
	const visit = visitsOf(plan)[stop];
	if (!visit?.isDatePassed) return visit?.slack ?? Number.NaN;
	const ahead = visit.fixed.find(({ kind }) =>
		plan.stops[stop]?.fixed.find((each) => each.kind === kind && each.day >= visit.day),
	);
	return ahead ? ahead.begins - visit.ready : Number.NaN;
}

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
				const leavingAt = (until: number) => ({ ...plan, stays: new Map([[way.leaves.stop, until]]) });
				expect(slackAt(leavingAt(leaveBy.at), leaveBy.for)).toBeGreaterThanOrEqual(0);
				expect(slackAt(leavingAt(leaveBy.at + 1), leaveBy.for)).toBeLessThan(0);
				checked++;
			}
		}),
		{ numRuns: 1500 },
	);
	expect(checked).toBeGreaterThan(200);
});

test('in any tour, leaving as planned is the plan, and leaving later is never sooner there', () => {
	let checked = 0;
	fc.assert(
		fc.property(anyTour(7, 2), fc.nat(90), fc.nat(30), ({ trip, parts }, delay, more) => {
			const plan = planOf(trip, parts);
			for (const { departs, way } of visitsOf(plan)) {
				if (departs === null || way.nights.onTheRoad + way.nights.there > 0) continue;
				const { stop } = way.arrives;
				const readyAt = (until: number) =>
					visitsOf({ ...plan, stays: new Map([[way.leaves.stop, until]]) })[stop];
				expect(readyAt(departs)?.ready).toBe(visitsOf(plan)[stop]?.ready);
				const [late, later] = [readyAt(departs + delay), readyAt(departs + delay + more)];
				if (late?.day !== later?.day) continue;
				expect(later?.ready).toBeGreaterThanOrEqual(late?.ready ?? 0);
				checked++;
			}
		}),
		{ numRuns: 300 },
	);
	expect(checked).toBeGreaterThan(100);
});

test('a family that stays on at lunchtime has its lunch there, so leaving a bit later is not in time again', () => {
	const plan = alongRoad([aStopAt('college 0'), aStopAt('college 60', { tour_at: '2027-04-12T13:20' })], {
		day_start: '08:30',
	});
	const [, second] = visitsOf(plan);
	expect(second && departureWords(plan, second)).toBe('Leave 11:15 AM (11:20 AM at the latest)');
	const slackWhenLeft = (clock: string) => {
		const at = readLocalTime(`2027-04-12T${clock}`);
		return slackAt({ ...plan, stays: new Map([[0, at ? instantAt(at, 'America/New_York') : 0]]) }, 1);
	};
	expect(['11:15', '11:20', '11:45', '12:00', '12:01', '12:15', '12:20'].map(slackWhenLeft)).toEqual([
		5, 0, -10, -10, -10, -10, -15,
	]);
});

test('a family that stays on until lunch is almost over has the rest of it at the restaurant ahead', () => {
	const plan = alongRoad(
		[
			aStopAt('college 0', { overnight: true }),
			aStopAt('airport 20'),
			aStopAt('restaurant 20', { visit_minutes: 5 }),
			aStopAt('college 20', { tour_at: '2027-04-12T12:00' }),
		],
		{ start_date: null },
	);
	const [, toAirport] = visitsOf(plan);
	expect(toAirport && departureWords(plan, toAirport)).toBe('Leave 9:00 AM (11:15 AM at the latest)');
});

test('a family is not told to leave before the tour that it is there for, unless it has missed that anyway', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60', { tour_at: '2027-04-12T14:00' }),
		aStopAt('college 180', { tour_at: '2027-04-12T16:00' }),
	];
	const leaving = (day_start: string) => {
		const plan = alongRoad(stops, { day_start });
		return visitsOf(plan).map((visit) => departureWords(plan, visit));
	};
	expect(leaving('09:00')).toEqual(['', 'Leave 9:00 AM (12:45 PM at the latest)', 'Leave 3:15 PM']);
	expect(leaving('14:30').slice(1)).toEqual([
		'Leave by 12:45 PM to be on time (planned: 2:30 PM)',
		'Leave by 1:45 PM to be on time (planned: 3:45 PM)',
	]);
});

test('nobody has to leave today for what begins tomorrow, once what was before it is missed', () => {
	const stops = [
		aStopAt('college 0', { tour_at: '2027-04-13T10:00' }),
		aStopAt('college 60', { session_at: '2027-04-12T09:00', tour_at: '2027-04-14T10:00' }),
	];
	const [, second] = visitsOf(alongRoad(stops));
	expect(second?.isDatePassed).toBe(true);
	expect(second?.leaveBy).toBeNull();
});
