import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounds } from '#domain/map/bounds.ts';
import { cameraFor, type Framed, type Opening } from '#domain/map/framing.ts';
import { collegesMap } from '#domain/map/scenes.ts';
import { boxOver, isWithin, overlaps, pointAt, projectionOf } from '#domain/map/view.ts';
import { stopsAt } from './a-scene.ts';

/** The planner's map on a phone of 320 px: three buttons at its foot, and the sheet's edge below them. */
const smallPhone: Framed = {
	size: { width: 320, height: 228 },
	covers: [
		{ left: 160, top: 154, right: 308, bottom: 198 },
		{ left: 0, top: 208, right: 320, bottom: 228 },
	],
	scale: 1,
};
const desktop: Framed = {
	size: { width: 840, height: 740 },
	covers: [
		{ left: 784, top: 12, right: 828, bottom: 160 },
		{ left: 0, top: 720, right: 310, bottom: 740 },
	],
	scale: 1,
};
const boston = stopsAt(130794, 217156, 168148, 164924, 164988, 168218, 166027);

function hiddenIn(opening: Opening, framed: Framed) {
	const { size, covers, scale } = framed;
	const project = projectionOf({ ...cameraFor(opening, framed), ...size });
	return opening.points.filter((point) => {
		const marker = boxOver(project(point), 16 * scale, 20 * scale);
		return !isWithin(marker, size) || covers.some((cover) => overlaps(cover, marker));
	});
}

test('no stop opens under a button, the sheet, the credit or the edge', () => {
	expect(hiddenIn({ points: boston, closest: 9.5 }, smallPhone)).toEqual([]);
	expect(hiddenIn({ points: boston, closest: 9.5 }, desktop)).toEqual([]);
});

test('nor with letters and markers twice the size', () => {
	const large = {
		...smallPhone,
		scale: 1.23,
		covers: [
			{ left: 116, top: 142, right: 308, bottom: 198 },
			{ left: 0, top: 188, right: 320, bottom: 228 },
		],
	};
	expect(hiddenIn({ points: boston, closest: 9.5 }, large)).toEqual([]);
});

test('wherever a trip goes, its stops stay clear of the controls over the map', () => {
	const points = fc.array(
		fc.record({
			lat: fc.double({ min: 25, max: 48, noNaN: true }),
			long: fc.double({ min: -124, max: -68, noNaN: true }),
		}),
		{ minLength: 1, maxLength: 10 },
	);
	fc.assert(
		fc.property(points, fc.constantFrom(smallPhone, desktop), (some, framed) => {
			expect(hiddenIn({ points: some, closest: 9.5 }, framed)).toEqual([]);
		}),
	);
});

test('before there is a stop, the part of the map above the sheet shows the middle of the country', () => {
	const middle = { lat: 38.6, long: -96.4 };
	const start = { center: middle, zoom: 3, usual: { width: 700, height: 420 }, canGrow: false };
	for (const foot of [0, 370, 500]) {
		const size = { width: 390, height: 640 };
		const camera = cameraFor({ points: [], closest: 9.5, start }, { size, covers: [], scale: 1, foot });
		const { x, y } = projectionOf({ ...camera, ...size })(middle);
		expect([x, y].map(Math.round)).toEqual([195, (640 - foot) / 2]);
	}
});

test('a single stop is shown as close up as asked, with its town around it', () => {
	const [brown] = stopsAt(217156);
	if (!brown) throw new Error('Brown is not bundled');
	const camera = cameraFor({ points: [brown], closest: 9.5 }, desktop);
	expect(camera.zoom).toBe(9.5);
	const { x, y } = projectionOf({ ...camera, ...desktop.size })(brown);
	expect(Math.hypot(x - 420, y - 370)).toBeLessThan(40);
});

test('a state opens as its editors framed it, and a smaller frame shows as much', () => {
	const start = {
		center: { lat: 42.07, long: -71.72 },
		zoom: 6.7,
		usual: { width: 640, height: 480 },
		canGrow: true,
	};
	const framed = (width: number, height: number): Framed => ({
		size: { width, height },
		covers: [],
		scale: 1,
	});
	const opening = { points: [], closest: 10, start };
	expect(cameraFor(opening, framed(640, 480))).toMatchObject({ zoom: 6.7 });
	expect(cameraFor(opening, framed(320, 240)).zoom).toBeCloseTo(5.7);
	expect(cameraFor({ ...opening, start: { ...start, canGrow: false } }, framed(1280, 960)).zoom).toBe(6.7);
});

test('a trip from coast to coast stays clear of a phone’s sheet and of the buttons above it', () => {
	const stops = [
		{ lat: 47.66, long: -122.3 },
		{ lat: 40.01, long: -105.27 },
		{ lat: 41.32, long: -72.92 },
	];
	const covers = [
		{ left: 230, top: 217, right: 378, bottom: 261 },
		{ left: 0, top: 271, right: 390, bottom: 644 },
	];
	const framed = { size: { width: 390, height: 644 }, foot: 373, covers, scale: 1 };
	expect(hiddenIn({ points: stops, closest: 12 }, framed)).toEqual([]);
});

test('no map shows anything beyond the bounds', () => {
	const [hawaii] = [{ lat: 21.3, long: -157.9 }];
	const size = { width: 1900, height: 900 };
	const view = { ...cameraFor({ points: [hawaii], closest: 1.5 }, { size, covers: [], scale: 1 }), ...size };
	expect(pointAt(view, { x: 0, y: 0 }).long).toBeGreaterThanOrEqual(bounds.west - 1e-6);
	expect(pointAt(view, { x: 1900, y: 900 }).long).toBeLessThanOrEqual(bounds.east + 1e-6);
});

test('a point survives projection and back, and Guam is west of Hawaii', () => {
	const view = { center: { lat: 20, long: -180 }, zoom: 2, width: 800, height: 400 };
	const project = projectionOf(view);
	const hawaii = { lat: 21.3, long: -157.9 };
	const back = pointAt(view, project(hawaii));
	expect(back.lat).toBeCloseTo(hawaii.lat);
	expect(back.long).toBeCloseTo(hawaii.long);
	expect(project({ lat: 13.4, long: 144.8 }).x).toBeLessThan(project(hawaii).x);
});

test('a region opens around its mainland, the map of an island state around its colleges', () => {
	const college = (ipeds_id: number, lat: number, long: number) => ({ ipeds_id, name: '', lat, long });
	const [reed, manoa] = [college(209922, 45.48, -122.63), college(141574, 21.3, -157.82)];
	const { scene, opening } = collegesMap('West', [reed, manoa]);
	expect(opening.points).toEqual([reed]);
	expect(scene.pins.map(({ id }) => id)).toEqual(['209922', '141574']);
	const hawaii = { state_abbreviation: 'HI', center_lat: 20.6, center_long: -157.4, default_zoom: 6 };
	expect(collegesMap('Hawaii', [manoa], hawaii).opening.points).toEqual([manoa]);
});
