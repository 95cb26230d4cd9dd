import { readDate } from '#domain/calendar-day.ts';
import { countWords } from '#domain/count-words.ts';
import { type MatchedStop, matchedStop } from '#domain/exchange/matched-stop.ts';
import { shortDateWords } from '#domain/time-words.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { keptBeside, type StopContent, saidOtherwise, type TripContent } from '#domain/trips/trip-content.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { hasCards } from '#domain/trips/visit-cards.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { alreadyStop } from '#trips/added-words.ts';
import type { PlannerState } from '../planner-context.ts';
import type { FoundTrip, Importable } from './importable.ts';

const MOST_NAMED = 5;

/** "“Spring loop”: 8 stops, from Apr 19. 6 are colleges we recognize." */
export function summaryWords({ content, repeats }: Importable): string {
	const { name } = content;
	const stops = content.stops.filter((stop) => !repeats?.has(stop));
	const colleges = stops.filter(({ place }) => isCampus(place)).length;
	return `${name ? `“${isolated(name)}”: ` : ''}${sizeWords({ ...content, stops })}. ${knownWords(stops.length, colleges)}.`;
}

/** One of several trips in a file: "Spring loop, 8 stops, from Apr 19". */
export const choiceWords = ({ importable: { content }, isTrashed }: FoundTrip): string =>
	`${isolated(tripTitle(content))}, ${sizeWords(content)}${isTrashed ? ', in the trash' : ''}`;

function sizeWords(content: TripContent): string {
	const day = dayOf(content);
	return countWords(content.stops.length, 'stop') + (day === null ? '' : `, from ${shortDateWords(day)}`);
}

/** Says what a trip without stops already has where the file has something else; empty when nothing. */
export function keptWords(trip: Trip, content: TripContent): string {
	const day = dayOf(trip);
	const named: Record<string, string> = {
		name: `its own name, “${isolated(trip.name)}”`,
		start_date: `its own first day, ${day === null ? '' : shortDateWords(day)}`,
		notes: 'its own notes',
	};
	const kept = [...new Set(keptBeside(trip, content).map((path) => named[path] ?? 'its own hours'))];
	const last = kept.pop();
	if (last === undefined) return '';
	return `This trip keeps ${[...kept, kept.length > 0 ? `and ${last}` : last].join(', ')}.`;
}

/**
 * Says how an import differs from a trip with stops, which takes only new stops from it: "Only “Import as a new trip”
 * brings the other times and first day."; empty when nothing.
 */
export function otherWords(trip: Trip, content: TripContent): string {
	const matched = content.stops.flatMap((stop) => matchedStop(stop, trip.stops) ?? []);
	const paths = saidOtherwise(trip, content).filter((path) => path !== 'name');
	const kinds = [
		matched.some(({ otherTimes }) => otherTimes) && 'times',
		(matched.some(({ otherNote }) => otherNote) || paths.includes('notes')) && 'notes',
		matched.some(({ otherCards }) => otherCards) && 'scorecards',
		paths.includes('start_date') && 'first day',
		paths.some((path) => path !== 'notes' && path !== 'start_date') && 'hours',
	].filter((kind) => kind !== false);
	const listed = new Intl.ListFormat('en').format(kinds);
	return listed && `Only “${AS_NEW}” brings the other ${listed}.`;
}

export const AS_NEW = 'Import as a new trip';

/**
 * Words about a stop: "Providence, RI, listed as “Brown”, already stop 2, with other times here", or "Providence, RI,
 * already above".
 */
export function stopWords(stop: StopContent, trip: Trip, { called, repeats }: Importable): string {
	const name = called?.get(stop);
	const matched = matchedStop(stop, trip.stops);
	return [
		isolated(whereWords(stop.place)),
		name && `listed as “${isolated(name)}”`,
		stop.note && !matched?.otherNote && 'with a note',
		hasCards(stop) && !matched?.otherCards && 'with scorecards',
		repeats?.has(stop) ? 'already above' : matched && alreadyWords(matched),
	]
		.filter(Boolean)
		.join(', ');
}

export function roomWords(left: number, { trip, room }: Pick<PlannerState, 'trip' | 'room'>): string {
	if (left <= 0) return 'This trip is full.';
	const most = trip.stops.length > 0 ? `${left} more` : countWords(left, 'stop');
	return `This trip has room for ${most}${room.by === 'plan' ? ' on the free plan' : ''}.`;
}

export const swappedWords = (count: number) =>
	`Latitude and longitude were swapped for ${countWords(count, 'place')}. We swapped them back.`;

export function unplacedWords(names: readonly string[]): string {
	const rest = names.length - MOST_NAMED;
	const listed = names.slice(0, MOST_NAMED).map(isolated).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
	return `We can’t tell where these are: ${listed}. Add them by name.`;
}

const dayOf = ({ start_date }: Pick<TripContent, 'start_date'>) =>
	start_date === null ? null : readDate(start_date);

function knownWords(all: number, colleges: number): string {
	if (all === 1) return colleges === 1 ? 'It’s a college we recognize' : 'It isn’t a college we recognize';
	if (colleges === 0) return 'None of them is a college we recognize';
	return colleges === 1 ? '1 is a college we recognize' : `${colleges} are colleges we recognize`;
}

function alreadyWords({ at, own, otherTimes, otherNote, otherCards }: MatchedStop): string {
	const note = own.note.trim() === '' ? 'a note' : 'another note';
	const cards = hasCards(own) ? 'other scorecards' : 'scorecards';
	const others = [otherTimes && 'other times', otherNote && note, otherCards && cards]
		.filter((each) => each !== false)
		.join(' and ');
	return `${alreadyStop(at)}${others && `, with ${others} here`}`;
}

/** Hebrew, Arabic and the other right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a name inside a sentence without a `<bdi>` around it. A right-to-left name would pull the numbers and commas
 * after it to its other side; any other name stays as it is, so that it can be searched for.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
