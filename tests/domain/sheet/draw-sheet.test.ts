import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSteps } from '#domain/all-steps.ts';
import bundled from '#domain/catalogue/colleges.json' with { type: 'json' };
import { drawGround } from '#domain/sheet/draw-ground.ts';
import { drawSheet as drawSheetInSteps } from '#domain/sheet/draw-sheet.ts';
import { heightsOf, MARGIN } from '#domain/sheet/heights.ts';
import { type Ring, ringsAt } from '#domain/sheet/rings.ts';
import { type SheetSize, sheetExtent } from '#domain/sheet/sheet-formats.ts';
import { type PackedOutlines, unpackOutline } from '#sheet/packed-outlines.ts';
import { readPacked } from '../../read-packed.ts';

const outlines = readPacked<PackedOutlines>('state-outlines.bin');
const sizes: SheetSize[] = ['card', 'hero-phone', 'hero'];
const aSquareState: Ring[] = [
	[
		[-72, 42],
		[-71, 42],
		[-71, 43],
		[-72, 43],
		[-72, 42],
	],
];
const drawSheet = (...campus: Parameters<typeof drawSheetInSteps>) => allSteps(drawSheetInSteps(...campus));
const aCampus = { seed: 164924, place: { lat: 42.336, long: -71.169 }, outline: aSquareState };
let drawn: ReturnType<typeof drawAll> | undefined;
/** The sheets of all bundled colleges: drawing them takes seconds. */
function allSheets() {
	drawn ??= drawAll();
	return drawn;
}
const drawAll = () =>
	sizes.flatMap((size) =>
		bundled.map(({ name, ipeds_id, state_abbreviation, lat, long }) => {
			const campus = {
				seed: ipeds_id,
				place: { lat, long },
				outline: unpackOutline(outlines, state_abbreviation),
			};
			return { name, size, sheet: drawSheet(campus, size) };
		}),
	);
const signedArea = (ring: Ring) =>
	ring.reduce((sum, [x, y], at) => {
		const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
		return sum + x * nextY - nextX * y;
	}, 0) / 2;

const printOf = (drawing: object) =>
	createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 16);

test('a college has the same sheet on every device, today and next year', () => {
	expect(drawSheet(aCampus, 'card')).toEqual(drawSheet(aCampus, 'card'));
	expect(printOf(drawSheet(aCampus, 'card'))).toMatchInlineSnapshot(`"1063509dd3cbde0f"`);
	expect(printOf(drawSheet({ ...aCampus, outline: null }, 'hero'))).toMatchInlineSnapshot(
		`"1b51aa30b882db37"`,
	);
	expect(printOf(allSteps(drawGround(7, 'tile')))).toMatchInlineSnapshot(`"18a27575ee2cf9e1"`);
});

const aSquare = (long: number, lat: number, side: number): Ring => [
	[long, lat],
	[long + side, lat],
	[long + side, lat + side],
	[long, lat + side],
	[long, lat],
];

test.each([
	['west', -76, 42.5, 0.05],
	['east', -67, 42.5, 0.05],
	['north', -71.5, 47, 0.05],
	['south', -71.5, 38, 0.05],
	['inland, but a speck', -71.5, 42.5, 0.005],
])('an island too small to widen the view is not drawn when it lies %s', (_, long, lat, side) => {
	const outline = [...aSquareState, aSquare(long, lat, side)];
	expect(drawSheet({ ...aCampus, outline }, 'card')).toEqual(drawSheet(aCampus, 'card'));
});

test('an island on the sheet is drawn, and a large one far away widens the view', () => {
	const near = drawSheet({ ...aCampus, outline: [...aSquareState, aSquare(-71.5, 42.5, 0.05)] }, 'card');
	expect(near.outline?.match(/M/g)).toHaveLength(2);
	expect(near.campus).toEqual(drawSheet(aCampus, 'card').campus);
	const wide = drawSheet({ ...aCampus, outline: [...aSquareState, aSquare(-76, 42.5, 0.1)] }, 'card');
	expect(wide.outline?.match(/M/g)).toHaveLength(2);
});

test('two colleges in one place have different sheets', () => {
	expect(drawSheet({ ...aCampus, seed: 164925 }, 'card').contours).not.toEqual(
		drawSheet(aCampus, 'card').contours,
	);
});

