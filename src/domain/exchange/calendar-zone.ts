import { type Instant, localTime, localTimeText, zoneName } from '#domain/zone-time.ts';

const DAY = 24 * 60;
/** Margin before the first entry and after the last, long enough for one clock change in each direction. */
const MARGIN = 370 * DAY;

interface Spell {
	zone: string;
	from: Instant;
	to: Instant;
}

/**
 * Returns the rules of the zones used by these spells (RFC 5545 §3.6.5), listing each clock change around them
 * separately.
 */
export function zoneLines(spells: readonly Spell[]): string[] {
	const zones = [...new Set(spells.map(({ zone }) => zone))];
	return zones.flatMap((zone) => {
		const own = spells.filter((each) => each.zone === zone);
		const first = Math.min(...own.map(({ from }) => from)) - MARGIN;
		const last = Math.max(...own.map(({ to }) => to)) + MARGIN;
		const changes = [first, ...clockChanges(zone, first, last)];
		const usual = Math.min(...changes.map((at) => offsetAt(at, zone)));
		return [
			'BEGIN:VTIMEZONE',
			`TZID:${zone}`,
			...changes.flatMap((at) => observanceLines(at, zone, usual)),
			'END:VTIMEZONE',
		];
	});
}

function clockChanges(zone: string, first: Instant, last: Instant): Instant[] {
	const changes: Instant[] = [];
	for (let day = first; day < last; day += DAY) {
		if (offsetAt(day, zone) === offsetAt(day + DAY, zone)) continue;
		let [before, after] = [day, day + DAY];
		while (after - before > 1) {
			const middle = Math.floor((before + after) / 2);
			if (offsetAt(middle, zone) === offsetAt(day, zone)) before = middle;
			else after = middle;
		}
		changes.push(after);
	}
	return changes;
}

/** Returns the rules from one clock change on; its start is given in the time before the change. */
function observanceLines(at: Instant, zone: string, usual: number): string[] {
	const [before, offset] = [offsetAt(at - 1, zone), offsetAt(at, zone)];
	const kind = offset === usual ? 'STANDARD' : 'DAYLIGHT';
	const begins = localTimeText(utcTime(at + before)).replace(/[-:]/g, '');
	return [
		`BEGIN:${kind}`,
		`DTSTART:${begins}00`,
		`TZOFFSETFROM:${offsetWords(before)}`,
		`TZOFFSETTO:${offsetWords(offset)}`,
		`TZNAME:${zoneName(at, zone)}`,
		`END:${kind}`,
	];
}

function offsetAt(at: Instant, zone: string): number {
	const { day, minutes } = localTime(at, zone);
	return day * DAY + minutes - at;
}

const utcTime = (at: Instant) => localTime(at, 'UTC');

/** "-0500" */
function offsetWords(offset: number): string {
	const two = (number: number) => String(number).padStart(2, '0');
	const size = Math.abs(offset);
	return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
