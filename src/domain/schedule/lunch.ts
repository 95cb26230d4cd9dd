import type { Instant } from '#domain/zone-time.ts';
import type { Span } from './tour-plan.ts';

/** In minutes: lunch is at noon. A fixed event moves it up to an hour earlier or three later, and later still when all of that is taken. */
export const NOON = 12 * 60;
const EARLIER = 60;
const LATER = 180;
/** So little of a drive or a visit is not worth an interruption: lunch comes before it or after it. */
const SCRAP = 30;
/** Whoever sits down at a table so many minutes around lunchtime has lunch there. */
const AROUND = 60;

/** What is fixed on a day, with the way to it: the family is busy from `from`, and could be free again at `to`. */
export interface Busy extends Span {
	/** When the way to it has to begin at the latest, as far as it is known: from what is fixed before. */
	leave: Instant;
}

/**
 * When lunch is on a day: nearest to noon where what is fixed leaves enough time for it; else as soon after noon as nothing
 * is on. It follows from the day alone and not from the order of the stops, so whoever is earlier stays so after it.
 */
export function lunchAround(noon: Instant, minutes: number, busy: readonly Busy[]): Span {
	const starts = gaps(busy).flatMap(({ from, to }) => {
		const [first, last] = [Math.max(from, noon - EARLIER), Math.min(to - minutes, noon + LATER)];
		return first <= last ? [Math.min(Math.max(noon, first), last)] : [];
	});
	const nearest = starts.sort((a, b) => Math.abs(a - noon) - Math.abs(b - noon) || a - b)[0];
	const from = nearest ?? firstFree(noon, minutes, busy);
	return { from, to: from + minutes };
}

/** True when the time at a table is lunch, not breakfast or dinner. */
export function isLunch(lunch: Span, { from, to }: Span): boolean {
	return from < lunch.to + AROUND && to > lunch.from - AROUND;
}

/** The last minute at which whoever sits down at a table has lunch there. */
export const lastSeat = (lunch: Span) => lunch.to + AROUND - 1;

/** When something that takes some minutes is done; lunch interrupts it. */
export function after(lunch: Span | null, at: Instant, minutes: number): Instant {
	if (lunch === null || at >= lunch.to || at + minutes <= lunch.from) return at + minutes;
	return Math.min(at, lunch.from) + (lunch.to - lunch.from) + minutes;
}

/** The latest that something can begin that takes some minutes and is to be done at an instant; the inverse of `after`. */
export function latestStart(lunch: Span | null, done: Instant, minutes: number): Instant {
	if (lunch === null || done <= lunch.from || done - minutes >= lunch.to) return done - minutes;
	return done >= lunch.to ? done - minutes - (lunch.to - lunch.from) : lunch.from - minutes;
}

/** A drive or a visit, and the lunch that falls into it where people have it: before it, after it, or in between. */
export function partedBy(lunch: Span | null, { from, to }: Span): { parts: Span[]; lunch: Span | null } {
	// Who sets out in the middle of it has the rest of it first.
	const begins = lunch && lunch.from < from && from < lunch.to ? from : lunch?.from;
	if (lunch === null || begins === undefined || begins < from || lunch.to > to)
		return { parts: [{ from, to }], lunch: null };
	const minutes = lunch.to - begins;
	if (begins - from <= SCRAP)
		return { parts: [{ from: from + minutes, to }], lunch: { from, to: from + minutes } };
	if (to - lunch.to <= SCRAP)
		return { parts: [{ from, to: to - minutes }], lunch: { from: to - minutes, to } };
	return {
		parts: [
			{ from, to: lunch.from },
			{ from: lunch.to, to },
		],
		lunch,
	};
}

function gaps(busy: readonly Busy[]): Span[] {
	return [...busy, null].map((next, index) => ({
		from: busy[index - 1]?.to ?? Number.NEGATIVE_INFINITY,
		to: next?.leave ?? Number.POSITIVE_INFINITY,
	}));
}

function firstFree(noon: Instant, minutes: number, busy: readonly Busy[]): Instant {
	return busy.reduce((at, { from, to }) => (from < at + minutes && at < to ? to : at), noon);
}
