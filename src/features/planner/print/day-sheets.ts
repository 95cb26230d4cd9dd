import { countWords } from '#domain/count-words.ts';
import type { DriveEstimate, LegDrive } from '#domain/roads/drive-estimate.ts';
import type { Crossing } from '#domain/schedule/crossings.ts';
import type { DayDrive } from '#domain/schedule/day-drives.ts';
import { lunchOn } from '#domain/schedule/lunch-words.ts';
import { nightWords } from '#domain/schedule/night-words.ts';
import { paceThereWords } from '#domain/schedule/pace-words.ts';
import { type ScheduledVisit, stopsOn, type TourDay } from '#domain/schedule/schedule.ts';
import {
	arrivalWords,
	departingWords,
	fixedWords,
	fixedWordsOn,
	leaveWords,
	orLateWords,
	setOutWords,
} from '#domain/schedule/schedule-words.ts';
import { dayOfWords, dayTitleWords } from '#domain/schedule/tour-day-words.ts';
import { stopAt, type TourPlan } from '#domain/schedule/tour-plan.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { totalWords } from '#domain/trips/total-words.ts';
import { distanceWords, durationWords } from '#domain/trips/travel-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { bedHints, nightHints, sunsetOf, visitHints } from './sheet-hints.ts';

/** Whether the day starts at a stop, is spent there, or only ends there, before the next day's visit. */
type StopAs = 'left' | 'visited' | 'bed';

/** A line of a day on paper; `stop` is the stop's index in the trip. */
export type SheetRow =
	| {
			kind: 'stop';
			stop: number;
			clock: string;
			is: StopAs;
			fixed: string;
			pace: string;
			hints: string[];
	  }
	/** The way to a stop; `gap` says why it is not a drive, `departs` when to leave if no other row does. */
	| { kind: 'leg'; stop: number; drive: LegDrive | null; gap: string; departs: string }
	/** One day's part of a drive that takes more than a day. */
	| { kind: 'part'; stop: number; words: string }
	| { kind: 'leave-by' | 'lunch'; stop: number; words: string };

/** The content of one sheet of paper. */
export interface DaySheet {
	/** "day 2 of 3", if the title does not say so. */
	over: string;
	title: string;
	facts: string[];
	rows: SheetRow[];
	/** Indexes in the trip of the stops on the sketch, in order, including the day's start. */
	sketched: number[];
	/** Indexes in the trip of the day's campuses. */
	campuses: number[];
}

interface Planned {
	trip: Trip;
	estimate: DriveEstimate;
	outlook: Outlook | null;
}

type Scheduled = Pick<Planned, 'estimate'> & { outlook: Outlook };

/** Returns a trip on paper: a sheet per day of the plan, or one sheet of stops if there are no days yet. */
export function daySheets(planned: Planned, title: string): DaySheet[] {
	const { outlook } = planned;
	if (outlook && outlook.days.length > 0) return outlook.days.map((day) => sheetOfDay(planned, outlook, day));
	return [plainSheet(planned, title)];
}

function plainSheet({ trip, estimate }: Planned, title: string): DaySheet {
	const all = trip.stops.map((_, stop) => stop);
	return {
		over: '',
		title,
		facts: [totalWords(trip.stops.length, estimate)],
		rows: all.flatMap((stop) => [...(stop > 0 ? [legRow(estimate, stop)] : []), stopRow(stop, '')]),
		sketched: all,
		campuses: campusesOf(trip, all),
	};
}

function sheetOfDay({ trip, estimate }: Planned, outlook: Outlook, day: TourDay): DaySheet {
	const { plan, days } = outlook;
	const drives = day.drives.flatMap((drive) => driveRows({ outlook, estimate }, day, drive));
	const crossings = day.crossings.flatMap((crossing) => crossingRows({ outlook, estimate }, day, crossing));
	const returns = day.returns.map((visit) => returnRow(outlook, day, visit));
	const visits = day.visits.map((visit) => visitRow(outlook, day, visit));
	const lunch = lunchOn(outlook, day);
	const there: SheetRow[] = lunch && !lunch.isOnTheWay ? [{ kind: 'lunch', ...lunch }] : [];
	// The way to a stop comes before the stop, and its lunch after it.
	const rows = [...drives, ...crossings, ...returns, ...visits, ...there].sort((a, b) => a.stop - b.stop);
	return {
		over: plan.isDated ? dayOfWords(day, days).toLowerCase() : '',
		title: dayTitleWords(plan, day),
		facts: [
			...(day.campuses > 0 ? [countWords(day.campuses, 'campus', 'campuses')] : []),
			...(day.minutes > 0 ? [`${distanceWords(day.miles)}, ${durationWords(day.minutes)}`] : []),
			...sunsetOf(plan, day),
		],
		rows,
		sketched: sketchedIn(rows),
		campuses: campusesOf(trip, stopsOn(day)),
	};
}

