import { MILES_PER_METER } from '#domain/geo.ts';
import type { DriveStep } from '#domain/roads/road-drives.ts';

/** A step in OSRM's form; meters. */
export interface OsrmStep {
	distance: number;
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
 * A leg's turns. A step that is not a turn, such as a road whose name only changes its spelling, joins the step before.
 */
export function stepsOf(given: readonly OsrmStep[]): DriveStep[] {
	const steps: DriveStep[] = [];
	for (const each of given) {
		const before = steps.at(-1);
		const road = roadOf(each);
		const miles = each.distance * MILES_PER_METER;
		if (before && isNoTurn(each, before.road)) before.miles += miles;
		else steps.push({ words: wordsOf(each, road), road, miles });
	}
	return steps;
}

/** "I-90" for the map's "I 90"; else the street's name. */
function roadOf({ ref = '', name }: OsrmStep): string {
	const first = (ref.split(/[;,/]/)[0] ?? '').trim();
	const numbered = /^([A-Z]{1,3})[ -]?(\d+[A-Z]?)\b/.exec(first);
	return numbered ? `${numbered[1]}-${numbered[2]}` : shortened(name || first);
}

function isNoTurn({ maneuver: { type, modifier }, mode, ...step }: OsrmStep, before: string): boolean {
	if (type === 'exit roundabout' || type === 'exit rotary' || type === 'notification') return true;
	const isStraight = modifier === undefined || modifier === 'straight' || modifier.startsWith('slight');
	const goesOn = ['new name', 'continue', 'use lane'].includes(type) && isStraight && mode !== 'ferry';
	return goesOn && roadOf({ maneuver: { type }, ...step }) === before;
}

function wordsOf({ maneuver, mode, destinations, exits }: OsrmStep, road: string): string {
	const { type, modifier = '', exit, bearing_after = 0 } = maneuver;
	const onto = road && ` onto ${road}`;
	const on = road && ` on ${road}`;
	const signs = destinations ? ` toward ${signWords(destinations)}` : onto;
	if (type === 'arrive')
		return modifier === 'left' || modifier === 'right' ? `Arrive, on the ${modifier}` : 'Arrive';
	if (mode === 'ferry') return `Take the ferry${road && ` ${road}`}`;
	if (type === 'depart') return `Head ${compass(bearing_after)}${on}`;
	if (type === 'on ramp') return `Take the ramp${signs}`;
	if (type === 'off ramp')
		return exits ? `Take exit ${shortened(exits)}${signs}` : `Leave the highway${signs}`;
	if (type === 'roundabout' || type === 'rotary') {
		return `At the roundabout take ${exit === undefined ? 'the exit' : `exit ${exit}`}${onto}`;
	}
	if (type === 'merge') return `Merge${sideOf(modifier)}${onto}`;
	if (type === 'fork') return `Keep${sideOf(modifier) || ' straight'}${signs}`;
	if (modifier === 'uturn') return `Make a U-turn${on}`;
	if (modifier.startsWith('slight')) return `Bear${sideOf(modifier)}${onto}`;
	if (modifier.startsWith('sharp')) return `Turn sharp${sideOf(modifier)}${onto}`;
	return sideOf(modifier) ? `Turn${sideOf(modifier)}${onto}` : `Continue${on}`;
}

/** "I-90 West, Albany" for "I 90 West: Albany". */
const signWords = (destinations: string) =>
	shortened(destinations.replace(/: /g, ', ').replace(/\b([A-Z]{1,3}) (\d+)/g, '$1-$2'));

const sideOf = (modifier: string) => /(left|right)$/.exec(modifier)?.[0].replace(/^/, ' ') ?? '';

const POINTS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const compass = (bearing: number) => POINTS[Math.round(bearing / 45) % POINTS.length] ?? 'north';

const shortened = (text: string) =>
	text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text;
