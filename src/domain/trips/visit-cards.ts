import { isCampus } from './campus.ts';
import { readScorecard, type Scorecard } from './scorecard.ts';
import type { Trip } from './trip.ts';
import { nothingSaid, type StopCards, stopCards } from './trip-values.ts';

/** The people who may rate a visit, each with their own card. */
export type Rater = keyof StopCards;

/** The raters in words, in the order of their cards. */
export const raterWords = {
	student_card: 'Student',
	parent_card: 'Parent',
	second_parent_card: 'Second parent',
} as const satisfies Record<Rater, string>;

export const raters = Object.keys(raterWords) as Rater[];

/** The raters that a visit’s cards wait for. */
const awaited: readonly Rater[] = ['student_card', 'parent_card'];

/** True when a visit’s cards are open: everyone they wait for has rated. */
export const areOpen = (hasRated: (rater: Rater) => boolean): boolean => awaited.every(hasRated);

/** No card by anybody. */
export const noCards = nothingSaid(stopCards);

export const hasCards = (stop: StopCards): boolean => raters.some((rater) => stop[rater] !== null);

/**
 * True when there are visits to rate, or rated ones: from the trip’s first day on, while it is being driven, or once it
 * has a card. A single stop without a date has no driving mode to lead there.
 */
export function hasVisits(
	stops: Trip['stops'],
	{ firstDay, today, isDriven }: { firstDay: string | null; today: string; isDriven: boolean },
): boolean {
	const hasBegun = isDriven || (firstDay === null ? stops.length === 1 : firstDay <= today);
	return (hasBegun && stops.some(({ place }) => isCampus(place))) || stops.some(hasCards);
}

/** The cards of one visit. */
export interface VisitCards {
	/** In the order of the raters; a second parent’s card only if there is one. */
	cards: { rater: Rater; card: Scorecard | null }[];
	/** The raters that the cards still wait for: the student and a parent. */
	missing: readonly Rater[];
	/** True while there are cards that nobody should see yet, because people would repeat what the others said. */
	isSealed: boolean;
	/** True once a student and a parent have rated. */
	isOpen: boolean;
}

/** Does not wait for a second parent: a visit that has opened must not close again when they begin to rate. */
export function visitCards(stop: StopCards): VisitCards {
	const all = raters.map((rater) => ({ rater, card: readScorecard(stop[rater] ?? '') }));
	const cards = all.filter(({ rater, card }) => awaited.includes(rater) || card !== null);
	const missing = cards.filter(({ card }) => card === null).map(({ rater }) => rater);
	const isOpen = areOpen((rater) => !missing.includes(rater));
	return { cards, missing, isOpen, isSealed: !isOpen && missing.length < cards.length };
}
