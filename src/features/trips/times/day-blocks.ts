import { dayLine, type Stretch } from '#domain/schedule/day-line.ts';
import type { TourDay } from '#domain/schedule/schedule.ts';
import {
	kindWords,
	nightWords,
	paceWords,
	stretchWords,
	timeWords,
} from '#domain/schedule/schedule-words.ts';
import { stopAt, type TourPlan } from '#domain/schedule/tour-plan.ts';
import { paceOf } from '#domain/schedule/warnings.ts';
import { durationWords } from '#domain/trips/travel-words.ts';

/** A stretch of a day as the leave-by line shows it. */
export interface Block {
	kind: Stretch['kind'];
	/** The place in the plan of the stop it leads to or happens at. */
	stop: number;
	/** Minutes. */
	length: number;
	/** The same in words; empty for what only waits or takes no time of the day. */
	lasts: string;
	/** "9:25 AM", "Leave by 12:08 PM". */
	at: string;
	/** "Drive to Tufts University", "14 min to spare". */
	words: string;
	/** What stands in the bar: "1 h 10 min", "Tufts University: tour". */
	short: string;
	/** How the family stands with what begins: there it is told. */
	pace: { kind: 'good' | 'tight' | 'late'; words: string } | null;
}

/** The blocks of a day, from its first minute to its last. */
export function dayBlocks(plan: TourPlan, day: TourDay): Block[] {
	return dayLine(day).map((stretch) => {
		const length = stretch.to - stretch.from;
		const pace = paceIn(day, stretch);
		const night = stretch.kind === 'night' ? day.night : null;
		const isSpare = stretch.kind === 'spare' && pace !== null;
		return {
			kind: stretch.kind,
			stop: stretch.stop,
			length,
			lasts: length > 0 && stretch.kind !== 'spare' ? durationWords(length) : '',
			at: atWords(plan, day, stretch),
			words: night ? nightWords(plan, night) : isSpare ? pace.words : stretchWords(plan, stretch),
			short: night?.isPlanned === false ? 'Night' : shortWords(plan, stretch),
			pace,
		};
	});
}

/** Said on what is left before the first thing that begins; with nothing left on that thing; on the way when it is over. */
function paceIn({ visits }: TourDay, { kind, stop, from }: Stretch): Block['pace'] {
	const visit = visits.find((each) => each.stop === stop);
	const pace = visit && paceOf(visit);
	const first = visit?.fixed[0];
	if (!pace || !first) return null;
	const isMissed = first.from >= first.to;
	const place = isMissed ? 'drive' : (visit.slack ?? 0) > 0 ? 'spare' : first.kind;
	return kind === place && (kind !== first.kind || from === first.from)
		? { kind: pace, words: paceWords(visit) }
		: null;
}

function atWords(plan: TourPlan, { visits }: TourDay, { kind, stop, from }: Stretch): string {
	const visit = visits.find((each) => each.stop === stop);
	const isDrive = kind === 'drive' && visit;
	const { zone } = stopAt(plan, isDrive ? visit.way.leaves.stop : stop);
	return isDrive && visit.leaveBy ? `Leave by ${timeWords(visit.leaveBy.at, zone)}` : timeWords(from, zone);
}

function shortWords(plan: TourPlan, { kind, stop, from, to }: Stretch): string {
	if (kind === 'drive') return durationWords(to - from);
	if (kind === 'session' || kind === 'tour') return `${stopAt(plan, stop).place.name}: ${kindWords[kind]}`;
	return kind === 'visit' || kind === 'night' ? stopAt(plan, stop).place.name : '';
}

/** How wide a night at the end is, of the whole bar, though it takes no time of the day. */
const NIGHT = 0.09;
/** How much of the bar a letter of a time takes, on the narrowest screen that has a bar. */
const LETTER = 0.0115;

/** How much of the bar each block takes. */
export function sharesOf(blocks: readonly Block[]): number[] {
	const whole = blocks.reduce((sum, { length }) => sum + length, 0);
	const nights = blocks.filter(({ kind }) => kind === 'night').length * NIGHT;
	return blocks.map(({ kind, length }) => (kind === 'night' ? NIGHT : (length / whole) * (1 - nights)));
}

/** The blocks under which there is room for their time: first what begins and when to leave, then the rest. */
export function toldTimes(blocks: readonly Block[], shares: readonly number[]): Set<number> {
	const told = new Map<number, { from: number; to: number }>();
	let from = 0;
	const spans = blocks.map(({ at }, index) => {
		const span = { from, to: from + shortTime(at).length * LETTER };
		from += shares[index] ?? 0;
		return span;
	});
	for (const isFirst of [true, false])
		for (const [index, span] of spans.entries()) {
			const block = blocks[index];
			if (!block || block.kind === 'spare' || block.kind === 'park' || isUrgent(block) !== isFirst) continue;
			const isFree = [...told.values()].every((each) => span.to < each.from || each.to < span.from);
			if (isFree && span.to <= 1) told.set(index, span);
		}
	return new Set(told.keys());
}

/** "Leave by 12:08": a bar is read from left to right. */
export function shortTime(at: string): string {
	return at.replace(/ [AP]M$/, '');
}

function isUrgent({ kind, at }: Block): boolean {
	return kind === 'session' || kind === 'tour' || at.startsWith('Leave');
}
