import { expect, test, vi } from 'vitest';
import type { Point } from '#domain/geo.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { instantAt, readLocalTime } from '#domain/zone-time.ts';
import { legsAhead } from '#features/planner/add/way-things.ts';
import {
	type Heading,
	type Noted,
	noteHeading,
	onwardIn,
	readDriveStop,
	saidUpTo,
	takenBack,
} from '#features/planner/drive/drive-stop.ts';
import { loader } from '#features/planner/drive/route.ts';
import { phoneOf } from '#features/planner/place-facts.ts';
import { alongRoad, aStopAt, aTour, cellsOf, roadParts } from '../../../domain/schedule/builders.ts';

const ZONE = 'America/New_York';
const trip = aTour([aStopAt('college 0'), aStopAt('college 40'), aStopAt('poi 90'), aStopAt('college 120')]);
const planned = {
	trip,
	estimate: estimateDrives(trip.stops.map(({ place }) => place)),
	outlook: outlookOf(cellsOf(trip), roadParts),
};
const before = (planned.outlook.visits[0]?.arrives ?? 0) - 24 * 60;
const ahead = (noted: string | null, now = before) => legsAhead(planned, noted, now).map(({ at }) => at);

test('the road ahead begins with the leg to the stop that driving mode noted, else by the plan', () => {
	expect(ahead(null)).toEqual([1, 2, 3]);
	expect(ahead('poi 90')).toEqual([2, 3]);
	expect(ahead('college 120')).toEqual([3]);
	expect(ahead('gone')).toEqual([1, 2, 3]);
	expect(ahead(null, planned.outlook.visits[1]?.ends ?? 0)).toEqual([2, 3]);
	expect(ahead('college 40', planned.outlook.visits[1]?.ends ?? 0)).toEqual([1, 2, 3]);
});

test('a leg is behind the family an hour after the plan has it there, and all are ahead again once the trip is over', () => {
	const { visits } = planned.outlook;
	const [second, last] = [visits[1], visits.at(-1)];
	const anHourThere = (second?.way.arrives.at ?? 0) + 60;
	// Whoever runs late is still driving.
	expect(ahead(null, anHourThere - 1)).toEqual([1, 2, 3]);
	expect(ahead(null, anHourThere)).toEqual([2, 3]);
	expect(ahead('gone', anHourThere)).toEqual([2, 3]);
	expect(ahead('college 40', anHourThere)).toEqual([1, 2, 3]);
	expect(ahead(null, last?.way.arrives.at)).toEqual([3]);
	expect(ahead(null, (last?.ends ?? 0) + 60)).toEqual([]);
	expect(ahead(null, (last?.ends ?? 0) + 24 * 60)).toEqual([1, 2, 3]);
});

test('once a trip from home is over, its first leg is ahead again, too', () => {
	const fromHome = aTour([aStopAt('x 0'), aStopAt('college 40'), aStopAt('x 0', { id: 'back' })]);
	const estimate = estimateDrives(fromHome.stops.map(({ place }) => place));
	const outlook = outlookOf(cellsOf(fromHome), roadParts);
	const over = (outlook.visits.at(-1)?.ends ?? 0) + 24 * 60;
	expect(legsAhead({ trip: fromHome, estimate, outlook }, null, over).map(({ at }) => at)).toEqual([1, 2]);
});

test('a leg driven the evening before the visit is not ahead at night', () => {
	const evening = aTour([aStopAt('college 0'), aStopAt('college 60'), aStopAt('college 150')]);
	const outlook = outlookOf(cellsOf(evening), roadParts);
	const { way } = outlook.visits[2] as ScheduledVisit;
	expect(way.nights.there).toBe(1);
	const legs = { trip: evening, estimate: estimateDrives(evening.stops.map(({ place }) => place)), outlook };
	expect(legsAhead(legs, null, way.arrives.at + 60)).toEqual([]);
	expect(legsAhead(legs, null, way.arrives.at + 59).map(({ at }) => at)).toEqual([2]);
});

