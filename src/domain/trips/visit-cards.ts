import { isCampus } from './campus.ts';
import { readScorecard, type Scorecard } from './scorecard.ts';
import type { Trip } from './trip.ts';
import { nothingSaid, type StopCards, stopCards } from './trip-values.ts';

/** Who may rate a visit: each has a card of their own. */
export type Rater = keyof StopCards;

/** Whoever rates, in words, in the order of their cards. */
export const raterWords = {
	student_card: 'Student',
	parent_card: 'Parent',
	second_parent_card: 'Second parent',
} as const satisfies Record<Rater, string>;

export const raters = Object.keys(raterWords) as Rater[];

/** No card by anybody. */
export const noCards = nothingSaid(stopCards);

/** Those whom every card waits for. Others count as soon as they have rated anything on the trip. */
const ALWAYS: readonly Rater[] = ['student_card', 'parent_card'];

/** Whoever rates the visits of a trip. */
export function ratersOf(stops: readonly StopCards[]): Rater[] {
	return raters.filter((rater) => ALWAYS.includes(rater) || stops.some((stop) => stop[rater] !== null));
}

/** True when there are visits to rate, or rated ones: from the trip’s first day on, or once it has a card. */
export function hasVisits({ stops, start_date }: Pick<Trip, 'stops' | 'start_date'>, today: string): boolean {
	const hasBegun = start_date !== null && start_date <= today && stops.some(({ place }) => isCampus(place));
	return hasBegun || stops.some((stop) => raters.some((rater) => stop[rater] !== null));
}

/** The cards of one visit. */
export interface VisitCards {
	/** In the order of the raters, null where one is missing. */
	cards: { rater: Rater; card: Scorecard | null }[];
	/** Whoever is waited for. */
	missing: readonly Rater[];
	/** True while there are cards that nobody should see yet: people would say what the others have said. */
	isSealed: boolean;
	/** True once everyone has rated. */
	isOpen: boolean;
}

export function visitCards(stop: StopCards, among: readonly Rater[]): VisitCards {
	const cards = among.map((rater) => ({ rater, card: readScorecard(stop[rater] ?? '') }));
	const missing = cards.filter(({ card }) => card === null).map(({ rater }) => rater);
	return {
		...{ cards, missing },
		isSealed: missing.length > 0 && missing.length < among.length,
		isOpen: missing.length === 0,
	};
}
