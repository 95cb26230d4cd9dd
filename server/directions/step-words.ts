import { MILES_PER_METER } from '#domain/geo.ts';
import type { DriveStep } from '#domain/roads/road-drives.ts';

/** A step in OSRM's form, in meters, with the index of its first point in the leg's line. */
export interface OsrmStep {
	distance: number;
	at: number;
	name: string;
	ref?: string | undefined;
	/** The signs' words: "I 90 West: Albany". */
	destinations?: string | undefined;
	exits?: string | undefined;
	mode?: string | undefined;
	maneuver: {
		type: string;
		modifier?: string | undefined;
		/** Number of the exit from a roundabout, from 1. */
		exit?: number | undefined;
		bearing_after?: number | undefined;
	};
}

/** A vandalized name on a map must not fill the page. */
const LONGEST_NAME = 80;

/**
 * Lists a leg's turns. A step that is not a turn, such as a road whose name only changes its spelling, joins the
 * previous step; boarding or leaving a ferry is a step, though not a turn.
 */
export function stepsOf(given: readonly OsrmStep[]): DriveStep[] {
	const steps: DriveStep[] = [];
	for (const [index, each] of given.entries()) {
		const before = steps.at(-1);
		const road = roadOf(each);
		const miles = each.distance * MILES_PER_METER;
		const isOnOrOff = isFerry(each) !== isFerry(given[index - 1]);
		if (before && !isOnOrOff && isNoTurn(each, before.road)) before.miles += miles;
		else steps.push({ words: wordsOf(each, road), road, miles, at: each.at });
	}
	return steps;
}

const isFerry = (step: OsrmStep | undefined) => step?.mode === 'ferry';

/** "I-90" for the map's "I 90"; or else the street's name. */
function roadOf({ ref = '', name }: OsrmStep): string {
	const first = (ref.split(/[;,/]/)[0] ?? '').trim();
	const numbered = /^([A-Z]{1,3})[ -]?(\d+[A-Z]?)\b/.exec(first);
	return numbered ? `${numbered[1]}-${numbered[2]}` : shortened(name || first);
}

function isNoTurn(step: OsrmStep, before: string): boolean {
	const { type, modifier } = step.maneuver;
	if (type === 'exit roundabout' || type === 'exit rotary' || type === 'notification') return true;
	const isStraight = modifier === undefined || modifier === 'straight' || modifier.startsWith('slight');
	const goesOn = ['new name', 'continue', 'use lane'].includes(type) && isStraight && !isFerry(step);
	return goesOn && roadOf(step) === before;
}

/** A step with the words it may need; each begins with a space, or is empty. */
interface Told {
	step: OsrmStep;
	on: string;
	onto: string;
	/** What the signs say, or else the road. */
	signs: string;
	side: string;
}

const roundaboutWords = ({ step: { maneuver }, onto }: Told) =>
	`At the roundabout take ${maneuver.exit === undefined ? 'the exit' : `exit ${maneuver.exit}`}${onto}`;

/** The words for each type of step; turns of any other type go by their side. */
const WORDS: Partial<Record<string, (told: Told) => string>> = {
	arrive: ({ step: { maneuver } }) =>
		maneuver.modifier === 'left' || maneuver.modifier === 'right'
			? `Arrive, on the ${maneuver.modifier}`
			: 'Arrive',
	depart: ({ step: { maneuver }, on }) => `Head ${compass(maneuver.bearing_after ?? 0)}${on}`,
	'on ramp': ({ signs }) => `Take the ramp${signs}`,
	'off ramp': ({ step: { exits }, signs }) =>
		exits ? `Take exit ${shortened(exits)}${signs}` : `Leave the highway${signs}`,
	roundabout: roundaboutWords,
	rotary: roundaboutWords,
	merge: ({ side, onto }) => `Merge${side}${onto}`,
	fork: ({ side, signs }) => `Keep${side || ' straight'}${signs}`,
};

function wordsOf(step: OsrmStep, road: string): string {
	const { maneuver, destinations } = step;
	if (isFerry(step) && maneuver.type !== 'arrive') return `Take the ferry${road && ` ${road}`}`;
	const onto = road && ` onto ${road}`;
	const told = {
		step,
		onto,
		on: road && ` on ${road}`,
		signs: destinations ? ` toward ${signWords(destinations)}` : onto,
		side: sideOf(maneuver.modifier ?? ''),
	};
	const words = Object.hasOwn(WORDS, maneuver.type) ? WORDS[maneuver.type] : undefined;
	return (words ?? turnWords)(told);
}

function turnWords({ step: { maneuver }, on, onto, side }: Told): string {
	const { modifier = '' } = maneuver;
	if (modifier === 'uturn') return `Make a U-turn${on}`;
	if (modifier.startsWith('slight')) return `Bear${side}${onto}`;
	if (modifier.startsWith('sharp')) return `Turn sharp${side}${onto}`;
	return side ? `Turn${side}${onto}` : `Continue${on}`;
}

/** "I-90 West, Albany" for "I 90 West: Albany". */
const signWords = (destinations: string) =>
	shortened(destinations.replace(/: /g, ', ').replace(/\b([A-Z]{1,3}) (\d+)/g, '$1-$2'));

const sideOf = (modifier: string) => /(left|right)$/.exec(modifier)?.[0].replace(/^/, ' ') ?? '';

const POINTS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const compass = (bearing: number) => POINTS[Math.round(bearing / 45) % POINTS.length] ?? 'north';

const shortened = (text: string) =>
	text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text;
