import { expect, test } from 'vitest';
import { eveningWords } from '#domain/schedule/night-words.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import { stopInDay } from '#domain/schedule/stop-in-day.ts';
import { outlookOf, troubleAt } from '#domain/schedule/trouble.ts';
import { alongRoad, aStopAt, aTour, cellsOf, diary, noRoadFar } from './builders.ts';

const home = aStopAt('college 0');
const [takesOff, lands] = [aStopAt('airport 30'), aStopAt('airport 600')];
const far = aStopAt('college 630');

test('a family that flies sleeps where it lands, and the day holds the flight', () => {
	const plan = alongRoad([home, takesOff, lands, far], {}, noRoadFar);
	expect(diary(plan)[0]).toMatch(/, 13:00 crossing airport 600, 13:00 night airport 600, 13:00$/);
	expect(scheduleOf(plan).map(({ night }) => night)).toEqual([{ at: 2, isPlanned: false, count: 1 }, null]);
});

test('a night set before a flight stays there, and the next day begins with the flight', () => {
	const plan = alongRoad([home, { ...takesOff, overnight: true }, lands, far], {}, noRoadFar);
	expect(scheduleOf(plan).map(({ night }) => night)).toEqual([{ at: 1, isPlanned: true, count: 1 }, null]);
	expect(diary(plan)[1]).toMatch(/^04-13: 09:00 crossing airport 600, 09:00 drive college 630/);
	const [, , flown] = scheduleOf(plan).flatMap(({ visits }) => visits);
	expect(flown && eveningWords(plan, flown)).toBeNull();
});

test('of the nights before an early appointment across the water, one set here is here, and the rest are there', () => {
	const early = { ...aStopAt('college 600'), session_at: '2027-04-14T09:05' };
	const nightsOf = (overnight: boolean | null) =>
		scheduleOf(alongRoad([{ ...home, overnight }, early], {}, noRoadFar)).map(({ night }) => night);
	expect(nightsOf(null)).toEqual([{ at: 1, isPlanned: false, count: 2 }, null]);
	expect(nightsOf(true)).toEqual([
		{ at: 0, isPlanned: true, count: 1 },
		{ at: 1, isPlanned: false, count: 1 },
		null,
	]);
});

test('a bed across the water is one that the family has, for the one night', () => {
	const nightsOf = (...stops: ReturnType<typeof aStopAt>[]) =>
		scheduleOf(alongRoad([home, ...stops], {}, noRoadFar)).map(({ night }) => night);
	const hotel = aStopAt('hotel 620');
	expect(nightsOf(hotel)).toEqual([{ at: 1, isPlanned: true, count: 1 }]);
	expect(nightsOf(hotel, far)).toEqual([{ at: 1, isPlanned: true, count: 1 }, null]);
	expect(nightsOf(takesOff, lands, hotel, far)).toEqual([{ at: 3, isPlanned: true, count: 1 }, null]);
	// What lies between is for the next day, and the hotel for the night after it.
	expect(nightsOf(takesOff, lands, aStopAt('poi 610'), hotel, far).map((night) => night?.at ?? null)).toEqual(
		[2, 4, null],
	);
	// So it is at a place of its own, without minutes of which nothing is visited.
	const aunt = aStopAt('x 620', { overnight: true });
	expect(nightsOf(takesOff, lands, aunt, far)).toEqual([{ at: 3, isPlanned: true, count: 1 }, null]);
	expect(nightsOf(aunt, far)).toEqual([{ at: 1, isPlanned: true, count: 1 }, null]);
	const slow = { parking_minutes: 5, visit_minutes: 30 };
	expect(nightsOf(takesOff, lands, { ...hotel, ...slow }, far)).toEqual([
		{ at: 3, isPlanned: true, count: 1 },
		null,
	]);
	expect(nightsOf(takesOff, { ...lands, visit_minutes: 45 }, hotel, far).map((night) => night?.at)).toEqual([
		3,
		undefined,
	]);
	const late = { ...far, tour_at: '2027-04-14T10:00' };
	expect(nightsOf(takesOff, lands, hotel, late)).toEqual([{ at: 3, isPlanned: true, count: 2 }, null]);
	// Nobody drives half a day from the airport to bed, and a night set at a campus comes after its visit.
	expect(
		nightsOf(takesOff, lands, aStopAt('hotel 840'), aStopAt('college 850')).map((night) => night?.at),
	).toEqual([2, 3, undefined]);
	expect(nightsOf(takesOff, lands, { ...far, overnight: true }).map((night) => night?.at)).toEqual([2, 3]);
	const second = aStopAt('hotel 640');
	expect(nightsOf(takesOff, lands, hotel, second, far).map((night) => night?.at ?? null)).toEqual([
		3,
		4,
		null,
	]);
});

