import { Heap } from '../../src/domain/roads/heap.ts';
import type { CorridorNetwork, Meeting } from './corridor-network.ts';
import type { Place } from './corridor-text.ts';
import { milesFrom, type Position } from './sphere.ts';

/** A corridor found on the network: its legs in order, and where each of its places is met. */
export interface Match {
	steps: { leg: number; miles: number }[];
	/** For each place, the miles along the way where it is met. */
	milesAt: number[];
}

/** A mile away from a place costs as much as this many miles of road. */
const MISS_WEIGHT = 3;
/** Cost factor of interstates that are not part of the corridor, to avoid them where there is a choice. */
const OTHER_WEIGHT = 1.3;

/** A junction reached after meeting some of the places: from which earlier visit, and over which leg. */
interface Visit {
	cost: number;
	before: number | undefined;
	leg: number;
	isForward: boolean;
	met: Meeting[];
}

/**
 * Finds the cheapest way over a network that meets the places in order; or else names the two places with no way
 * between them.
 */
export function matchCorridor(
	network: CorridorNetwork,
	places: Place[],
	isOther: (leg: number) => boolean,
): Match | string {
	const search = new CorridorSearch(network, places, isOther);
	return search.run();
}

class CorridorSearch {
	readonly #network: CorridorNetwork;
	readonly #places: Place[];
	readonly #isOther: (leg: number) => boolean;
	readonly #meetings: Map<number, Meeting[]>;
	/** By state: a junction and how many places were met before it. The end is a junction of its own. */
	readonly #visits = new Map<number, Visit>();
	readonly #open = new Heap();
	readonly #stages: number;
	readonly #end: number;

	constructor(network: CorridorNetwork, places: Place[], isOther: (leg: number) => boolean) {
		this.#network = network;
		this.#places = places;
		this.#isOther = isOther;
		this.#meetings = network.meetings(places.map(({ positions }) => positions));
		this.#stages = places.length + 1;
		this.#end = network.positions.length;
	}

	run(): Match | string {
		for (const [leg, meetings] of this.#meetings) {
			if (!meetings.some(({ place }) => place === 0)) continue;
			for (const isForward of [true, false]) this.#drive(leg, isForward, undefined);
		}
		const done = new Set<number>();
		let farthest = 0;
		for (let state = this.#open.pop(); state !== undefined; state = this.#open.pop()) {
			if (done.has(state)) continue;
			done.add(state);
			const [junction, stage] = [Math.floor(state / this.#stages), state % this.#stages];
			if (junction === this.#end) return this.#retrace(state);
			farthest = Math.max(farthest, stage);
			const position = this.#network.positions[junction] as Position;
			if (!isBetween(position, this.#places[stage - 1], this.#places[stage])) continue;
			for (const leg of this.#network.around(junction)) {
				this.#drive(leg, this.#network.legAt(leg).from === junction, state);
			}
		}
		const before = this.#places[farthest - 1]?.name ?? 'its beginning';
		return `no road from ${before} to ${this.#places[farthest]?.name}`;
	}

	/**
	 * Reaches the other end of a leg, from the visit `before` or else from the start, after meeting none, one, two or
	 * more of the next places on it.
	 */
	#drive(leg: number, isForward: boolean, before: number | undefined): void {
		const stage = before === undefined ? 0 : before % this.#stages;
		const spent = before === undefined ? 0 : (this.#visits.get(before) as Visit).cost;
		const { from, to } = this.#network.legAt(leg);
		const weight = this.#isOther(leg) ? OTHER_WEIGHT : 1;
		for (const met of runsFrom(this.#meetings.get(leg) ?? [], stage, isForward)) {
			if (before === undefined && met.length === 0) continue;
			const misses = met.reduce((sum, { miss }) => sum + miss * MISS_WEIGHT, 0);
			const isLast = stage + met.length === this.#places.length;
			const visit = { before, leg, isForward, met };
			const cost = spent + this.#driven(visit, isLast).miles * weight + misses;
			const state = (isLast ? this.#end : isForward ? to : from) * this.#stages + stage + met.length;
			if (cost >= (this.#visits.get(state)?.cost ?? Number.POSITIVE_INFINITY)) continue;
			this.#visits.set(state, { ...visit, cost });
			this.#open.push(state, cost);
		}
	}

	/**
	 * The part of a leg that is driven: the first leg starts at the first place, the last one ends at the last place.
	 */
	#driven({ before, leg, isForward, met }: Omit<Visit, 'cost'>, isLast: boolean) {
		const parts = met.map(({ part }) => (isForward ? part : 1 - part));
		const start = before === undefined ? (parts[0] ?? 0) : 0;
		const end = isLast ? (parts.at(-1) ?? 1) : 1;
		const { miles } = this.#network.legAt(leg);
		return { miles: miles * (end - start), metAt: parts.map((part) => miles * (part - start)) };
	}

	#retrace(final: number): Match {
		const chain: Visit[] = [];
		for (let state: number | undefined = final; state !== undefined; ) {
			const visit: Visit = this.#visits.get(state) as Visit;
			chain.unshift(visit);
			state = visit.before;
		}
		const match: Match = { steps: [], milesAt: [] };
		let along = 0;
		chain.forEach((visit, at) => {
			const { miles, metAt } = this.#driven(visit, at === chain.length - 1);
			match.milesAt.push(...metAt.map((met) => along + met));
			match.steps.push({ leg: visit.leg, miles });
			along += miles;
		});
		return match;
	}
}

function runsFrom(meetings: Meeting[], stage: number, isForward: boolean): Meeting[][] {
	const runs: Meeting[][] = [[]];
	let run: Meeting[] = [];
	let before = 0;
	for (let place = stage; ; place++) {
		const meeting = meetings.find((each) => each.place === place);
		if (!meeting) return runs;
		const part = isForward ? meeting.part : 1 - meeting.part;
		if (part < before) return runs;
		before = part;
		run = [...run, meeting];
		runs.push(run);
	}
}

/** True when a junction can be on a road from one place to the next. */
function isBetween(junction: Position, before: Place | undefined, after: Place | undefined): boolean {
	return (before?.positions ?? []).some((a) =>
		(after?.positions ?? []).some(
			(b) => milesFrom(a, junction) + milesFrom(junction, b) < milesFrom(a, b) * 1.4 + 14,
		),
	);
}
