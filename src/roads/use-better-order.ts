import { useMemo, useState, useSyncExternalStore } from 'react';
import type { BetterOrder, OrderWish } from '#domain/schedule/better-order.ts';
import { orderQuestion } from '#domain/schedule/order-question.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import type { Cells } from '#domain/sync/cell.ts';
import { instantOf } from '#domain/zone-time.ts';
import { observable } from '#runtime/observable.ts';
import { askOrder } from './ask-roads.ts';

/** The result of a search for a better order; null if there is no better one. */
export type FoundOrder = 'searching' | 'failed' | BetterOrder | null;

interface Search {
	/** The latest result; it stays during the next search, so that the dialog does not flicker. */
	answer: FoundOrder;
	/** True until the answer is about this trip and this wish. */
	isSearching: boolean;
}

/**
 * Searches for a better order of a trip's stops, as of when it was first asked: an offer stays while the person looks
 * at it.
 */
export function useBetterOrder(
	cells: Cells,
	parts: PlanParts,
	{ first, last, nights = false, day }: Omit<OrderWish, 'now'>,
): Search {
	const [now] = useState(() => instantOf(Date.now()));
	const search = useMemo(
		() => orderStore(cells, parts, { first, last, nights, now, ...(day !== undefined && { day }) }),
		[cells, parts, first, last, nights, day, now],
	);
	const found = useSyncExternalStore(search.subscribe, search.get);
	const [shown, show] = useState(found);
	const isSearching = found === 'searching';
	if (!isSearching && found !== shown) show(found);
	return { answer: isSearching ? shown : found, isSearching };
}

/** Starts the search on the first subscription. */
function orderStore(cells: Cells, parts: PlanParts, wish: OrderWish) {
	const found = observable<FoundOrder>('searching');
	let isAsked = false;
	const ask = async () => {
		try {
			found.set(await askOrder(orderQuestion(cells, parts, wish)));
		} catch (error) {
			console.warn('The best order could not be searched for.', error);
			found.set('failed');
		}
	};
	const subscribe = (listener: () => void) => {
		const stop = found.subscribe(listener);
		if (!isAsked) void ask();
		isAsked = true;
		return stop;
	};
	return { subscribe, get: found.get };
}
