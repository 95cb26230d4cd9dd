import { lastCrossing } from '#domain/schedule/crossings.ts';
import { dayLine, type Stretch } from '#domain/schedule/day-line.ts';
import { nightWords } from '#domain/schedule/night-words.ts';
import { paceWords } from '#domain/schedule/pace-words.ts';
import type { ScheduledVisit, TourDay } from '#domain/schedule/schedule.ts';
import {
	crossingWords,
	departingWords,
	kindWords,
	latestLeaveWords,
	stretchWords,
	zonedWords,
} from '#domain/schedule/schedule-words.ts';
import { stopAt, type TourPlan } from '#domain/schedule/tour-plan.ts';
import { paceOf } from '#domain/schedule/warnings.ts';
import { durationWords } from '#domain/trips/travel-words.ts';

/** A stretch of a day as shown in the leave-by line. */
export interface Block {
	kind: Stretch['kind'];
	/** Plan index of the stop it leads to or happens at. */
	stop: number;
	/** In minutes. */
	length: number;
	/** The length in words; empty for a wait that says it, and for what takes none of the day's time. */
	lasts: string;
	/**
	 * "9:25 AM", "Leave by 12:08 PM" for a drive that begins at its latest time, "1:45 PM CDT" if clocks change on the
	 * way; empty if the time is unknown: for a crossing, and a night after it.
	 */
	at: string;
	/** "Leave by 12:08 PM", on a drive that begins at another time; empty if nothing sets a latest time. */
	leaveBy: string;
	/** "Drive to Tufts University", "14 min to spare". */
	words: string;
	/** Text in the bar: "1 h 10 min", "Tufts University: tour". */
	short: string;
	/** Whether the family is on time for what starts, on the block that says so. */
	pace: { kind: 'good' | 'tight' | 'late'; words: string } | null;
}

/**
 * Returns the blocks of a day in order, without gaps. The drive to the stop that the family has left for, if any, no
 * longer says when to leave at the latest.
 */
export function dayBlocks(plan: TourPlan, day: TourDay, leftFor: number | null = null): Block[] {
	const last = lastCrossing(day);
	const line = dayLine(day);
	return line.map((stretch, index) => {
		const { kind, stop, from, to } = stretch;
		const length = to - from;
		// A wait or drive split by lunch is two stretches: only the first says so.
		const isFirst = line.find((each) => each.kind === kind && each.stop === stop) === stretch;
		const pace = isFirst ? paceIn(day, stretch) : null;
		const night = kind === 'night' ? day.night : null;
		const isTimeless = kind === 'crossing' || (night !== null && last !== null);
		const isSpare = kind === 'spare' && pace !== null;
		const leaving = stop === leftFor ? undefined : leavingIn(day, stretch);
		const isLatest = leaving?.leaveBy?.at === from;
		return {
			kind,
			stop,
			length,
			lasts: length > 0 && !isSpare ? durationWords(length) : '',
			at: isTimeless ? '' : atWords(plan, { ...stretch, before: line[index - 1], leaving, isLatest }),
			leaveBy: leaving && !isLatest ? latestLeaveWords(plan, leaving) : '',
			words: night ? nightWords(plan, night) : isSpare ? pace.words : stretchWords(plan, stretch),
			short: night?.isPlanned === false ? 'Night' : shortWords(plan, stretch),
			pace,
		};
	});
}

/**
 * Shown on the time left before the first event; if none is left, on the event; if that is already over, on the drive.
 */
function paceIn({ visits }: TourDay, { kind, stop }: Stretch): Block['pace'] {
	const visit = visits.find((each) => each.stop === stop);
	const pace = visit && paceOf(visit);
	const first = visit?.fixed[0];
	if (!pace || !first) return null;
	const isMissed = first.from >= first.to;
	const place = isMissed ? 'drive' : (visit.slack ?? 0) > 0 ? 'spare' : first.kind;
	return kind === place ? { kind: pace, words: paceWords(visit) } : null;
}

/** Returns the visit that a drive leads to, if it begins here and something sets a latest time for it. */
function leavingIn({ visits }: TourDay, { kind, stop, from }: Stretch): ScheduledVisit | undefined {
	// After lunch on the way, the family has already left.
	return visits.find(
		(visit) => kind === 'drive' && visit.stop === stop && visit.leaveBy !== null && visit.departs === from,
	);
}

interface Begun extends Stretch {
	before: Stretch | undefined;
	leaving: ScheduledVisit | undefined;
	/** True if this is the latest time to leave. */
	isLatest: boolean;
}

/** The first time by clocks other than the previous ones names its zone. */
function atWords(plan: TourPlan, { clock, from, before, leaving, isLatest }: Begun): string {
	if (leaving) return isLatest ? latestLeaveWords(plan, leaving) : departingWords(plan, leaving, from);
	return zonedWords(from, stopAt(plan, clock).zone, stopAt(plan, before?.clock ?? clock).zone);
}

function shortWords(plan: TourPlan, { kind, stop, from, to }: Stretch): string {
	if (kind === 'drive') return durationWords(to - from);
	if (kind === 'crossing') return crossingWords(plan, stop);
	if (kind === 'session' || kind === 'tour') return `${stopAt(plan, stop).place.name}: ${kindWords[kind]}`;
	return kind === 'visit' || kind === 'night' ? stopAt(plan, stop).place.name : '';
}

/** Share of the bar for a crossing and for a night at the end, although they take none of the day's time. */
const TIMELESS = 0.09;
/** Share of the bar for one character of a time, on the narrowest screen with a bar. */
const LETTER = 0.0115;

/** Returns the share of the bar that each block takes. */
export function sharesOf(blocks: readonly Block[]): number[] {
	const whole = blocks.reduce((sum, { length }) => sum + length, 0);
	const timeless = blocks.filter(({ length }) => length === 0).length * TIMELESS;
	return blocks.map(({ length }) => (length === 0 ? TIMELESS : (length / whole) * (1 - timeless)));
}

/**
 * Returns the indexes of the blocks with room for their time below: first what starts and when to leave, then the rest.
 */
export function timesShown(blocks: readonly Block[], shares: readonly number[]): Set<number> {
	const shown = new Map<number, { from: number; to: number }>();
	let from = 0;
	const spans = blocks.map((block, index) => {
		const span = { from, to: from + shortTime(block).length * LETTER };
		from += shares[index] ?? 0;
		return span;
	});
	for (const isFirst of [true, false])
		for (const [index, span] of spans.entries()) {
			const block = blocks[index];
			if (!block?.at || block.kind === 'spare' || block.kind === 'park' || isUrgent(block) !== isFirst)
				continue;
			const isFree = [...shown.values()].every((each) => span.to < each.from || each.to < span.from);
			if (isFree && span.to <= 1) shown.set(index, span);
		}
	return new Set(shown.keys());
}

/** "9:25", "Leave by 12:08": a bar reads from left to right, so it needs no AM or PM. */
export function shortTime({ at, leaveBy }: Pick<Block, 'at' | 'leaveBy'>): string {
	return (leaveBy || at).replace(/ [AP]M(?=$| )/g, '');
}

function isUrgent({ kind, at, leaveBy }: Block): boolean {
	return kind === 'session' || kind === 'tour' || leaveBy !== '' || /\bby\b/.test(at);
}
