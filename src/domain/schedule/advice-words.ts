import type { Day } from '#domain/calendar-day.ts';
import { isCutOff } from '#domain/roads/land.ts';
import { clockWords, listDayWords } from '#domain/time-words.ts';
import { durationWords, exactDurationWords } from '#domain/trips/travel-words.ts';
import { readClock } from '#domain/zone-time.ts';
import type { Closure } from './closed-days.ts';
import { darkArrivalsWords, daysEndWords } from './evening-words.ts';
import type { Measure } from './measures.ts';
import { paceWords } from './pace-words.ts';
import type { PlannedNight } from './planned-nights.ts';
import type { Remedy } from './remedies.ts';
import type { ScheduledVisit } from './schedule.ts';
import { kindWords, leaveByWords, sunsetWords } from './schedule-words.ts';
import { dayHeadWords } from './tour-day-words.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';
import { dayOf, minutesOf, type Outlook, type Trouble, visitOf } from './trouble.ts';
import { type DayWarning, eveningOf, type Warning } from './warnings.ts';

export function warningWords(plan: TourPlan, visit: ScheduledVisit, warning: Warning): string {
	const { fixed, zone } = stopAt(plan, visit.stop);
	const [first = 'tour', second = 'tour'] = fixed.map(({ kind }) => kindWords[kind]);
	switch (warning.kind) {
		case 'date_passed':
			return passedWords(plan, visit, 'here');
		case 'late':
		case 'tight':
			return paceWords(visit);
		case 'overlap':
			return `The ${second} begins before the ${first} is over.`;
		case 'days_apart':
			return `The ${first} and the ${second} are on different days. Add the campus twice, one stop for each day.`;
		case 'closed':
			return closureWords(warning.closure);
		case 'after_dark':
			return `You arrive after dark. ${sunsetWords(warning, zone)}.`;
		case 'roadless':
			return roadlessWords(plan, visit.stop);
		case 'days_of_driving':
			return `The drive takes ${warning.nights + 1} days.`;
		case 'long_drive':
			return `A long drive, ${durationWords(warning.minutes)}. A night on the way would help.`;
		case 'same_place':
			return 'The same place as the stop before.';
	}
}

/** A trouble, and its consequence: ["12 min late at Amherst College.", "Leave Boston College by 12:40 PM."]. */
export function troubleWords(trouble: Trouble, outlook: Outlook): [what: string, advice: string] {
	const { plan } = outlook;
	const minutes = minutesOf(trouble, outlook);
	const visit = visitOf(trouble.stopId, outlook);
	if (!visit) return ['', ''];
	const { place, zone } = stopAt(plan, visit.stop);
	if (trouble.kind === 'overfull') return [overfullWords('This day', minutes), ''];
	const day = trouble.kind === 'overdriven' && dayOf(trouble, outlook);
	if (day) return [overfullWords(dayHeadWords(plan, day), minutes), ''];
	if (trouble.kind === 'late') {
		if (visit.isDatePassed) return [passedWords(plan, visit, `to ${place.name}`), ''];
		const leave = leaveByWords(plan, visit);
		return [`${exactDurationWords(minutes)} late at ${place.name}.`, leave && `${leave}.`];
	}
	const evening = eveningOf(plan, { visits: [visit], day: visit.way.arrives.day });
	return [`You get to ${place.name} after dark.`, evening ? `${sunsetWords(evening, zone)}.` : ''];
}

/** Advice for a family that will be late whatever it changes: "Ask for a later tour."; empty for another trouble. */
export function unhelpedWords({ kind, stopId }: Trouble, outlook: Outlook): string {
	const visit = kind === 'late' && visitOf(stopId, outlook);
	const [first] = visit ? stopAt(outlook.plan, visit.stop).fixed : [];
	return first ? `Ask for a later ${kindWords[first.kind]}.` : '';
}

/** Words for a new trouble, told away from its place in the list: they name the stop or the day. */
export function newsWords(trouble: Trouble, outlook: Outlook): string {
	const day = trouble.kind === 'overfull' && dayOf(trouble, outlook);
	const [what] = day
		? [overfullWords(dayHeadWords(outlook.plan, day), minutesOf(trouble, outlook))]
		: troubleWords(trouble, outlook);
	return `Now: ${what}`;
}

