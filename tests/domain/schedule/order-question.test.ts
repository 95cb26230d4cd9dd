import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betterOrder } from '#domain/schedule/better-order.ts';
import { answerOrder, orderQuestion } from '#domain/schedule/order-question.ts';
import { partsForTrial } from '#domain/schedule/running-late.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { anyTour, cellsOf } from './builders.ts';

test('a request for the best order has the same answer in another thread', () => {
	let offers = 0;
	const anyWish = fc.record({ first: fc.boolean(), last: fc.boolean(), day: fc.constantFrom(undefined, 1) });
	fc.assert(
		fc.property(anyTour(6, 3), anyWish, ({ trip, parts }, { day, ...ends }) => {
			const cells = cellsOf(trip);
			const wish = day === undefined ? ends : { ...ends, day };
			const own = partsForTrial(outlookOf(cells, parts), parts);
			const sent = structuredClone(orderQuestion(cells, own, wish));
			const here = betterOrder(cells, own, wish);
			if (here) offers++;
			expect(structuredClone(answerOrder(sent))).toEqual(here);
		}),
		{ numRuns: 150 },
	);
	expect(offers).toBeGreaterThan(20);
});
