import { useState } from 'react';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { setScorecard } from '#domain/trips/edit-stops.ts';
import { blankCard, readScorecard, type Scorecard, scorecardText } from '#domain/trips/scorecard.ts';
import type { Trip } from '#domain/trips/trip.ts';
import {
	noCards,
	type Rater,
	raters,
	ratersOf,
	raterWords,
	type VisitCards,
	visitCards,
} from '#domain/trips/visit-cards.ts';
import { stopName } from '#trips/field-words.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { makeEdit } from '#trips/undo.ts';
import { useStoredText } from '#ui/use-stored-text.ts';

/** A visit of a trip to rate. */
export interface Rated {
	store: TripStore;
	cells: Cells;
	trip: Trip;
	stopId: string;
}

/** A card that was typed and emptied again; an untouched one is an empty text. */
const CLEARED = '----';

/** The cards of one visit while they are filled in: one is shown at a time, and `set` sets all. */
export function useCardsForm({ store, cells, trip, stopId }: Rated) {
	const stop = trip.stops.find(({ id }) => id === stopId);
	const name = stopName(stopId, cells);
	const { cards, missing, isOpen } = visitCards(stop ?? noCards, ratersOf(trip.stops));
	const [rater, setRater] = useState<Rater>(missing[0] ?? 'student_card');
	const typed = useTypedCards(stopId);
	const own = cards.find((each) => each.rater === rater)?.card ?? null;
	const [text, type] = typed[rater];
	const card = (text === '' ? isOpen && own : readScorecard(text)) || blankCard;
	return {
		...{ name, rater, setRater, card, isGone: !stop },
		/** True when they have rated this visit, and their card stays sealed: the form is blank. */
		isSealed: own !== null && !isOpen,
		change: (over: Partial<Scorecard>) => type(scorecardText({ ...card, ...over }) ?? CLEARED),
		set: () => {
			const texts = raters.map((each) => [each, typed[each][0]] as const);
			for (const each of raters) typed[each][1](null);
			makeEdit(store, { ...cardsSet(texts, { stopId, name, missing, isOpen }), before: cells });
		},
	};
}

/** What each person has typed, stored in this tab until it is set. */
function useTypedCards(stopId: string) {
	const key = (rater: Rater) => `ctt.card.${stopId}.${rater}`;
	return {
		student_card: useStoredText(key('student_card')),
		parent_card: useStoredText(key('parent_card')),
		second_parent_card: useStoredText(key('second_parent_card')),
	} satisfies Record<Rater, unknown>;
}

interface RatedVisit extends Pick<VisitCards, 'missing' | 'isOpen'> {
	stopId: string;
	name: string;
}

/**
 * The edit that sets what was typed, by whom, and its words; an untouched card is an empty text. A sealed card, which the
 * form does not show, is never taken away by a form left blank.
 */
export function cardsSet(
	texts: readonly (readonly [Rater, string])[],
	{ stopId, name, missing, isOpen }: RatedVisit,
): { words: string; changes: Change[] } {
	const set = texts.filter(([, text]) => text !== '' && (isOpen || readScorecard(text) !== null));
	const whose = new Intl.ListFormat('en').format(set.map(([rater]) => raterWords[rater]));
	const isSealed = missing.some((rater) => !set.some(([each]) => each === rater));
	return {
		words: `${whose} rated ${name}${isSealed ? ', sealed for now' : ''}`,
		changes: set.flatMap(([rater, text]) => setScorecard(stopId, rater, readScorecard(text) ?? blankCard)),
	};
}
