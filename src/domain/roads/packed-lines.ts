import { milesBetween } from '#domain/geo.ts';
import { packNumbers, unpackNumbers } from '#domain/map/packing.ts';
import type { RoadFacts } from './road-table.ts';

/** How many points lie on each leg's line between its junctions, and where: off where an even pace would have put each. */
export interface PackedLines {
	pointCount: string;
	pointLat: string;
	pointLong: string;
}

type Lines = Pick<RoadFacts, 'from' | 'to' | 'pointsAt' | 'pointLat' | 'pointLong'>;

/** Packs the lines of legs between junctions that lie at these steps of a grid. */
export function packLines(lines: Lines, lat: number[], long: number[], perDegree: number): PackedLines {
	const legs = [...lines.from.keys()];
	const offs = (points: Float64Array, junctions: number[]) =>
		packNumbers(
			legs.flatMap((leg) => {
				const [first, last] = [lines.pointsAt[leg] as number, (lines.pointsAt[leg + 1] as number) - 1];
				const between = [...points.subarray(first + 1, last)].map((degrees) =>
					Math.round(degrees * perDegree),
				);
				return offTheStraight([
					junctions[lines.from[leg] as number] as number,
					...between,
					junctions[lines.to[leg] as number] as number,
				]);
			}),
		);
	return {
		pointCount: packNumbers(legs.map((leg) => pointsOf(lines, leg) - 2)),
		pointLat: offs(lines.pointLat, lat),
		pointLong: offs(lines.pointLong, long),
	};
}

/** Reads what `packLines` wrote. */
export function unpackLines(
	packed: PackedLines,
	ends: { from: number[]; to: number[]; lat: number[]; long: number[] },
	perDegree: number,
): Omit<Lines, 'from' | 'to'> {
	const counts = unpackNumbers(packed.pointCount);
	const pointsAt = new Int32Array(counts.length + 1);
	counts.forEach((count, leg) => {
		pointsAt[leg + 1] = (pointsAt[leg] as number) + count + 2;
	});
	const read = (text: string, junctions: number[]) => {
		const points = new Float64Array(pointsAt.at(-1) as number);
		const offs = unpackNumbers(text);
		let next = 0;
		for (let leg = 0; leg < counts.length; leg++) {
			const [start, last] = [pointsAt[leg] as number, (pointsAt[leg + 1] as number) - 1];
			const end = junctions[ends.to[leg] as number] as number;
			let at = junctions[ends.from[leg] as number] as number;
			points[start] = at / perDegree;
			for (let point = start + 1; point < last; point++) {
				at += evenPace(at, end, last - point + 1) + (offs[next++] as number);
				points[point] = at / perDegree;
			}
			points[last] = end / perDegree;
		}
		return points;
	};
	return {
		pointsAt,
		pointLat: read(packed.pointLat, ends.lat),
		pointLong: read(packed.pointLong, ends.long),
	};
}

/** The miles of a leg's line. */
export function milesOfLine(
	{ pointsAt, pointLat, pointLong }: Omit<Lines, 'from' | 'to'>,
	leg: number,
): number {
	let miles = 0;
	for (let point = (pointsAt[leg] as number) + 1; point < (pointsAt[leg + 1] as number); point++) {
		miles += milesBetween(
			{ lat: pointLat[point - 1] as number, long: pointLong[point - 1] as number },
			{ lat: pointLat[point] as number, long: pointLong[point] as number },
		);
	}
	return miles;
}

const pointsOf = ({ pointsAt }: Lines, leg: number) =>
	(pointsAt[leg + 1] as number) - (pointsAt[leg] as number);

const evenPace = (at: number, end: number, steps: number) => Math.round((end - at) / steps);

function offTheStraight(line: number[]): number[] {
	const end = line.at(-1) as number;
	return line.slice(1, -1).map((value, at) => {
		const before = line[at] as number;
		return value - before - evenPace(before, end, line.length - 1 - at);
	});
}
