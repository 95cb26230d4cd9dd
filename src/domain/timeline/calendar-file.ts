/** An entry that lasts one whole day. */
export interface CalendarEntry {
	/** The same for the same entry for ever, so that a calendar replaces it and does not double it. */
	uid: string;
	/** ISO 8601, `2027-01-15`. */
	day: string;
	title: string;
	words: string;
}

const LINE_OCTETS = 75;

/**
 * The entries as an iCalendar file (RFC 5545): whole days, nobody's time zone, and nobody made busy by them.
 * `writtenAt` is an ISO 8601 moment in UTC.
 */
export function calendarFile(name: string, entries: CalendarEntry[], writtenAt: string): string {
	const stamp = writtenAt.replace(/\.\d+/, '').replace(/[-:]/g, '');
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//College Tour Trails//Timeline//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		`X-WR-CALNAME:${escaped(name)}`,
		...entries.flatMap((entry) => entryLines(entry, stamp)),
		'END:VCALENDAR',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines({ uid, day, title, words }: CalendarEntry, stamp: string): string[] {
	return [
		'BEGIN:VEVENT',
		`UID:${escaped(uid)}`,
		`DTSTAMP:${stamp}`,
		`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
		// The end is the first day that is no longer part of it.
		`DTEND;VALUE=DATE:${dayAfter(day).replaceAll('-', '')}`,
		`SUMMARY:${escaped(title)}`,
		`DESCRIPTION:${escaped(words)}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
	];
}

/** The next day, both ISO 8601; whole days know no time zone, so they are counted in UTC. */
export function dayAfter(day: string): string {
	const next = new Date(`${day}T00:00:00Z`);
	next.setUTCDate(next.getUTCDate() + 1);
	return next.toISOString().slice(0, 10);
}

/** A text value (RFC 5545 §3.3.11). Control characters have no place in one, the line break aside. */
function escaped(text: string): string {
	return (
		text
			.replace(/\r\n?/g, '\n')
			// biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are taken out.
			.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
			.replace(/[\\;,]/g, (character) => `\\${character}`)
			.replaceAll('\n', '\\n')
	);
}

/** Breaks a line into pieces of at most 75 octets of UTF-8, never inside a character; each further piece begins with a space. */
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
