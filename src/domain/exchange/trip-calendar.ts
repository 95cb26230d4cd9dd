import { dateText } from '#domain/calendar-day.ts';
import type { DriveEstimate, LegDrive } from '#domain/roads/drive-estimate.ts';
import { FLIGHT } from '#domain/roads/long-drives.ts';
import type { Crossing } from '#domain/schedule/crossings.ts';
import { type DayDrive, drivenIn } from '#domain/schedule/day-drives.ts';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import {
	fixedWords,
	kindWords,
	leaveByWords,
	orLateWords,
	paceWords,
	stretchWords,
} from '#domain/schedule/schedule-words.ts';
import { stopAt, type TourPlan } from '#domain/schedule/tour-plan.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { distanceWords, durationWords, legWords } from '#domain/trips/travel-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { localTime } from '#domain/zone-time.ts';
import type { CalendarEntry, DayEntry, TimedEntry } from './calendar-file.ts';

/**
 * Calendar entries for a trip with dates: every drive, stop, session and tour, in local time; then, as whole days, what
 * nobody knows the times of: every flight and way without a road, and the drive and the stops of the evening after it.
 */
export function calendarEntries(
	trip: Trip,
	outlook: Outlook,
	{ legs, gaps }: Pick<DriveEstimate, 'legs' | 'gaps'>,
): CalendarEntry[] {
	const entries = outlook.days.flatMap(({ visits, drives, crossings }): CalendarEntry[] => [
		...drives.map((drive) => driveEntry(outlook, drive, legs[drive.stop - 1] ?? null)),
		...crossings.flatMap((crossing) => [
			crossingEntry(outlook, crossing, gaps[crossing.stop - 1] ?? ''),
			...transferEntries(outlook, crossing, legs),
		]),
		...visits.flatMap((visit) => visitEntries(trip, outlook, visit)),
	]);
	const timed = entries.filter((entry) => 'from' in entry).sort((a, b) => a.from - b.from);
	return [...timed, ...entries.filter((entry) => 'day' in entry)];
}

function driveEntry({ plan, visits }: Outlook, drive: DayDrive, leg: LegDrive | null): TimedEntry {
	const { id, place } = stopAt(plan, drive.stop);
	const { zone } = stopAt(plan, drive.clock);
	const visit = visits[drive.stop];
	const isWhole = visit?.way.nights.onTheRoad === 0;
	const part = `${distanceWords(drive.miles)}, ${durationWords(drive.minutes)} today. The whole way:`;
	// A drive of several days has none.
	const leaveBy = visit ? orLateWords(plan, visit) : '';
	const words = [leaveBy, isWhole ? '' : part, leg ? legWords(leg) : ''];
	return {
		...placed(place, zone),
		...drivenIn(drive),
		uid: `${id}.drive${drive.isLast ? '' : drive.day}@college-tour-trails`,
		title: stretchWords(plan, { kind: 'drive', stop: drive.stop }),
		words: words.filter(Boolean).join('\n'),
		isFree: false,
	};
}

function crossingEntry({ plan }: Outlook, { stop, day }: Crossing, gap: string): DayEntry {
	return {
		uid: `${stopAt(plan, stop).id}.crossing@college-tour-trails`,
		day: dateText(day),
		title: stretchWords(plan, { kind: 'crossing', stop }),
		words: gap === FLIGHT ? '' : gap,
	};
}

/** The drive to bed, or home, on the evening of a crossing. */
function transferEntries(
	{ plan, visits }: Outlook,
	{ night, day }: Crossing,
	legs: DriveEstimate['legs'],
): DayEntry[] {
	const bed = typeof night?.at === 'number' ? visits[night.at] : undefined;
	if (!bed?.way.isTransfer) return [];
	const { id, zone, place } = stopAt(plan, bed.stop);
	const leg = legs[bed.stop - 1];
	return [
		{
			uid: `${id}.drive@college-tour-trails`,
			day: dateText(day),
			title: stretchWords(plan, { kind: 'drive', stop: bed.stop }),
			words: leg ? legWords(leg) : '',
			place: placed(place, zone).place,
		},
	];
}

function visitEntries(trip: Trip, { plan, visits }: Outlook, visit: ScheduledVisit): CalendarEntry[] {
	const { arrives } = visit;
	const { id, place, zone } = stopAt(plan, visit.stop);
	const next = visits[visit.stop + 1];
	const note = trip.stops.find((stop) => stop.id === id)?.note ?? '';
	const leaveBy = next && leavesThatDay(plan, visit, next) ? leaveByWords(plan, next) : '';
	const words = [fixedWords(plan, visit), paceWords(visit), leaveBy, note];
	const said = {
		uid: `${id}.visit@college-tour-trails`,
		title: place.name,
		words: words.filter(Boolean).join('\n'),
	};
	if (arrives === null) return [{ ...said, day: dateText(visit.day), place: placed(place, zone).place }];
	const whole: TimedEntry = {
		...said,
		...placed(place, zone),
		from: arrives,
		to: Math.max(arrives, visit.ends),
		// Its session and tour have entries of their own, and a night in a hotel keeps nobody busy.
		isFree: visit.fixed.length > 0 || visit.ends <= arrives,
	};
	const { fixed } = stopAt(plan, visit.stop);
	const events = fixed.map(
		({ kind, begins, ends }): TimedEntry => ({
			...placed(place, zone),
			from: begins,
			to: ends,
			uid: `${id}.${kind}@college-tour-trails`,
			title: `${place.name}: ${kindWords[kind]}`,
			words: '',
			isFree: false,
		}),
	);
	return [whole, ...events];
}

/** After a night, only the entry of the drive, on its own day, says when to leave. */
function leavesThatDay(plan: TourPlan, { stop, day }: ScheduledVisit, { leaveBy }: ScheduledVisit): boolean {
	return leaveBy !== null && localTime(leaveBy.at, stopAt(plan, stop).zone).day === day;
}

function placed({ name, city, state, lat, long }: StopPlace, zone: string) {
	return { zone, place: { name: [name, city, state].filter(Boolean).join(', '), lat, long } };
}
