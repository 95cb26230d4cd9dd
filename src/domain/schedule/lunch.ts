import type { Instant } from '#domain/zone-time.ts';
import type { Span } from './tour-plan.ts';

/**
 * Minutes since midnight. Lunch is at noon; fixed events move it up to an hour earlier or three hours later, and later
 * still if all of that time is taken.
 */
export const NOON = 12 * 60;
const EARLIER = 60;
const LATER = 180;
/** In minutes: a part of a drive or visit too short to split off, so that lunch comes before or after instead. */
const SCRAP = 30;
/** Sitting down at a restaurant within this many minutes of lunchtime counts as lunch. */
const AROUND = 60;

/** A fixed event with the way to it: the family is busy from `from` on, and free again at `to`. */
export interface Busy extends Span {
	/** The latest start of the way there, considering only the fixed events before it. */
	leave: Instant;
}

/**
 * Returns when lunch is on a day: nearest to noon if fixed events leave enough time, else in the first gap after noon.
 * It depends only on the day, not on the order of the stops, so that a family that is ahead stays ahead after lunch.
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

/** True when the time at a restaurant is lunch, not breakfast or dinner. */
export function isLunch(lunch: Span, { from, to }: Span): boolean {
	return from < lunch.to + AROUND && to > lunch.from - AROUND;
}

/** Returns the last minute at which sitting down at a restaurant still counts as lunch. */
export const lastSeat = (lunch: Span) => lunch.to + AROUND - 1;

/** Returns when something that takes `minutes` is done; lunch interrupts it. */
export function after(lunch: Span | null, at: Instant, minutes: number): Instant {
	if (lunch === null || at >= lunch.to || at + minutes <= lunch.from) return at + minutes;
	return Math.min(at, lunch.from) + (lunch.to - lunch.from) + minutes;
}

/**
 * Returns the latest start of something that takes `minutes` and must be done at an instant; the inverse of `after`.
 */
export function latestStart(lunch: Span | null, done: Instant, minutes: number): Instant {
	if (lunch === null || done <= lunch.from || done - minutes >= lunch.to) return done - minutes;
	return done >= lunch.to ? done - minutes - (lunch.to - lunch.from) : lunch.from - minutes;
}

/**
 * Returns what is left of lunch for a family that is free at a place for a while: it sits down there when lunchtime is
 * near. Null once it has eaten.
 */
export function lunchLeft(lunch: Span | null, free: Span): Span | null {
	if (lunch === null) return null;
	const had = Math.max(0, free.to - Math.max(free.from, lunch.from - SCRAP));
	const from = Math.max(lunch.from, free.from) + had;
	return from < lunch.to ? { from, to: lunch.to } : null;
}

/** Splits a drive or visit around lunch, the way people would: before, after, or in between. */
export function partedBy(lunch: Span | null, { from, to }: Span): { parts: Span[]; lunch: Span | null } {
	// A family that sets out during lunch first finishes it.
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
