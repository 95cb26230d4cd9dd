import * as z from 'zod/mini';
import type { Point } from '#domain/geo.ts';

const stepSchema = z.object({
	/** "Turn left onto Main St". */
	words: z.string(),
	/** The road it leads onto; "" if the road has neither name nor number. */
	road: z.string(),
	miles: z.number().check(z.gte(0)),
	/** Index of the line's point where the step begins; missing in drives stored by an older version of the app. */
	at: z.optional(z.int().check(z.gte(0))),
});
/** A step in the directions that also says how its road begins; see `Direction`. */
export type DriveStep = z.infer<typeof stepSchema>;

/** A drive along streets. */
export const roadDriveSchema = z.object({
	miles: z.number().check(z.gte(0)),
	minutes: z.number().check(z.gte(0)),
	/** The line as an encoded polyline with six digits, and the turns; null if only miles and minutes are known. */
	way: z.nullable(z.object({ line: z.string(), steps: z.array(stepSchema) })),
});
export type RoadDrive = z.infer<typeof roadDriveSchema>;

/** A polyline counts in millionths of a degree. */
const PER_DEGREE = 1e6;

/** Decodes a polyline. A line cut off in the middle of a point ends before that point. */
export function decodeLine(text: string): Point[] {
	const points: Point[] = [];
	let at = 0;
	const next = (): number => {
		let [value, shift, chunk] = [0, 1, 0x20];
		while (chunk >= 0x20 && at < text.length) {
			chunk = text.charCodeAt(at++) - 63;
			value += (chunk & 0x1f) * shift;
			shift *= 32;
		}
		return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
	};
	let [lat, long] = [0, 0];
	while (at < text.length) {
		lat += next();
		if (at >= text.length) break;
		long += next();
		points.push({ lat: lat / PER_DEGREE, long: long / PER_DEGREE });
	}
	return points;
}

/** Encodes points as a polyline: each as the difference from the previous one, in groups of five bits, lowest first. */
export function encodeLine(points: readonly Point[]): string {
	const number = (value: number): string => {
		let rest = value < 0 ? -value * 2 - 1 : value * 2;
		let text = '';
		for (; rest >= 32; rest = Math.floor(rest / 32)) text += String.fromCharCode((rest % 32) + 32 + 63);
		return text + String.fromCharCode(rest + 63);
	};
	let [lat, long] = [0, 0];
	return points
		.map((point) => {
			const [y, x] = [Math.round(point.lat * PER_DEGREE), Math.round(point.long * PER_DEGREE)];
			const text = number(y - lat) + number(x - long);
			[lat, long] = [y, x];
			return text;
		})
		.join('');
}
