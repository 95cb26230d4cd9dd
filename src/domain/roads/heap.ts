/**
 * A priority queue of numbers, lowest cost first: a binary heap with plain arrays and loops, because it runs in a cold
 * engine.
 */
export class Heap {
	readonly #costs: number[] = [];
	readonly #things: number[] = [];

	/** The cost of the item that `pop` would return; infinite if the heap is empty. */
	get least(): number {
		return this.#costs[0] ?? Number.POSITIVE_INFINITY;
	}

	push(thing: number, cost: number): void {
		const costs = this.#costs;
		const things = this.#things;
		let at = costs.length;
		costs.push(cost);
		things.push(thing);
		while (at > 0) {
			const parent = (at - 1) >> 1;
			if ((costs[parent] as number) <= cost) break;
			costs[at] = costs[parent] as number;
			things[at] = things[parent] as number;
			at = parent;
		}
		costs[at] = cost;
		things[at] = thing;
	}

	pop(): number | undefined {
		const costs = this.#costs;
		const things = this.#things;
		const first = things[0];
		const cost = costs.pop();
		const thing = things.pop();
		if (cost === undefined || thing === undefined || costs.length === 0) return first;
		let at = 0;
		for (;;) {
			let child = at * 2 + 1;
			if (child >= costs.length) break;
			if (child + 1 < costs.length && (costs[child + 1] as number) < (costs[child] as number)) child++;
			if ((costs[child] as number) >= cost) break;
			costs[at] = costs[child] as number;
			things[at] = things[child] as number;
			at = child;
		}
		costs[at] = cost;
		things[at] = thing;
		return first;
	}
}
