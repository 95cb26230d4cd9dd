import { type Day, dateText } from '#domain/calendar-day.ts';
import type { DriveEstimate, LegDrive } from '#domain/roads/drive-estimate.ts';
import { FLIGHT } from '#domain/roads/long-drives.ts';
import { stayOn } from '#domain/schedule/advance.ts';
import type { Crossing } from '#domain/schedule/crossings.ts';
import { type DayDrive, drivenIn } from '#domain/schedule/day-drives.ts';
import { paceThereWords } from '#domain/schedule/pace-words.ts';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import {
	fixedWords,
	fixedWordsOn,
	kindWords,
	leaveByWords,
	orLateWords,
	stretchWords,
} from '#domain/schedule/schedule-words.ts';
import { stopAt } from '#domain/schedule/tour-plan.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { distanceWords, durationWords, legWords } from '#domain/trips/travel-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { localTime } from '#domain/zone-time.ts';
import type { CalendarEntry, DayEntry, TimedEntry } from './calendar-file.ts';

/**
 * Calendar entries for a trip with dates: every drive, visit (on each of its days), session and tour, in local time;
 * then, as whole days, everything without known times: every flight and roadless way, and the drive and stops of the
 * evening after it.
 */
export function calendarEntries(
	trip: Trip,
	outlook: Outlook,
	{ legs, gaps }: Pick<DriveEstimate, 'legs' | 'gaps'>,
): CalendarEntry[] {
	const entries = outlook.days.flatMap(({ day, visits, returns, drives, crossings }): CalendarEntry[] => [
		...drives.map((drive) => driveEntry(outlook, drive, legs[drive.stop - 1] ?? null)),
		...crossings.flatMap((crossing) => [
			crossingEntry(outlook, crossing, gaps[crossing.stop - 1] ?? ''),
			...transferEntries(outlook, crossing, legs),
		]),
		...visits.flatMap((visit) => visitEntries(trip, outlook, visit)),
		...returns.map((visit) => returnEntry(trip, outlook, { visit, day })),
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
	// A drive of several days has no such line.
	const leaveBy = visit ? orLateWords(plan, visit) : '';
	const words = [leaveBy, isWhole ? '' : part, leg ? legWords(leg) : ''];
	return {
		...placed(place, zone),
		...drivenIn(drive),
		// The id does not name the day, for the same reason as a return's.
		uid: `${id}.drive${drive.isLast ? '' : drive.number}@college-tour-trails`,
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

/** The drive to the bed, or home, on the evening of a crossing. */
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

function visitEntries(trip: Trip, outlook: Outlook, visit: ScheduledVisit): CalendarEntry[] {
	const { plan } = outlook;
	const { arrives, day } = visit;
	const { id, place, zone, fixed } = stopAt(plan, visit.stop);
	const words = [
		fixedWords(plan, visit),
		paceThereWords(plan, visit),
		...partingWords(trip, outlook, { visit, day }),
	];
	const said = {
		uid: `${id}.visit@college-tour-trails`,
		title: place.name,
		words: words.filter(Boolean).join('\n'),
	};
	if (arrives === null) return [{ ...said, day: dateText(day), place: placed(place, zone).place }];
	const { ends } = stayOn(visit, day);
	const whole: TimedEntry = {
		...said,
		...placed(place, zone),
		from: arrives,
		to: Math.max(arrives, ends),
		// Its session and tour have their own entries, and a night in a hotel makes nobody busy.
		isFree: visit.fixed.length > 0 || ends <= arrives,
	};
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

/** The entry for a day on which a family is back at a stop from an earlier day. */
function returnEntry(trip: Trip, outlook: Outlook, { visit, day }: VisitOn): TimedEntry {
	const { plan } = outlook;
	const { id, place, zone } = stopAt(plan, visit.stop);
	const { fixed, ends } = stayOn(visit, day);
	const words = [fixedWordsOn(plan, visit.stop, day), ...partingWords(trip, outlook, { visit, day })];
	return {
		...placed(place, zone),
		from: fixed[0]?.from ?? ends,
		to: ends,
		// The id does not name the day, so that a postponed tour moves its calendar entry and leaves no old one.
		uid: `${id}.visit2@college-tour-trails`,
		title: place.name,
		words: words.filter(Boolean).join('\n'),
		// Anything that begins that day has its own entry.
		isFree: true,
	};
}

interface VisitOn {
	visit: ScheduledVisit;
	day: Day;
}

/** When to leave, and the stop's note. After a night, only the drive's entry, on its own day, says when to leave. */
function partingWords({ stops }: Trip, { plan, visits }: Outlook, { visit, day }: VisitOn): string[] {
	const { id, zone } = stopAt(plan, visit.stop);
	const next = visits[visit.stop + 1];
	const leavesThatDay = next?.leaveBy && localTime(next.leaveBy.at, zone).day === day;
	const note = stops.find((stop) => stop.id === id)?.note ?? '';
	return [leavesThatDay ? leaveByWords(plan, next) : '', note];
}

function placed({ name, city, state, lat, long }: StopPlace, zone: string) {
	return { zone, place: { name: [name, city, state].filter(Boolean).join(', '), lat, long } };
}