test('a trip without dates is all ahead', () => {
	const undated = outlookOf(cellsOf({ ...trip, start_date: null }), roadParts);
	const now = (undated.visits.at(-1)?.ends ?? 0) + 1;
	expect(legsAhead({ ...planned, outlook: undated }, null, now).map(({ at }) => at)).toEqual([1, 2, 3]);
	expect(legsAhead({ ...planned, outlook: null }, null, now).map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('the stop that was noted is that of this trip and this day, and nothing where the browser keeps none', () => {
	const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const kept = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text });
	const [saturday, sunday] = [timeAt('2027-04-10T22:00'), timeAt('2027-04-11T07:00')];
	const here = aRoad('s_1', 's_2');
	kept(JSON.stringify({ tripId: 't_1', stopId: 's_2', at: saturday.getTime() }));
	expect(readDriveStop(here, saturday)).toBe('s_2');
	expect(readDriveStop({ ...here, id: 't_2' }, saturday)).toBeNull();
	// A drive to the hotel does not end at midnight.
	expect(readDriveStop(here, timeAt('2027-04-11T00:30'))).toBe('s_2');
	// Tapping through the drive at home must not start it at its end.
	expect(readDriveStop(here, sunday)).toBeNull();
	// Without dates nothing else says on which day of the trip they wake up.
	const undated = { ...here, plan: alongRoad(here.stops, { start_date: null }) };
	expect(readDriveStop(undated, sunday)).toBe('s_2');
	expect(readDriveStop(undated, timeAt('2027-04-17T21:00'))).toBe('s_2');
	expect(readDriveStop(undated, timeAt('2027-04-18T07:00'))).toBeNull();
	expect(readDriveStop(undated, timeAt('2027-03-18T07:00'))).toBeNull();
	// A single stop without a date has no times at all.
	expect(readDriveStop({ ...here, plan: null }, sunday)).toBe('s_2');
	kept('{"tripId":"t_1","stopId":"s_2"}');
	expect(readDriveStop(here, saturday)).toBeNull();
	kept(null);
	expect(readDriveStop(here, saturday)).toBeNull();
	expect(said).not.toHaveBeenCalled();
	kept('{');
	expect(readDriveStop(here, saturday)).toBeNull();
	expect(said).toHaveBeenCalledOnce();
});

test('a day that begins before four in the morning is that day at four, too', () => {
	const early = aRoad('s_1', 's_2');
	early.plan = alongRoad(early.stops, { day_start: '03:30' });
	keepNoted(timeAt('2027-04-12T03:35'));
	expect(readDriveStop(early, timeAt('2027-04-12T08:00'))).toBe('s_2');
	expect(readDriveStop(early, timeAt('2027-04-13T03:20'))).toBe('s_2');
	expect(readDriveStop(early, timeAt('2027-04-13T03:30'))).toBeNull();
	// Of the evening before.
	keepNoted(timeAt('2027-04-11T23:00'));
	expect(readDriveStop(early, timeAt('2027-04-12T03:35'))).toBeNull();
});

test('a day ends by the clock of the stop that is left, whatever clock the phone has', () => {
	const zoneOf = ({ long }: Point) => (long < aStopAt('x 1').place.long ? 'America/Chicago' : ZONE);
	const west = aRoad('s_1', 's_2', 's_3');
	west.plan = alongRoad(west.stops, {}, { zoneOf });
	const eve = timeAt('2027-04-12T23:00');
	keepNoted(eve, { stopId: 's_2', from: 's_1' });
	expect(readDriveStop(west, timeAt('2027-04-13T04:59'))).toBe('s_2');
	expect(readDriveStop(west, timeAt('2027-04-13T05:00'))).toBeNull();
	keepNoted(eve, { stopId: 's_3', from: 's_2' });
	expect(readDriveStop(west, timeAt('2027-04-13T03:59'))).toBe('s_3');
	expect(readDriveStop(west, timeAt('2027-04-13T04:00'))).toBeNull();
	// To the first stop the family comes from nowhere, and another may be gone since.
	for (const from of [null, 'gone']) {
		keepNoted(eve, { stopId: 's_1', from });
		expect(readDriveStop(west, timeAt('2027-04-13T04:59'))).toBe('s_1');
		expect(readDriveStop(west, timeAt('2027-04-13T05:00'))).toBeNull();
	}
	keepNoted(eve, { stopId: 'gone', from: null });
	expect(readDriveStop(west, timeAt('2027-04-13T04:59'))).toBe('gone');
});

/** What is noted of the trip `t_1` at a time. */
function keepNoted(at: Date, noted: Pick<Noted, 'stopId' | 'from'> = { stopId: 's_2', from: 's_1' }): void {
	const stored = JSON.stringify({ tripId: 't_1', ...noted, at: at.getTime(), left: {} });
	vi.stubGlobal('localStorage', { getItem: () => stored });
}

/** A time by the clocks of New York. */
function timeAt(text: string): Date {
	return new Date(instantAt(readLocalTime(text) ?? { day: 0, minutes: 0 }, ZONE) * 60_000);
}

/** A trip with these stops, on Monday, April 12, 2027. */
function aRoad(...ids: string[]) {
	const stops = ids.map((id, minute) => aStopAt(`x ${minute}`, { id }));
	return { id: 't_1', stops, plan: alongRoad(stops) };
}
const road = aRoad('a', 'b');

test('a look at another stop and back keeps when the family left, and a way gone twice counts from the second time', () => {
	const minutes = (count: number) => count * 60_000;
	const after = (...steps: [stopId: string, heading: Heading, at: number][]) =>
		steps.reduce<ReturnType<typeof noteHeading> | null>(
			(noted, [stopId, heading, at]) => noteHeading(noted, { trip: road, stopId, heading, at: minutes(at) }),
			null,
		);
	const left = (at: number, hasSaidSo: boolean) => ({ at: minutes(at), hasSaidSo });
	// Ahead and back.
	const ahead = after(['a', 'leaves', 0], ['b', 'next', 30], ['a', 'before', 31]);
	expect([ahead?.stopId, ahead?.left.a]).toEqual(['a', left(0, true)]);
	// Whoever only looked ahead leaves when they go there.
	expect(after(['b', 'next', 30], ['a', 'before', 40], ['b', 'next', 90])?.left.b).toEqual(left(90, false));
	// Back, for the phone number, and ahead again.
	expect(after(['b', 'leaves', 0], ['a', 'before', 20], ['b', 'next', 24])?.left.b).toEqual(left(0, true));
	// A stop that nobody has left for stays so.
	expect(after(['b', 'next', 0], ['a', 'before', 1])?.left.a).toBeUndefined();
	expect(after(['b', 'next', 0], ['b', 'leaves', 9])?.left.b).toEqual(left(9, true));
});

test('a departure can be taken back, and nothing else with it', () => {
	const note = (noted: Noted | null, stopId: string, heading: Heading, at: number) =>
		noteHeading(noted, { trip: road, stopId, heading, at });
	// By mistake, before anything was noted, and after a look ahead.
	const first = note(null, 'a', 'leaves', 10);
	expect(takenBack(first, { before: null, leaving: first })).toBeNull();
	const looked = note(null, 'a', 'next', 0);
	const left = note(looked, 'a', 'leaves', 10);
	expect(takenBack(left, { before: looked, leaving: left })).toEqual(looked);
	// What the family did since stays.
	const onward = note(left, 'b', 'next', 15);
	expect(takenBack(onward, { before: looked, leaving: left })).toEqual({
		...onward,
		left: { ...looked.left, b: onward.left.b },
	});
	const other = note(first, 'b', 'next', 15);
	expect(takenBack(other, { before: null, leaving: first })).toEqual({ ...other, left: { b: other.left.b } });
	// Another day has begun meanwhile.
	expect(takenBack(null, { before: looked, leaving: left })).toBeNull();
});

test('the departures that the family reported still count at the next stop, and a look ahead does not', () => {
	const trip = aRoad('a', 'b', 'c', 'd');
	const note = (noted: Noted | null, stopId: string, heading: Heading, minute: number) =>
		noteHeading(noted, { trip, stopId, heading, at: minute * 60_000 });
	const late = note(null, 'b', 'leaves', 45);
	const arrived = note(late, 'c', 'next', 110);
	const said = { stop: 1, until: 45 };
	expect(saidUpTo(trip.stops, arrived.left, 2)).toEqual([said]);
	// Of the next stop but one, and again as it leaves.
	expect(saidUpTo(trip.stops, note(arrived, 'd', 'next', 111).left, 3)).toEqual([said]);
	const left = note(arrived, 'c', 'leaves', 230);
	expect(saidUpTo(trip.stops, left.left, 2)).toEqual([said, { stop: 2, until: 230 }]);
	// Of what is ahead again nothing counts, nor of what was taken back.
	expect(saidUpTo(trip.stops, note(arrived, 'a', 'before', 112).left, 0)).toEqual([]);
	const back = takenBack(arrived, { before: null, leaving: late });
	expect(saidUpTo(trip.stops, back?.left ?? {}, 2)).toEqual([]);
});

test('a stop that an edit puts after the one that was left is next, and the family left for it then', () => {
	const trip = aRoad('home', 'sight', 'campus', 'hotel');
	const noted = noteHeading(null, { trip, stopId: 'sight', heading: 'leaves', at: 10 });
	const left = { at: 10, hasSaidSo: true };
	const onward = (...ids: string[]) => {
		const { stopId, left } = onwardIn(aRoad(...ids).stops, noted);
		return [stopId, left];
	};
	expect(onward('home', 'sight', 'campus', 'hotel')).toEqual(['sight', { sight: left }]);
	// Changed elsewhere, or before it.
	expect(onward('home', 'sight', 'hotel', 'campus')[0]).toBe('sight');
	expect(onward('aunt', 'home', 'sight')[0]).toBe('sight');
	// Visited later, left out, and something put in between.
	expect(onward('home', 'campus', 'sight', 'hotel')).toEqual(['campus', { campus: left }]);
	expect(onward('home', 'campus', 'hotel')).toEqual(['campus', { campus: left }]);
	expect(onward('home', 'lunch', 'sight', 'campus')).toEqual(['lunch', { lunch: left }]);
	// Nothing says more than what was noted: its stop before is gone, or nothing comes after that.
	expect(onward('sight', 'campus')[0]).toBe('sight');
	expect(onward('sight', 'home')[0]).toBe('sight');
});

test('a skipped stop that is moved behind the one that the family drives to takes it nowhere else', () => {
	const trip = aRoad('home', 'skipped', 'campus', 'hotel');
	const noted = noteHeading(null, { trip, stopId: 'campus', heading: 'leaves', at: 10 });
	for (const ids of [
		['home', 'campus', 'skipped', 'hotel'],
		['home', 'campus', 'hotel', 'skipped'],
		['campus', 'home', 'skipped', 'hotel'],
	])
		expect(onwardIn(aRoad(...ids).stops, noted)).toEqual(noted);
	// On it goes from there.
	const swapped = aRoad('home', 'campus', 'skipped', 'hotel');
	const further = noteHeading(onwardIn(swapped.stops, noted), {
		trip: swapped,
		stopId: 'skipped',
		heading: 'next',
		at: 60,
	});
	expect([further.from, further.left.campus]).toEqual(['campus', noted.left.campus]);
});

test('after such an edit the way goes on from there, and undoing it brings back what was next', () => {
	const minutes = (count: number) => count * 60_000;
	const [planned, swapped] = [aRoad('home', 'sight', 'campus'), aRoad('home', 'campus', 'sight')];
	const note = (noted: Noted, stopId: string, heading: Heading, at: number) =>
		noteHeading(onwardIn(swapped.stops, noted), { trip: swapped, stopId, heading, at: minutes(at) });
	const toSight = noteHeading(null, { trip: planned, stopId: 'sight', heading: 'next', at: 0 });
	const said = note(toSight, 'campus', 'leaves', 10);
	const further = note(said, 'sight', 'next', 60);
	const back = note(further, 'campus', 'before', 61);
	expect([back.from, back.left.campus]).toEqual(['home', { at: minutes(10), hasSaidSo: true }]);
	expect(note(said, 'sight', 'next', 60).left.sight).toEqual({ at: minutes(60), hasSaidSo: false });
	expect(onwardIn(planned.stops, onwardIn(swapped.stops, toSight))).toEqual(toSight);
	// Looked back to, but never left for: the look ahead was another way.
	const glance = noteHeading(further, { trip: swapped, stopId: 'home', heading: 'before', at: minutes(62) });
	expect(onwardIn(planned.stops, glance).left).toEqual(further.left);
	const never = { ...toSight, left: { campus: { at: 1, hasSaidSo: false } } };
	expect(onwardIn(swapped.stops, never).left).toEqual({});
});

test('the road ahead begins at the stop that an edit put next, and what an older version noted stays as it is', () => {
	const stored = { tripId: 't_1', stopId: 'sight', at: timeAt('2027-04-10T09:00').getTime() };
	const morning = timeAt('2027-04-10T11:00');
	const read = (note: object, ...ids: string[]) => {
		vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(note) });
		return readDriveStop(aRoad(...ids), morning);
	};
	expect(read({ ...stored, from: 'home' }, 'home', 'lunch', 'sight')).toBe('lunch');
	expect(read(stored, 'home', 'lunch', 'sight')).toBe('sight');
	expect(read({ ...stored, from: 7 }, 'home', 'lunch', 'sight')).toBe('sight');
});

test('driving mode opens a saved trip by its id, and the draft without one', async () => {
	const opened = async (address: string) => {
		const args = { request: new Request(`https://t.example${address}`), params: {}, context: {} };
		return (await loader(args as never)).tripId;
	};
	expect(await opened('/trip-planner/drive?tid=t_1')).toBe('t_1');
	expect(await opened('/trip-planner/drive')).toBeNull();
	expect(await opened('/trip-planner/drive?tid=')).toBeNull();
});

test('the number to call is the one that the family noted, else the guide’s', () => {
	const stop = aStopAt('hotel 90');
	const facts = new Map([['hotel 90', { note: '', phone: '(617) 868-2255' }]]);
	expect(phoneOf(stop, facts)).toBe('(617) 868-2255');
	expect(phoneOf({ ...stop, note: 'Front desk 617-555-0142' }, facts)).toBe('617-555-0142');
	expect(phoneOf(stop, new Map())).toBeNull();
});
