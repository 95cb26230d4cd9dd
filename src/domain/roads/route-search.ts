import { Heap } from './heap.ts';
import { localRoads, type MilesAndMinutes } from './local-roads.ts';
import type { Access } from './nearby-roads.ts';
import type { RoadTable } from './road-table.ts';
import type { DrivenLeg, Route } from './route.ts';

/** The best way found to a target. */
interface Arrival extends MilesAndMinutes {
	/** The last junction passed; undefined if start and target are on the same leg. */
	junction: number | undefined;
	start: Access | undefined;
	end: Access;
	last: DrivenLeg;
}

/** A way to reach a target from a junction: along which leg, to which point on it. */
interface Ending {
	target: number;
	end: Access;
	last: DrivenLeg;
}

/** Dijkstra's search over the junctions, by minutes, starting where a point reaches a road. */
export class RouteSearch {
	readonly #table: RoadTable;
	readonly #starts: Access[];
	readonly #open = new Heap();
	readonly #minutes: Float64Array;
	readonly #miles: Float64Array;
	/** The leg by which each junction was reached; if that leg is the first, the index of its start, from 1. */
	readonly #over: Int32Array;
	readonly #startAt: Uint8Array;

	constructor(table: RoadTable, starts: Access[]) {
		this.#table = table;
		this.#starts = starts;
		this.#minutes = new Float64Array(table.lat.length).fill(Number.POSITIVE_INFINITY);
		this.#miles = new Float64Array(table.lat.length);
		this.#over = new Int32Array(table.lat.length);
		this.#startAt = new Uint8Array(table.lat.length);
		starts.forEach((start, at) => {
			this.#reach(table.from[start.leg] as number, at, start.part);
			this.#reach(table.to[start.leg] as number, at, 1 - start.part);
		});
	}

	/**
	 * Finds the fastest way to each target, considering all the points where it reaches a road; undefined if there is
	 * none.
	 */
	toAll(targets: Access[][]): (Route | undefined)[] {
		const arrivals = targets.map((ends) => this.#onOneLeg(ends));
		const endings = endingsByJunction(this.#table, targets);
		const slowest = () =>
			Math.max(...arrivals.map((arrival) => arrival?.minutes ?? Number.POSITIVE_INFINITY));
		for (let limit = slowest(); this.#open.least < limit; ) {
			const least = this.#open.least;
			const junction = this.#open.pop() as number;
			if (least > (this.#minutes[junction] as number)) continue;
			const here = endings.get(junction);
			if (here && this.#end(junction, here, arrivals)) limit = slowest();
			this.#goOn(junction);
		}
		return arrivals.map((arrival) => arrival && this.#retrace(arrival));
	}

	/** Records the ways from a junction that end at a target; returns true if any is better than the best known. */
	#end(junction: number, endings: Ending[], arrivals: (Arrival | undefined)[]): boolean {
		let isBetter = false;
		for (const ending of endings) {
			const arrival = this.#arrive(junction, ending);
			if (arrival.minutes >= (arrivals[ending.target]?.minutes ?? Number.POSITIVE_INFINITY)) continue;
			arrivals[ending.target] = arrival;
			isBetter = true;
		}
		return isBetter;
	}

	#reach(junction: number, at: number, part: number): void {
		const start = this.#starts[at] as Access;
		const off = localRoads(start.miles);
		const minutes = off.minutes + this.#table.minutesOf(start.leg) * part;
		if (minutes >= (this.#minutes[junction] as number)) return;
		this.#minutes[junction] = minutes;
		this.#miles[junction] = off.miles + this.#table.milesOf(start.leg) * part;
		this.#over[junction] = start.leg;
		this.#startAt[junction] = at + 1;
		this.#open.push(junction, minutes);
	}

	#goOn(junction: number): void {
		const table = this.#table;
		const { aroundAt, legsAround, from, to } = table;
		const best = this.#minutes;
		const spent = best[junction] as number;
		const driven = this.#miles[junction] as number;
		for (let at = aroundAt[junction] as number; at < (aroundAt[junction + 1] as number); at++) {
			const leg = legsAround[at] as number;
			const next = (from[leg] as number) === junction ? (to[leg] as number) : (from[leg] as number);
			const total = spent + table.minutesOf(leg);
			if (total >= (best[next] as number)) continue;
			best[next] = total;
			this.#miles[next] = driven + table.milesOf(leg);
			this.#over[next] = leg;
			this.#startAt[next] = 0;
			this.#open.push(next, total);
		}
	}

	#arrive(junction: number, { end, last }: Ending): Arrival {
		const table = this.#table;
		const off = localRoads(end.miles);
		const part = Math.abs(last.to - last.from);
		return {
			minutes: (this.#minutes[junction] as number) + off.minutes + table.minutesOf(end.leg) * part,
			miles: (this.#miles[junction] as number) + off.miles + table.milesOf(end.leg) * part,
			junction,
			start: undefined,
			end,
			last,
		};
	}

	/** Finds the way along a leg that both start and target are on. */
	#onOneLeg(ends: Access[]): Arrival | undefined {
		const table = this.#table;
		let best: Arrival | undefined;
		for (const start of this.#starts) {
			for (const end of ends.filter(({ leg }) => leg === start.leg)) {
				const [off, onward] = [localRoads(start.miles), localRoads(end.miles)];
				const part = Math.abs(end.part - start.part);
				const total = off.minutes + onward.minutes + table.minutesOf(end.leg) * part;
				if (total >= (best?.minutes ?? Number.POSITIVE_INFINITY)) continue;
				best = {
					minutes: total,
					miles: off.miles + onward.miles + table.milesOf(end.leg) * part,
					junction: undefined,
					start,
					end,
					last: { leg: end.leg, from: start.part, to: end.part },
				};
			}
		}
		return best;
	}

	#retrace({ miles, minutes, junction, start, end, last }: Arrival): Route {
		const { from, to } = this.#table;
		const legs = [last];
		let first = start;
		for (let at = junction; at !== undefined && !first; ) {
			const leg = this.#over[at] as number;
			const arrivedAt = (to[leg] as number) === at ? 1 : 0;
			first = this.#starts[(this.#startAt[at] as number) - 1];
			legs.push({ leg, from: first ? first.part : 1 - arrivedAt, to: arrivedAt });
			at = arrivedAt === 1 ? (from[leg] as number) : (to[leg] as number);
		}
		return {
			miles,
			minutes,
			legs: legs.reverse(),
			streetsBefore: localRoads(first?.miles ?? 0).miles,
			streetsAfter: localRoads(end.miles).miles,
		};
	}
}

function endingsByJunction({ from, to }: RoadTable, targets: Access[][]): Map<number, Ending[]> {
	const endings = new Map<number, Ending[]>();
	targets.forEach((ends, target) => {
		for (const end of ends) {
			for (const side of [0, 1]) {
				const junction = (side === 0 ? from : to)[end.leg] as number;
				const here = endings.get(junction) ?? [];
				here.push({ target, end, last: { leg: end.leg, from: side, to: end.part } });
				endings.set(junction, here);
			}
		}
	});
	return endings;
}