test('a tour on the morning after the flight is made from the hotel', () => {
	const tour = { ...far, tour_at: '2027-04-13T10:00' };
	const plan = alongRoad([home, takesOff, lands, aStopAt('hotel 620'), tour], {}, noRoadFar);
	const [, second] = scheduleOf(plan);
	expect(second?.visits.at(-1)).toMatchObject({ isDatePassed: false, slack: 35 });
	expect(second?.drives.map(({ stop }) => stop)).toEqual([4]);
});

test('an event on a later day is over before the flight, and that evening ends where it leads', () => {
	const twoDays = {
		...home,
		session_at: '2027-04-12T10:00',
		tour_at: '2027-04-13T10:00',
	};
	expect(scheduleOf(alongRoad([twoDays, far], {}, noRoadFar)).map(({ night }) => night?.at ?? null)).toEqual([
		0,
		1,
		null,
	]);
});

test('the list shows a flight and its night above the day that begins there', () => {
	const outlook = outlookOf(cellsOf(aTour([home, takesOff, lands, far])), noRoadFar);
	expect(stopInDay(outlook, 2)).toMatchObject({
		day: { number: 2 },
		evening: { night: expect.stringMatching(/^Night near airport 600, sunset /) },
		isDrivenBefore: true,
		isOfEvening: false,
	});
});

test('the airport where a family lands and its bed are stops of that evening, at a time that nobody knows', () => {
	const slow = { parking_minutes: 0, visit_minutes: 45 };
	const stopsOf = (...stops: ReturnType<typeof aStopAt>[]) =>
		scheduleOf(alongRoad([home, ...stops], {}, noRoadFar)).map(({ visits }) =>
			visits.map(({ stop, arrives }) => (arrives === null ? `${stop} in the evening` : stop)),
		);
	const hotel = aStopAt('hotel 620');
	expect(stopsOf(takesOff, lands, hotel, far)).toEqual([[0, 1, '2 in the evening', '3 in the evening'], [4]]);
	expect(stopsOf(takesOff, lands, hotel)).toEqual([[0, 1, '2 in the evening', '3 in the evening']]);
	expect(stopsOf(hotel, far)).toEqual([[0, '1 in the evening'], [2]]);
	// Without a bed of its own, and where there is more to do than sleep, the day begins there.
	expect(stopsOf(takesOff, lands, far)).toEqual([
		[0, 1],
		[2, 3],
	]);
	expect(stopsOf(takesOff, lands, { ...hotel, ...slow }, far)).toEqual([
		[0, 1],
		[2, 3, 4],
	]);
});

test('minutes where a family lands are of that evening, too, and leave the morning as it is', () => {
	const slow = { parking_minutes: 10, visit_minutes: 45 };
	const diaryOf = (over: Partial<typeof slow>, ...rest: ReturnType<typeof aStopAt>[]) =>
		diary(alongRoad([home, takesOff, { ...lands, ...over }, ...rest], {}, noRoadFar));
	const hotel = aStopAt('hotel 620');
	const quick = diaryOf({}, hotel, far);
	expect(quick[1]).toMatch(/^04-13: 09:00 drive college 630/);
	expect(diaryOf(slow, hotel, far)).toEqual(quick);
	expect(diaryOf({ visit_minutes: 600 }, hotel, far)).toEqual(quick);
	// Where the bed is reached only in the morning, and without one, they are of the morning.
	const late = { ...hotel, visit_minutes: 30 };
	expect(diaryOf(slow, late, far)[1]).toMatch(
		/^04-13: 09:00 park airport 600, 09:10 visit airport 600, 09:55 visit hotel 620/,
	);
	expect(diaryOf(slow, far)[1]).toMatch(
		/^04-13: 09:00 park airport 600, 09:10 visit airport 600, 09:55 drive/,
	);
});

