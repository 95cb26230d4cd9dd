import { type Instant, isShownTwice, localTime, localTimeText } from '#domain/zone-time.ts';
import { zoneLines } from './calendar-zone.ts';

/** The words of an entry, apart from its time. */
interface EntryWords {
	/** Stays the same for an entry, so that a calendar updates it instead of adding a second one. */
	uid: string;
	title: string;
	words: string;
}

/** An entry that lasts one whole day. */
export interface DayEntry extends EntryWords {
	/** ISO 8601, `2027-01-15`. */
	day: string;
	place?: EntryPlace;
}

interface EntryPlace {
	name: string;
	lat: number;
	long: number;
}

/** An entry from one instant to another, in the local time of an IANA zone. */
export interface TimedEntry extends EntryWords {
	from: Instant;
	to: Instant;
	zone: string;
	place: EntryPlace;
	/** True when the entry leaves people free for other things. */
	isFree: boolean;
}

export type CalendarEntry = DayEntry | TimedEntry;

export interface CalendarHead {
	name: string;
	/** "Timeline", "Trip". */
	maker: string;
	/** ISO 8601 moment in UTC. */
	writtenAt: string;
}

const LINE_OCTETS = 75;

/**
 * Writes the entries as an iCalendar file (RFC 5545). Whole days have no time zone and make nobody busy; times are
 * local to the place, and the file includes its zone's rules.
 */
export function calendarFile(
	{ name, maker, writtenAt }: CalendarHead,
	entries: readonly CalendarEntry[],
): string {
	const stamp = utcValue(writtenAt);
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//College Tour Trails//${maker}//EN`,
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		`X-WR-CALNAME:${escaped(name)}`,
		...zoneLines(entries.filter((entry) => 'zone' in entry)),
		...entries.flatMap((entry) => entryLines(entry, stamp)),
		'END:VCALENDAR',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, stamp: string): string[] {
	return [
		'BEGIN:VEVENT',
		`UID:${escaped(entry.uid)}`,
		`DTSTAMP:${stamp}`,
		...('day' in entry ? dayLines(entry) : timedLines(entry)),
		`SUMMARY:${escaped(entry.title)}`,
		`DESCRIPTION:${escaped(entry.words)}`,
		`TRANSP:${'day' in entry || entry.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
		'END:VEVENT',
	];
}

function dayLines({ day, place }: DayEntry): string[] {
	return [
		`DTSTART;VALUE=DATE:${packed(day)}`,
		// The end is the first day after the entry.
		`DTEND;VALUE=DATE:${packed(dayAfter(day))}`,
		...(place ? placeLines(place) : []),
	];
}

function timedLines({ from, to, zone, place }: TimedEntry): string[] {
	return [
		`DTSTART${timeValue(from, zone)}`,
		// An end must be later than its start (RFC 5545 §3.8.2.2); leaving it out means the same.
		...(to > from ? [`DTEND${timeValue(to, zone)}`] : []),
		...placeLines(place),
	];
}

function placeLines({ name, lat, long }: EntryPlace): string[] {
	return [`LOCATION:${escaped(name)}`, `GEO:${lat.toFixed(6)};${long.toFixed(6)}`];
}

/** Local time, or UTC during the hour that repeats in the fall, which programs read in different ways. */
function timeValue(at: Instant, zone: string): string {
	const local = localTimeText(localTime(at, zone));
	if (!isShownTwice(at, zone)) return `;TZID=${zone}:${packed(`${local}:00`)}`;
	return `:${utcValue(new Date(at * 60_000).toISOString())}`;
}

/** A moment in UTC, without the parts of its second. */
const utcValue = (moment: string) => packed(moment.replace(/\.\d+/, ''));

const packed = (time: string) => time.replace(/[-:]/g, '');

/** The next day, both ISO 8601. Counted in UTC, because whole days have no time zone. */
export function dayAfter(day: string): string {
	const next = new Date(`${day}T00:00:00Z`);
	next.setUTCDate(next.getUTCDate() + 1);
	return next.toISOString().slice(0, 10);
}

/** A text value (RFC 5545 §3.3.11), without control characters other than the line break. */
function escaped(text: string): string {
	return (
		text
			.replace(/\r\n?/g, '\n')
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
			.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
			.replace(/[\\;,]/g, (character) => `\\${character}`)
			.replaceAll('\n', '\\n')
	);
}

/**
 * Breaks a line into pieces of at most 75 octets of UTF-8, never inside a character; each piece after the first starts
 * with a space.
 */
function folded(line: string): string {
	const pieces = [''];
	let octets = 0;
	for (const character of line) {
		const size = utf8Octets(character);
		if (octets + size > LINE_OCTETS) {
			pieces.push('');
			octets = 1;
		}
		pieces[pieces.length - 1] += character;
		octets += size;
	}
	return pieces.join('\r\n ');
}

function utf8Octets(character: string): number {
	const code = character.codePointAt(0) ?? 0;
	if (code < 0x80) return 1;
	if (code < 0x800) return 2;
	return code < 0x10000 ? 3 : 4;
}