function driveRows({ outlook, estimate }: Scheduled, day: TourDay, drive: DayDrive): SheetRow[] {
	const { plan, visits } = outlook;
	const { stop, isLast } = drive;
	const visit = visits[stop];
	if (!visit) return [];
	const rows: SheetRow[] = [];
	// After a night on the road, nobody sets out again from the drive's start.
	const isOnTheRoad = visit.way.leaves.day !== drive.day;
	if (!isOnTheRoad) rows.push(...settingOutRows({ outlook, estimate }, day, visit));
	const setOut = isOnTheRoad ? `Set out at ${setOutWords(plan, drive)}. ` : '';
	if (visit.way.nights.onTheRoad > 0)
		rows.push({ kind: 'part', stop, words: `${setOut}${partWords(plan, drive)}` });
	const lunch = lunchOn(outlook, day);
	if (lunch?.isOnTheWay && lunch.stop === stop) rows.push({ kind: 'lunch', stop, words: lunch.words });
	if (day.visits.some((each) => each.stop === stop)) return rows;
	if (isLast) {
		const clock = arrivalWords(plan, { ...visit, arrives: drive.to });
		return [...rows, { ...stopRow(stop, clock), is: 'bed', hints: bedHints(plan, day, visit) }];
	}
	return day.night ? [...rows, { kind: 'part', stop, words: nightWords(plan, day.night) }] : rows;
}

/** Returns the rows for a crossing: why, the drive to bed, and the night's stop if it ends the day without a row. */
function crossingRows({ outlook, estimate }: Scheduled, day: TourDay, { stop, night }: Crossing): SheetRow[] {
	const leg = legRow(estimate, stop);
	const bed = night && night.at !== 'road' && outlook.visits[night.at];
	if (!bed) return [leg];
	const transfer = bed.way.isTransfer ? [legRow(estimate, bed.stop)] : [];
	if (day.visits.includes(bed)) return [leg, ...transfer];
	return [leg, ...transfer, { ...stopRow(bed.stop, ''), is: 'bed', hints: bedHints(outlook.plan, day, bed) }];
}

/** Returns the whole way to a stop, below its start if that was on the previous day's sheet. */
function settingOutRows(
	{ outlook: { plan }, estimate }: Scheduled,
	day: TourDay,
	visit: ScheduledVisit,
): SheetRow[] {
	const { stop, departs, leaveBy } = visit;
	const from = stop - 1;
	const rows: SheetRow[] = [];
	if (departs !== null && !stopsOn(day).includes(from))
		rows.push({ ...stopRow(from, departingWords(plan, visit, departs)), is: 'left' });
	rows.push({ ...legRow(estimate, stop), departs: rows.length > 0 ? '' : leaveWords(plan, visit) });
	if (leaveBy) rows.push({ kind: 'leave-by', stop, words: orLateWords(plan, visit) });
	return rows;
}

function partWords(plan: TourPlan, { stop, minutes, miles }: DayDrive): string {
	return `${durationWords(minutes)}, ${distanceWords(miles)} of the way to ${stopAt(plan, stop).place.name}`;
}

function visitRow({ plan }: Outlook, day: TourDay, visit: ScheduledVisit): SheetRow {
	return {
		...stopRow(visit.stop, arrivalWords(plan, visit)),
		fixed: fixedWords(plan, visit),
		pace: paceThereWords(plan, visit),
		hints: visitHints(plan, day, visit),
	};
}

/** Returns the row for a stop of an earlier day, with what begins there today. */
function returnRow({ plan }: Outlook, day: TourDay, visit: ScheduledVisit): SheetRow {
	const fixed = fixedWordsOn(plan, visit.stop, day.day);
	return { ...stopRow(visit.stop, ''), fixed, hints: nightHints(plan, day, visit) };
}

function legRow({ legs, gaps }: DriveEstimate, stop: number): Extract<SheetRow, { kind: 'leg' }> {
	return { kind: 'leg', stop, drive: legs[stop - 1] ?? null, gap: gaps[stop - 1] ?? '', departs: '' };
}

function stopRow(stop: number, clock: string): Extract<SheetRow, { kind: 'stop' }> {
	return { kind: 'stop', stop, clock, is: 'visited', fixed: '', pace: '', hints: [] };
}

/** A drive that takes days has no row for its ends on the days in between. */
function sketchedIn(rows: readonly SheetRow[]): number[] {
	const stops = rows.flatMap(({ kind, stop }) =>
		kind === 'stop' ? [stop] : kind === 'part' ? [stop - 1, stop] : [],
	);
	return [...new Set(stops)].sort((a, b) => a - b);
}

function campusesOf({ stops }: Trip, visited: readonly number[]): number[] {
	return visited.filter((stop) => {
		const place = stops[stop]?.place;
		return place !== undefined && isCampus(place);
	});
}
