import { useState } from 'react';
import type { Cells } from '#domain/sync/cell.ts';
import { setScorecard } from '#domain/trips/edit-stops.ts';
import { blankCard, readScorecard, type Scorecard, scorecardText } from '#domain/trips/scorecard.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { noCards, type Rater, raters, ratersOf, raterWords, visitCards } from '#domain/trips/visit-cards.ts';
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
			const set = raters.filter((each) => isSet(typed[each][0], isOpen));
			const cardOf = (each: Rater) => readScorecard(typed[each][0]) ?? blankCard;
			const changes = set.flatMap((each) => setScorecard(stopId, each, cardOf(each)));
			for (const each of raters) typed[each][1](null);
			makeEdit(store, { words: setWords(set, missing, name), changes, before: cells });
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

/** A sealed card, which the form does not show, is never taken away by a form left blank. */
const isSet = (text: string, isOpen: boolean) => text !== '' && (isOpen || readScorecard(text) !== null);

function setWords(set: readonly Rater[], missing: readonly Rater[], name: string): string {
	const whose = new Intl.ListFormat('en').format(set.map((each) => raterWords[each]));
	const isSealed = missing.some((each) => !set.includes(each));
	return `${whose} rated ${name}${isSealed ? ', sealed for now' : ''}`;
}
