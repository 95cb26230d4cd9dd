import { expect, test } from 'vitest';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import { newStop, type Stop } from '#domain/trips/trip.ts';
import { dayBlocks, sharesOf, shortTime, timesShown } from '#features/planner/times/day-blocks.ts';
import { alongRoad, aStopAt, noRoadFar } from '../../../domain/schedule/builders.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

const plan = alongRoad([
	aStopAt('college 0', { session_at: '2027-04-12T10:00', tour_at: '2027-04-12T11:00' }),
	aStopAt('college 70', { tour_at: '2027-04-12T14:30' }),
	aStopAt('hotel 84'),
]);
const [day] = scheduleOf(plan);
const blocks = day ? dayBlocks(plan, day) : [];

test('the leave-by line says when to leave, what begins, and the slack before it, once each', () => {
	const said = blocks.map(({ kind, at, words, leaveBy }) => [`${kind}, ${at}: ${words}`, leaveBy]);
	expect(said.map((words) => words.filter(Boolean).join('. '))).toEqual([
		'park, 9:00 AM: Park and walk',
		'spare, 9:15 AM: 45 min to spare',
		'session, 10:00 AM: college 0: info session',
		'tour, 11:00 AM: college 0: tour',
		'lunch, 12:15 PM: Lunch',
		'drive, 1:00 PM: Drive to college 70. Leave by 1:05 PM',
		'park, 2:10 PM: Park and walk',
		'spare, 2:25 PM: Tight: 5 min',
		'tour, 2:30 PM: college 70: tour',
		'drive, 3:45 PM: Drive to hotel 84',
		'night, 3:59 PM: Night at hotel 84',
	]);
	expect(blocks.flatMap(({ pace }) => pace?.kind ?? [])).toEqual(['good', 'tight']);
});

test('a wait with lunch in it says once how long it is, and then what is left of it', () => {
	const waiting = alongRoad([aStopAt('college 0', { tour_at: '2027-04-12T13:30' })]);
	const [first] = scheduleOf(waiting);
	const shown = first ? dayBlocks(waiting, first) : [];
	expect(shown.slice(1, 4).map(({ at, words, lasts }) => `${at}: ${words} ${lasts}`.trim())).toEqual([
		'9:15 AM: 3 h 30 min to spare',
		'12:00 PM: Lunch 45 min',
		'12:45 PM: Time to spare 45 min',
	]);
	expect(shown.flatMap(({ pace }) => pace?.kind ?? [])).toEqual(['good']);
});

test('a drive interrupted by lunch says only once when to leave for it', () => {
	const split = alongRoad([aStopAt('x 0'), aStopAt('college 240', { tour_at: '2027-04-12T15:00' })], {
		day_start: '10:00',
	});
	const [first] = scheduleOf(split);
	const shown = first ? dayBlocks(split, first) : [];
	const drives = shown.filter(({ kind }) => kind === 'drive');
	expect(drives.map(({ at, words }) => `${at}: ${words}`)).toEqual([
		'Leave by 10:00 AM: Drive to college 240',
		'12:45 PM: Drive to college 240',
	]);
	expect(drives.map(({ leaveBy }) => leaveBy)).toEqual(['', '']);
});

test('a drive that has begun no longer says by when to leave for it', () => {
	const drives = (leftFor: number | null) =>
		(day ? dayBlocks(plan, day, leftFor) : []).filter(({ kind }) => kind === 'drive');
	const said = (leftFor: number | null) => drives(leftFor).map(({ at, leaveBy }) => [at, leaveBy]);
	expect(said(null)).toEqual([
		['1:00 PM', 'Leave by 1:05 PM'],
		['3:45 PM', ''],
	]);
	expect(said(1)).toEqual([
		['1:00 PM', ''],
		['3:45 PM', ''],
	]);
	expect(said(2)).toEqual(said(null));
});

test('lateness is shown where it begins', () => {
	const toldOf = (tour_at: string) => {
		const late = alongRoad([aStopAt('college 0'), aStopAt('college 70', { tour_at })]);
		const [first] = scheduleOf(late);
		const shown = first ? dayBlocks(late, first).filter(({ pace }) => pace) : [];
		return shown.map(({ kind, pace }) => `${kind}: ${pace?.words}`);
	};
	expect(toldOf('2027-04-12T13:30')).toEqual(['tour: Late by 25 min']);
	// It is over by then.
	expect(toldOf('2027-04-12T12:00')).toEqual(['drive: Late by 1 h 55 min']);
});

