import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyName, copyTrip } from '#domain/trips/copy-trip.ts';
import { removeStop, setNote } from '#domain/trips/edit-stops.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { replaceStops } from '#domain/trips/replace-stops.ts';
import { encodeStops } from '#domain/trips/stop-code.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { contentOf } from '#domain/trips/trip-content.ts';
import { readStopPath } from '#domain/trips/trip-paths.ts';
import { freePlan, fullPlan, tripPlanOf } from '#domain/trips/trip-plan.ts';
import { anyPlace, applied, aTripOf } from './builders.ts';

const START = '2026-09-01T12:00:00.000Z';
const dayAfter = (days: number) => Date.parse(START) + days * 86_400_000;

test.each([
	['registered', { subscription_type: 0 }, 1, freePlan],
	['paid', { subscription_type: 1 }, 1, fullPlan],
	['in a trial', { subscription_type: 2, trial_start: START }, 6.99, fullPlan],
	[
		'in a trial that is over, whatever the code still says',
		{ subscription_type: 2, trial_start: START },
		7,
		freePlan,
	],
	['in a trial that never began', { subscription_type: 2 }, 1, freePlan],
	['after a trial', { subscription_type: 3, trial_start: START }, 1, freePlan],
	['by promotion', { subscription_type: 4 }, 1, fullPlan],
	['an admin', { subscription_type: 0, group: 'admin' }, 1, fullPlan],
])('the plan of an account %s', (_who, subscriber, days, plan) => {
	const account = { group: 'default', trial_start: null, ...subscriber };
	expect(tripPlanOf(account, dayAfter(days))).toBe(plan);
});

test('replacing stops gives these places in this order, and stops that stay keep their id and note', () => {
	fc.assert(
		fc.property(fc.array(anyPlace, { maxLength: 6 }), fc.shuffledSubarray([0, 1, 2, 3]), (news, stays) => {
			const cells = applied(aTripOf(4), setNote('s2', 'Gate B'));
			const trip = tripFromCells('t', cells);
			const kept = stays.flatMap((index) => trip.stops[index]?.place ?? []);
			const places = [...kept, ...news];
			let count = 0;
			const after = tripFromCells(
				't',
				applied(
					cells,
					replaceStops(trip, places, () => `new${++count}`),
				),
			);
			expect(encodeStops(after.stops.map(({ place }) => place))).toBe(encodeStops(places));
			for (const { id, note } of after.stops) if (id === 's2') expect(note).toBe('Gate B');
			expect(after.stops.slice(0, kept.length).every(({ id }) => /^s\d$/.test(id))).toBe(true);
		}),
	);
});

test('replacing stops by the same ones changes nothing', () => {
	const trip = tripFromCells('t', aTripOf(5));
	expect(
		replaceStops(
			trip,
			trip.stops.map(({ place }) => place),
			() => 'new',
		),
	).toEqual([]);
});

/** Ids for new stops. */
function numbered() {
	let count = 0;
	return () => `new${++count}`;
}

test('a copy has everything except the name, and begins with its life', () => {
	const cells = applied(aTripOf(3), [
		...setNote('s1', 'Gate B'),
		{ path: 'order', value: ['s3', 's1', 's2'] },
	]);
	const changes = copyTrip(cells, 'Spring tour, copy', numbered());
	expect(changes[0]).toEqual({ path: 'life', value: 'live' });
	// A stop is never live before it is complete, in whatever order its cells arrive.
	const lifeFirst = new Map([...cells].sort(([a]) => (a.endsWith('/live') ? -1 : 1)));
	const paths = copyTrip(lifeFirst, 'Spring tour, copy', numbered()).map(({ path }) => path);
	const firstLife = paths.findIndex((path) => path.endsWith('/live'));
	expect(paths.slice(firstLife, -1).every((path) => path.endsWith('/live'))).toBe(true);
	expect(paths.slice(firstLife, -1)).toHaveLength(3);
	const [copy, original] = [applied(new Map(), changes), cells].map((each) => tripFromCells('t_2', each));
	expect(copy && contentOf(copy)).toEqual({
		...(original && contentOf(original)),
		name: 'Spring tour, copy',
	});
	expect(copy?.stops.map(({ id }) => id).sort()).toEqual(['new1', 'new2', 'new3']);
});

test('a copy leaves out what no server would accept', () => {
	const cells = applied(aTripOf(1), [
		{ path: 'stops/s1/tour_at', value: 'at noon' },
		{ path: 'stops/s1/mood', value: 'good' },
	]);
	const paths = copyTrip(cells, 'Spring tour, copy', numbered()).map(({ path }) => path);
	expect(paths).toContain('stops/new1/mood');
	expect(paths).not.toContain('stops/new1/tour_at');
});

test('a copy keeps the order of the stops, however the cells came, and leaves out what was removed', () => {
	const cells = applied(aTripOf(4), removeStop('s2'));
	const byPathBackwards = new Map([...cells].sort(([a], [b]) => (a < b ? 1 : -1)));
	const copy = applied(new Map(), copyTrip(byPathBackwards, 'Spring tour, copy', numbered()));
	const codes = tripFromCells('t_2', copy).stops.map(({ place }) => place.code);
	expect(codes).toEqual(['101', '103', '104']);
	const stopIds = [...copy.keys()].flatMap((path) => readStopPath(path)?.stopId ?? []);
	expect(new Set(stopIds).size).toBe(3);
});

test('copies of one trip have names of their own', () => {
	expect(copyName('Spring tour', [])).toBe('Spring tour, copy');
	expect(copyName('Spring tour', ['Spring tour, copy', 'Spring tour, copy 2'])).toBe('Spring tour, copy 3');
	expect(copyName('', [])).toBe('New trip, copy');
});

test('a copy’s name is never longer than a name may be typed, and is cut between characters', () => {
	const long = `${'Ohio '.repeat(15)}🚗🚗🚗`;
	const first = copyName(long, []);
	expect(first).toBe(`${'Ohio '.repeat(14)}Ohio, copy`);
	expect(copyName(long, [first])).toMatch(/Oh, copy 2$/);
	for (let at = 0; at < 90; at++) {
		const name = copyName(`${'a'.repeat(at)}🚗${'b'.repeat(90 - at)}`, []);
		expect(name.length).toBeLessThanOrEqual(80);
		expect(name).toMatch(/^a*🚗?b*, copy$/u);
	}
});

test('every refusal has words, and one of the future has some too', () => {
	expect(refusalWords('stop_limit')).toBe('A trip has at most 10 stops');
	for (const code of ['__proto__', 'constructor', 'new_rule'])
		expect(refusalWords(code)).toBe('It was not accepted');
});