test('the campus is the highest point of its sheet', () => {
	fc.assert(
		fc.property(
			fc.integer(),
			fc.double({ min: 20, max: 400, noNaN: true }),
			fc.double({ min: 20, max: 230, noNaN: true }),
			(seed, x, y) => {
				const { values, columns, cell } = allSteps(
					heightsOf({
						seed,
						width: 420,
						height: 250,
						cell: 9,
						summit: { x, y, reach: 100 },
					}),
				);
				const highest = values.indexOf(Math.max(...values));
				const [highX, highY] = [
					((highest % columns) - MARGIN) * cell,
					(Math.floor(highest / columns) - MARGIN) * cell,
				];
				expect(Math.hypot(highX - x, highY - y)).toBeLessThan(2 * cell);
			},
		),
		{ numRuns: 50 },
	);
});

test('contours close, and pits wind against hills so that they stay unfilled', () => {
	const size = 9;
	const crater = Array.from({ length: size * size }, (_, at) => {
		const distance = Math.max(Math.abs((at % size) - 4), Math.abs(Math.floor(at / size) - 4));
		return distance === 2 ? 1 : 0;
	});
	const rings = ringsAt({ columns: size, rows: size, cell: 10, values: Float32Array.from(crater) }, 0.5);
	const [outer, inner] = rings.map(signedArea).sort((a, b) => Math.abs(b) - Math.abs(a));
	expect(rings).toHaveLength(2);
	expect(Math.sign(outer ?? 0)).toBe(-Math.sign(inner ?? 0));
	expect(Math.abs(outer ?? 0)).toBeCloseTo(2500 - 50, -2);
	for (const { path } of drawSheet(aCampus, 'card').contours) expect(path).toMatch(/^(M[^Mz]+z)+$/);
});

test('every fourth contour is an index contour', () => {
	const marks = drawSheet(aCampus, 'card').contours.map(({ isIndex }) => isIndex);
	expect(marks.filter(Boolean).length).toBe(2);
	expect(marks.indexOf(true)).toBe(3);
});

test('the state is drawn closed, with the campus well inside the sheet, for every bundled college', () => {
	expect(allSheets()).toHaveLength(3 * bundled.length);
	for (const { name, size, sheet } of allSheets()) {
		const { outline, campus } = sheet;
		const { width, height } = sheetExtent(size);
		expect(outline, name).toMatch(/^(M[^MZ]+Z)+$/);
		expect(campus.x > 20 && campus.x < width - 20 && campus.y > 20 && campus.y < height - 20, name).toBe(
			true,
		);
	}
});

test('a state on both sides of the date line stays in one piece', () => {
	const aleutians: Ring[] = [
		[
			[-170, 52],
			[-160, 52],
			[-160, 58],
			[-170, 58],
			[-170, 52],
		],
		[
			[172, 52],
			[178, 52],
			[178, 54],
			[172, 54],
			[172, 52],
		],
	];
	const { outline } = drawSheet({ seed: 1, place: { lat: 55, long: -165 }, outline: aleutians }, 'card');
	const [mainland = ''] = (outline ?? '').split('Z');
	const across = mainland.match(/-?[\d.]+(?=,)/g)?.map(Number) ?? [];
	expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(100);
});

test('a campus on an island too small to widen the view is still on the sheet', () => {
	const { campus } = drawSheet({ ...aCampus, place: { lat: 42.5, long: -67 } }, 'card');
	expect(campus.x).toBeLessThan(400);
});

test('without an outline there are contours and a trail, and a campus to lead to', () => {
	const { outline, contours, trail, campus } = drawSheet({ ...aCampus, outline: null }, 'hero');
	expect(outline).toBeNull();
	expect(contours.length).toBeGreaterThan(6);
	expect(trail.endsWith(`${campus.x},${campus.y}`)).toBe(true);
});

test('a card weighs at most 24 kB and a hero at most 40', () => {
	const heaviest = (wanted: SheetSize) =>
		Math.max(
			...allSheets()
				.filter(({ size }) => size === wanted)
				.map(({ sheet }) => JSON.stringify(sheet).length),
		);
	expect(heaviest('card')).toBeLessThan(24_000);
	expect(heaviest('hero')).toBeLessThan(40_000);
	expect(JSON.stringify(allSteps(drawGround(7, 'tile'))).length).toBeLessThan(12_000);
});
