import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownDrives, pairKey, pairsOf, type RoadQuestion, streetLeg } from '#domain/roads/known-drives.ts';
import { betterOrder } from '#domain/schedule/better-order.ts';
import { answerOrder, orderQuestion } from '#domain/schedule/order-question.ts';
import { partsForTrial } from '#domain/schedule/running-late.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { anyTour, aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

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

test('streets that are known for the legs alone make no other order better', () => {
	const asked = (minutes: number[], which: 'all' | 'in order') => {
		const stops = minutes.map((minute, at) => aStopAt(`college ${minute}`, { id: `s${at}` }));
		const points = stops.map(({ place }) => place);
		const drives = (longer: number, over: object, pairs: RoadQuestion) =>
			Object.fromEntries(
				pairsOf(pairs).map(([from, to]) => {
					const miles = (roadParts.driveBetween(from, to)?.miles ?? 0) * longer;
					const steps = [{ words: 'Head east', road: '', miles }];
					const leg = streetLeg({ miles, minutes: miles, way: { line: '', steps } });
					return [pairKey(from, to), { ...leg, ...over }];
				}),
			);
		const streets = drives(1.05, {}, { points, which });
		// Nobody asks for the way from a campus to itself.
		for (const point of points) delete streets[pairKey(point, point)];
		const known = knownDrives(drives(1, { by: 'highways', steps: [] }, { points, which: 'all' }), streets);
		const parts = { ...roadParts, driveBetween: known.between, comparedAmong: known.comparedAmong };
		return orderQuestion(cellsOf(aTour(stops)), parts, { first: false, last: false });
	};
	const legs = asked([0, 60, 130, 210, 280], 'in order');
	expect(answerOrder(legs)).toBeNull();
	expect(legs.drives[0]?.[1]?.miles).toBe(60);
	// Those of a service that knows them all are better than the table's.
	expect(asked([0, 60, 130, 0], 'all').drives[0]?.[1]?.miles).toBe(63);
});
