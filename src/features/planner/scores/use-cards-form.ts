import { useState } from 'react';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { afterSeeing } from '#domain/sync/write-edit.ts';
import { setScorecard } from '#domain/trips/edit-stops.ts';
import { blankCard, readScorecard, type Scorecard, scorecardText } from '#domain/trips/scorecard.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { stopPath } from '#domain/trips/trip-paths.ts';
import type { StopCards } from '#domain/trips/trip-values.ts';
import { areOpen, noCards, type Rater, raters, raterWords, visitCards } from '#domain/trips/visit-cards.ts';
import { storedNames } from '#runtime/browser-store.ts';
import { tripTexts } from '#session/trip-texts.ts';
import { stopName } from '#trips/field-words.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { makeEdit } from '#trips/undo.ts';
import { isTextStored, useStoredText } from '#ui/use-stored-text.ts';

/** A visit of a trip to rate. */
export interface Rated {
	store: TripStore;
	cells: Cells;
	trip: Trip;
	stopId: string;
	/** True if the family has opened the cards before everyone had rated. */
	isUnsealed?: boolean;
}

const keyOf = (stopId: string, rater: Rater) => `${tripTexts.card}${stopId}.${rater}`;

/** A card that was typed and cleared again; an untouched one is an empty text. */
const CLEARED = '----';

/** The cards of one visit while they are filled in: one is shown at a time, and `set` sets all that were shown. */
export function useCardsForm({ store, cells, trip, stopId, isUnsealed = false }: Rated) {
	const stop = trip.stops.find(({ id }) => id === stopId);
	// Values that another phone writes while the form is open must not count as seen in it.
	const [seen] = useState(cells);
	const { cards, missing, isOpen } = visitCards(stop ?? noCards);
	const isShown = isOpen || isUnsealed;
	const [rater, setRater] = useState<Rater>(
		() => raters.find((each) => isTextStored(keyOf(stopId, each))) ?? missing[0] ?? 'student_card',
	);
	// A card that somebody left half typed is theirs to finish: nobody else sets it.
	const [shown, show] = useState<readonly Rater[]>([rater]);
	const typed = useTypedCards(stopId);
	const own = cards.find((each) => each.rater === rater)?.card ?? null;
	const [text, type] = typed[rater];
	const card = (text === '' ? isShown && own : readScorecard(text)) || blankCard;
	const name = stopName(stopId, cells);
	const isHere = cells.has(stopPath(stopId, 'place'));
	return {
		name,
		rater,
		card,
		/** Why the stop is gone: removed from the trip, or with the trip, which another tab has saved or set aside. */
		gone: stop ? null : isHere ? ('stop' as const) : ('trip' as const),
		/** True when they have rated this visit and their card stays sealed, so that the form is blank. */
		isSealed: own !== null && !isShown,
		choose: (each: Rater) => {
			setRater(each);
			show([...new Set([...shown, each])]);
		},
		change: (over: Partial<Scorecard>) => type(scorecardText({ ...card, ...over }) ?? CLEARED),
		set: () => {
			// A different trip is open here by now: the input waits for the one that has the stop.
			if (!isHere) return;
			const texts = shown.map((each) => [each, typed[each][0]] as const);
			for (const each of shown) typed[each][1](null);
			const { words, changes } = cardsSet(texts, { stopId, name, before: stop ?? noCards, isShown });
			makeEdit(store, { words, changes: afterSeeing(seen, changes), before: cells });
		},
	};
}

/** Each person's input, stored in this tab until it is set. */
function useTypedCards(stopId: string) {
	return {
		student_card: useStoredText(keyOf(stopId, 'student_card')),
		parent_card: useStoredText(keyOf(stopId, 'parent_card')),
		second_parent_card: useStoredText(keyOf(stopId, 'second_parent_card')),
	} satisfies Record<Rater, unknown>;
}

/** Returns the id of a stop with a card that was typed and not set; null for none. */
export function halfTypedCard({ stops }: Pick<Trip, 'stops'>): string | null {
	const names = storedNames('tab', tripTexts.card);
	return stops.find(({ id }) => names.some((name) => name.startsWith(`${tripTexts.card}${id}.`)))?.id ?? null;
}

interface RatedVisit {
	stopId: string;
	name: string;
	/** The current cards. */
	before: StopCards;
	/** True when the form shows them. */
	isShown: boolean;
}

/**
 * Returns the edit that sets the input, whose it is, and its words; an untouched card is an empty text, and an
 * unchanged one is not an edit. A blank form never removes a sealed card, which it does not show.
 */
export function cardsSet(
	texts: readonly (readonly [Rater, string])[],
	{ stopId, name, before, isShown }: RatedVisit,
): { words: string; changes: Change[] } {
	const set = texts.flatMap(([rater, text]) => {
		if (text === '' || (!isShown && readScorecard(text) === null)) return [];
		const changes = setScorecard(stopId, rater, readScorecard(text) ?? blankCard);
		return changes.some(({ value }) => value !== before[rater]) ? [{ rater, changes }] : [];
	});
	const changes = set.flatMap((each) => each.changes);
	const isRated = (rater: Rater) => {
		const now = set.find((each) => each.rater === rater)?.changes[0];
		return (now ? now.value : before[rater]) !== null;
	};
	const whose = set.map(({ rater }) => `${raterWords[rater]}’s`);
	const what = `${new Intl.ListFormat('en').format(whose)} ${set.length === 1 ? 'card' : 'cards'} for ${name}`;
	return { words: `${what} set${areOpen(isRated) ? '' : ', sealed for now'}`, changes };
}