test('the blocks fill the bar, and no two times overlap', () => {
	const shares = sharesOf(blocks);
	expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
	const shown = [...timesShown(blocks, shares)].sort((a, b) => a - b);
	const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
	expect(shown.map((index) => blocks[index] && shortTime(blocks[index]))).toEqual([
		'10:00',
		'11:00',
		'12:15',
		'Leave by 1:05',
		'2:30',
		'3:45',
	]);
	for (const [at, index] of shown.entries()) {
		const next = shown[at + 1];
		if (next !== undefined) expect((starts[next] ?? 0) - (starts[index] ?? 0)).toBeGreaterThan(0.05);
	}
});

test('a drive begins by the clock of where it begins, on whatever day the visit is', () => {
	const zoneOf = ({ long }: { long: number }) => (long < -74 ? 'America/Chicago' : 'America/New_York');
	const west = alongRoad([aStopAt('college 0'), aStopAt('college 270')], {}, { zoneOf });
	const [first] = scheduleOf(west);
	const drives = (first ? dayBlocks(west, first) : []).filter(({ kind }) => kind === 'drive');
	expect(drives.map(({ at, words }) => `${at} ${words}`)).toEqual(['12:30 PM Drive to college 270']);
	const far = alongRoad([aStopAt('college 0'), aStopAt('college 1200')], {}, { zoneOf });
	const days = scheduleOf(far).map((day) => dayBlocks(far, day).filter(({ kind }) => kind === 'drive'));
	expect(days.map((blocks) => blocks.map(({ at }) => at))).toEqual([
		[],
		...Array(3).fill(['9:00 AM', '12:45 PM']),
	]);
});

test('where the day goes on by other clocks, its first time by them says so', () => {
	const zoneOf = ({ long }: { long: number }) => (long > -74 ? 'America/Chicago' : 'America/New_York');
	const west = alongRoad(
		[aStopAt('college 0'), aStopAt('college 180', { tour_at: '2027-04-12T15:00' }), aStopAt('hotel 40')],
		{ lunch_minutes: 0 },
		{ zoneOf },
	);
	const [first] = scheduleOf(west);
	const shown = first ? dayBlocks(west, first) : [];
	expect(shown.map(({ at, words }) => `${at}: ${words}`)).toEqual([
		'9:00 AM: Park and walk',
		'9:15 AM: college 0',
		'11:45 AM EDT: Drive to college 180',
		'1:45 PM CDT: Park and walk',
		'2:00 PM: 1 h to spare',
		'3:00 PM: college 180: tour',
		'4:15 PM: Drive to hotel 40',
		'7:35 PM EDT: Night at hotel 40',
	]);
	expect(shown[2]?.leaveBy).toBe('Leave by 12:45 PM EDT');
	expect(shown.slice(1, 4).map(shortTime)).toEqual(['9:15', 'Leave by 12:45 EDT', '1:45 CDT']);
	expect(shortTime({ at: 'Leave by 12:45 PM', leaveBy: '' })).toBe('Leave by 12:45');
});

test('a crossing and the night after it have a place in the bar, and no time', () => {
	const flown = alongRoad(
		[aStopAt('college 0'), aStopAt('airport 30'), aStopAt('airport 600'), aStopAt('college 630')],
		{},
		noRoadFar,
	);
	const [first] = scheduleOf(flown).map((day) => dayBlocks(flown, day));
	const shown = first?.slice(-2) ?? [];
	expect(shown.map(({ at, words, short }) => [at, words, short])).toEqual([
		['', 'Flight to airport 600', 'Flight'],
		['', 'Night near airport 600', 'Night'],
	]);
	const shares = sharesOf(first ?? []);
	expect(shares.slice(-2)).toEqual([0.09, 0.09]);
	expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
	expect([...timesShown(first ?? [], shares)].map((index) => first?.[index]?.at)).not.toContain('');
	const crossing = (to: Stop) => {
		const plan = alongRoad([aStopAt('college 0'), to], {}, noRoadFar);
		const [before] = scheduleOf(plan).map((day) => dayBlocks(plan, day));
		return before?.at(-2);
	};
	expect(crossing(aStopAt('college 600'))).toMatchObject({
		words: 'Your own way to college 600',
		short: 'Your own way',
	});
	const oahu = newStop('oahu', aPlace({ name: 'Oahu', lat: 21.3, long: -157.82 }));
	expect(crossing(oahu)).toMatchObject({ words: 'No road to Oahu', short: 'No road' });
});
