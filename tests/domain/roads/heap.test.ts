import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from '#domain/roads/heap.ts';

test('the cheapest thing always comes first, however pushes and pops alternate', () => {
	const step = fc.oneof(fc.constant('pop' as const), fc.integer({ min: 0, max: 20 }));
	fc.assert(
		fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
			const heap = new Heap();
			let model: number[] = [];
			for (const each of steps) {
				expect(heap.least).toBe(Math.min(...model));
				// Each thing is its own cost, so that two with the same cost are interchangeable.
				if (each !== 'pop') {
					heap.push(each, each);
					model.push(each);
				} else {
					const [least, ...rest] = model.toSorted((a, b) => a - b);
					expect(heap.pop()).toBe(least);
					model = rest;
				}
			}
		}),
	);
});