function passedWords(plan: TourPlan, { stop, day }: ScheduledVisit, where: string): string {
	const [first] = stopAt(plan, stop).fixed;
	if (!first) return '';
	return `The ${kindWords[first.kind]} is on ${listDayWords(first.day)}, and you get ${where} on ${listDayWords(day)}.`;
}

function roadlessWords(plan: TourPlan, stop: number): string {
	const from = stopAt(plan, stop - 1).place;
	return isCutOff(from, stopAt(plan, stop).place)
		? `No road goes here from ${from.name}.`
		: `We know no road here from ${from.name}: plan this leg yourselves.`;
}

export function dayWarningWords({ kind, minutes }: DayWarning): string {
	if (kind === 'much_driving') return `${durationWords(minutes)} of driving in one day.`;
	return overfullWords('This day', minutes);
}

const overfullWords = (day: string, minutes: number) =>
	`${day} is ${exactDurationWords(minutes)} longer than you want.`;

function closureWords(closure: Closure): string {
	switch (closure.kind) {
		case 'holiday':
			return `${closure.name}: most campuses are closed. Ask before you go.`;
		case 'break':
			return `${closure.name}: most campuses are empty. Ask before you go.`;
		case 'sunday':
			return 'Sunday: most campuses have no tours. Ask before you go.';
		case 'saturday':
			return 'Saturday: only some campuses have tours. Ask before you go.';
	}
}

/** A measure as a button label: "Skip lunch", "Set out at 7:40 AM on Mon, Apr 12". */
export function measureWords(measure: Measure): string {
	switch (measure.kind) {
		case 'begin_earlier':
			return `Begin on ${listDayWords(measure.day)}`;
		case 'skip_lunch':
			return `Skip lunch${onWords(measure)}`;
		case 'set_out_earlier':
			return `Set out at ${clockWords(readClock(measure.at) ?? 0)}${onWords(measure)}`;
		case 'shorten':
			return `Stay ${exactDurationWords(measure.minutes)} at ${measure.stop.place.name}`;
		case 'swap':
			return `Go to ${measure.stop.place.name} before ${measure.before.place.name}`;
		case 'move_to':
			return `Move ${measure.stop.place.name} to ${listDayWords(measure.day)}`;
		case 'night_at':
			return `Sleep near ${measure.stop.place.name}`;
		case 'drop':
			return `Skip ${measure.stop.place.name}`;
	}
}

/** A remedy's button label, the trouble it leaves, and the words shown once it is applied. */
export function remedyWords(trouble: Pick<Trouble, 'kind'>, remedy: Remedy) {
	const words = measureWords(remedy.measure);
	return { words, caveat: caveatWords(trouble, remedy), done: `${words}: done` };
}

const onWords = ({ on }: { on: Day | null }) => (on === null ? '' : ` on ${listDayWords(on)}`);

/**
 * Says what a remedy leaves, adds and moves: "still late by 5 min; moves the night at Hotel Northampton to Wed, Apr
 * 14"; empty if there is nothing to add.
 */
export function caveatWords(
	{ kind }: Pick<Trouble, 'kind'>,
	{ left, overtime, dark, onClosedDays, movedNights }: Caveats,
): string {
	return [
		...(left > 0 ? [leftWords(kind, exactDurationWords(left))] : []),
		...(overtime > 0 ? [daysEndWords(overtime, false)] : []),
		...(dark > 0 ? [darkArrivalsWords(dark, false)] : []),
		...onClosedDays.map((moved) => `moves ${toDayWords(moved)}: call ahead`),
		...movedNights.map(movesNightWords),
	].join('; ');
}

/** "moves the night at Hotel Northampton to Wed, Apr 14". */
export const movesNightWords = (moved: PlannedNight): string => `moves the night at ${toDayWords(moved)}`;

const toDayWords = ({ stop, day }: PlannedNight) => `${stop.place.name} to ${listDayWords(day)}`;

type Caveats = Pick<Remedy, 'left' | 'overtime' | 'dark' | 'onClosedDays' | 'movedNights'>;

function leftWords(kind: Trouble['kind'], minutes: string): string {
	if (kind === 'late') return `still late by ${minutes}`;
	return kind === 'after_dark' ? `still ${minutes} after dark` : `still ${minutes} too long`;
}
