type Weighed = { entries: [string, number][]; sum: number };
const weighed = new WeakMap<object, Weighed>();

/** The entries of a table of weights, added up once: the tables are constants, and thrown for a million times. */
function weigh(weights: Record<string, number>): Weighed {
	const known = weighed.get(weights);
	if (known) return known;
	const entries = Object.entries(weights);
	const made = { entries, sum: entries.reduce((sum, [, weight]) => sum + weight, 0) };
	weighed.set(weights, made);
	return made;
}

/** One seeded generator for a whole run (mulberry32): the same seed, the same run. */
export class Random {
	private state: number;

	constructor(seed: number) {
		this.state = (seed * 0x9e3779b9) >>> 0;
	}

	next(): number {
		this.state = (this.state + 0x6d2b79f5) >>> 0;
		let t = this.state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	}

	/** A whole number from 0 to below `end`. */
	below(end: number): number {
		return Math.floor(this.next() * end);
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	pick<T>(list: readonly T[]): T {
		const picked = list[this.below(list.length)];
		if (picked === undefined) throw new Error('Nothing to pick from');
		return picked;
	}

	/** One of the keys, as often as its weight says. */
	weighted<K extends string>(weights: Record<K, number>): K {
		const { entries, sum } = weigh(weights);
		let left = this.next() * sum;
		for (const [key, weight] of entries) {
			left -= weight;
			if (left < 0) return key as K;
		}
		return this.pick(entries)[0] as K;
	}
}
