import { expect, test } from 'vitest';
import { type Framed, middleOf } from '#domain/map/framing.ts';
import { type Camera, projectionOf } from '#domain/map/view.ts';
import { createStage } from '#map/stage.ts';
import { stopsAt } from '../domain/map/a-scene.ts';

const framed: Framed = { size: { width: 390, height: 270 }, covers: [], scale: 1 };
const [brown, yale] = stopsAt(217156, 130794);
if (!brown || !yale) throw new Error('Not bundled');
const opening = { points: [brown], closest: 9.5 };

const cameraOf = (stage: ReturnType<typeof createStage>): Camera | undefined => {
	const view = stage.shown.get()?.view;
	return view && { center: view.center, zoom: view.zoom };
};

test('a map opens as soon as its frame is measured, and again when that gets another size', () => {
	const stage = createStage(opening);
	expect(stage.shown.get()).toBeUndefined();
	stage.measure(framed);
	expect(cameraOf(stage)?.zoom).toBe(9.5);
	stage.open({ points: [brown, yale], closest: 9.5 }, true);
	const narrow = cameraOf(stage)?.zoom ?? 0;
	stage.measure({ ...framed, size: { width: 780, height: 540 } });
	expect(cameraOf(stage)?.zoom).toBeGreaterThan(narrow);
});

test('a map that somebody moved stays where it was put, whatever size its frame gets', () => {
	const stage = createStage(opening);
	stage.measure(framed);
	stage.zoomBy(-2);
	stage.measure({ ...framed, size: { width: 780, height: 540 } });
	expect(cameraOf(stage)?.zoom).toBe(7.5);
	stage.open(opening, true);
	expect(cameraOf(stage)?.zoom).toBe(9.5);
});

test('a cover that appears does not move the map, but a place that is chosen comes out from under it', () => {
	const stage = createStage(opening);
	stage.measure(framed);
	const before = cameraOf(stage);
	stage.measure({ ...framed, covers: [{ left: 0, top: 100, right: 390, bottom: 270 }] });
	expect(cameraOf(stage)).toEqual(before);
	stage.seek(brown);
	expect(cameraOf(stage)?.center.lat).toBeLessThan(before?.center.lat ?? 0);
	const clear = cameraOf(stage);
	stage.seek(brown);
	expect(cameraOf(stage)).toEqual(clear);
});

test('a place out of view is brought into the middle', () => {
	const stage = createStage(opening);
	stage.measure(framed);
	stage.seek(yale);
	expect(cameraOf(stage)?.center.long).toBeCloseTo(yale.long, 1);
});

test('while somebody else drives, the stage says where to go and follows', () => {
	const stage = createStage(opening);
	stage.measure(framed);
	const asked: { camera: Camera; isGentle: boolean }[] = [];
	stage.drive({ move: (camera, isGentle) => asked.push({ camera, isGentle }), resize: () => undefined });
	stage.zoomBy(1);
	expect(asked).toMatchObject([{ camera: { zoom: 10.5 }, isGentle: true }]);
	expect(cameraOf(stage)?.zoom).toBe(9.5);
	stage.follow({ center: brown, zoom: 10 }, false);
	expect(stage.shown.get()?.view.zoom).toBe(10);
	expect(stage.shown.get()?.rest.zoom).toBe(9.5);
	stage.follow({ center: brown, zoom: 10.5 }, true);
	expect(stage.shown.get()?.rest.zoom).toBe(10.5);
});

test('when its frame changes size, the driving map moves to show everything, instead of staying where it was', () => {
	const stage = createStage({ points: [brown, yale], closest: 9.5 });
	stage.measure(framed);
	const still = cameraOf(stage);
	let asked: Camera | undefined;
	stage.drive({
		move: (camera) => {
			asked = camera;
		},
		resize: () => still && stage.follow(still, true),
	});
	const small = { width: 320, height: 130 };
	stage.measure({ ...framed, size: small });
	const fresh = createStage({ points: [brown, yale], closest: 9.5 });
	fresh.measure({ ...framed, size: small });
	expect(asked).toEqual(cameraOf(fresh));
});

test('a sheet that rises over the foot of a map takes what was in view up with it, unless somebody moved the map', () => {
	const stage = createStage({ points: [brown, yale], closest: 9.5 });
	const tall = { ...framed, size: { width: 390, height: 640 } };
	stage.measure(tall);
	const spots = () => {
		const view = stage.shown.get()?.view;
		return [brown, yale].map(({ lat, long }) => view && projectionOf(view)({ lat, long }).y);
	};
	expect(Math.max(...spots().map(Number))).toBeGreaterThan(300);
	stage.measure({ ...tall, foot: 370 });
	for (const y of spots()) {
		expect(y).toBeGreaterThan(20);
		expect(y).toBeLessThan(250);
	}
	stage.zoomBy(1);
	const moved = cameraOf(stage);
	stage.measure({ ...tall, foot: 60 });
	expect(cameraOf(stage)).toEqual(moved);
});

test('the buttons zoom in on the middle of the map that a sheet leaves free', () => {
	const stage = createStage({ points: [brown], closest: 9.5 });
	stage.measure({ ...framed, size: { width: 390, height: 640 }, foot: 370 });
	const yOf = () => {
		const view = stage.shown.get()?.view;
		return view && projectionOf(view)(brown).y;
	};
	expect(yOf()).toBeCloseTo(135, 0);
	stage.zoomBy(2);
	expect(yOf()).toBeCloseTo(135, 0);
});

test('steps to the side move the map by so many pixels, and its middle is that of the part a sheet leaves free', () => {
	const stage = createStage({ points: [brown], closest: 9.5 });
	stage.panBy({ x: 1, y: 1 });
	const tall = { ...framed, size: { width: 390, height: 640 }, foot: 370 };
	stage.measure(tall);
	const middle = () => {
		const shown = stage.shown.get();
		return shown && middleOf(shown.view, shown);
	};
	expect(middle()?.lat).toBeCloseTo(brown.lat, 5);
	expect(middle()?.long).toBeCloseTo(brown.long, 5);
	stage.panBy({ x: 100, y: -50 });
	const view = stage.shown.get()?.view;
	const spot = view && projectionOf(view)(brown);
	expect(spot?.x).toBeCloseTo(95, 5);
	expect(spot?.y).toBeCloseTo(185, 5);
	// Whoever moved it finds it there when the sheet sinks.
	stage.measure({ ...tall, foot: 60 });
	expect(stage.shown.get()?.view.center).toEqual(view?.center);
});
