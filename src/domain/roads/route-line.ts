import { milesBetween, type Point } from '#domain/geo.ts';
import type { Line } from './packed-lines.ts';
import type { RoadTable } from './road-table.ts';
import type { DrivenLeg, Route } from './route.ts';

/**
 * Returns the line of a drive along the table's roads, alternating latitude and longitude. Empty if the drive uses only
 * streets.
 */
export function routeLine(table: RoadTable, { legs }: Route): Float32Array {
	const line: number[] = [];
	for (const driven of legs) {
		if (Math.abs(driven.to - driven.from) === 1) addWhole(line, table.lineOf(driven.leg), driven.from === 1);
		else for (const { lat, long } of drivenPoints(table, driven)) line.push(lat, long);
	}
	return Float32Array.from(line);
}

/** Adds the points of a leg. Most legs are driven whole, and need no measuring. */
function addWhole(line: number[], { lat, long }: Line, isBackwards: boolean): void {
	for (let at = 0; at < lat.length; at++) {
		const point = isBackwards ? lat.length - 1 - at : at;
		line.push(lat[point] as number, long[point] as number);
	}
}

/** Returns the point a given part of the way along a leg, from 0 to 1 by miles. */
export function placeAlong(table: RoadTable, leg: number, part: number): Point {
	return new MeasuredLine(table, leg).at(part);
}

/** Returns the driven part of a leg's line, in driving order. */
function drivenPoints(table: RoadTable, { leg, from, to }: DrivenLeg): Point[] {
	const line = new MeasuredLine(table, leg);
	const [start, end] = [Math.min(from, to), Math.max(from, to)];
	const driven = [line.at(start), ...line.between(start, end), line.at(end)];
	return from <= to ? driven : driven.reverse();
}

class MeasuredLine {
	readonly #points: Point[] = [];
	/** Miles from the start to each point. */
	readonly #along: number[] = [];

	constructor(table: RoadTable, leg: number) {
		const line = table.lineOf(leg);
		for (let at = 0; at < line.lat.length; at++) {
			const point = { lat: line.lat[at] as number, long: line.long[at] as number };
			this.#along.push((this.#along.at(-1) ?? 0) + milesBetween(this.#points.at(-1) ?? point, point));
			this.#points.push(point);
		}
	}

	at(part: number): Point {
		const miles = part * this.#miles;
		const next = this.#along.findIndex((along) => along >= miles);
		const at = next < 0 ? this.#points.length - 1 : Math.max(1, next);
		const [before, after] = [this.#points[at - 1] as Point, this.#points[at] as Point];
		const [start, end] = [this.#along[at - 1] as number, this.#along[at] as number];
		const rest = start === end ? 0 : (miles - start) / (end - start);
		return {
			lat: before.lat + (after.lat - before.lat) * rest,
			long: before.long + (after.long - before.long) * rest,
		};
	}

	between(start: number, end: number): Point[] {
		const isBetween = (along: number) => along > start * this.#miles && along < end * this.#miles;
		return this.#points.filter((_, at) => isBetween(this.#along[at] as number));
	}

	get #miles(): number {
		return this.#along.at(-1) ?? 0;
	}
}