test('a day that gets too long before a flight says so where it does, not at the bed after it', () => {
	const long = { ...home, visit_minutes: 600 };
	const outlook = outlookOf(cellsOf(aTour([long, takesOff, lands, aStopAt('hotel 620'), far])), noRoadFar);
	expect([0, 1, 2, 3].map((stop) => troubleAt(outlook, stop)?.kind)).toEqual([
		undefined,
		'overfull',
		undefined,
		undefined,
	]);
});

test('after a flight the sun sets where the bed is, not where the family lands', () => {
	const nightAfter = (minute: number) => {
		const hotel = { ...aStopAt(`hotel ${minute}`), visit_minutes: 15 };
		const plan = alongRoad([home, takesOff, lands, hotel, far], {}, noRoadFar);
		const visits = scheduleOf(plan).flatMap((day) => day.visits);
		return visits[2] && eveningWords(plan, visits[2])?.night;
	};
	expect(nightAfter(600)).toBe('Night at hotel 600, sunset 6:58 PM');
	expect(nightAfter(660)).toBe('Night at hotel 660, sunset 6:54 PM');
});

test('a family that flies home is home that evening, and no night is left', () => {
	const lands = aStopAt('airport 31', { id: 'back' });
	const daysOf = (...last: ReturnType<typeof aStopAt>[]) =>
		scheduleOf(alongRoad([far, aStopAt('airport 601', { id: 'there' }), ...last], {}, noRoadFar)).map(
			({ visits, night }) => `${visits.length} stops, ${night ? `night at ${night.at}` : 'no night'}`,
		);
	const own = aStopAt('x 1');
	expect(daysOf(lands, own)).toEqual(['4 stops, no night']);
	expect(daysOf(own)).toEqual(['3 stops, no night']);
	expect(daysOf(lands, { ...own, overnight: true })).toEqual(['4 stops, night at 3']);
	// Whoever has more to do, lives far away, or ends elsewhere sleeps first.
	const nearAirport = ['2 stops, night at 2', '2 stops, no night'];
	expect(daysOf({ ...lands, visit_minutes: 30 }, own)).toEqual(['4 stops, no night']);
	expect(daysOf(lands, { ...own, visit_minutes: 30 })).toEqual(nearAirport);
	expect(daysOf(lands, aStopAt('x -70'))).toEqual(nearAirport);
	expect(daysOf(lands, aStopAt('college 1'))).toEqual(nearAirport);
});

test('a trip that ends at the airport where it began is over on the evening of the flight', () => {
	const stops = [takesOff, lands, far, { ...lands, id: 'a2' }, { ...takesOff, id: 'a3' }];
	const days = scheduleOf(alongRoad(stops, {}, noRoadFar));
	expect(days.map(({ night }) => night?.at ?? null)).toEqual([1, null]);
	// One that waits for someone there is not.
	const waits = stops.with(4, { ...takesOff, id: 'a3', visit_minutes: 30 });
	expect(scheduleOf(alongRoad(waits, {}, noRoadFar))).toHaveLength(3);
});

test('day 1 before a tour across the water is as early as the flight needs, and no earlier', () => {
	const tour = { ...far, tour_at: '2027-04-20T10:00', overnight: true, parking_minutes: 0 };
	const plan = alongRoad([aStopAt('x 0'), takesOff, lands, tour], { start_date: null }, noRoadFar);
	expect(diary(plan).map((line) => line.slice(0, 5))).toEqual(['04-19', '04-20']);
});
