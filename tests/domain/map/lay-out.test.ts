import { expect, test } from 'vitest';
import { cameraFor } from '#domain/map/framing.ts';
import { layOut } from '#domain/map/lay-out.ts';
import { isOnLand, judgedGround } from '#domain/map/on-ground.ts';
import { HALO, type MapPin, markerHalf, pileLabel, pileWords, pinLabel } from '#domain/map/pin.ts';
import type { Scene } from '#domain/map/scene.ts';
import {
	boxOver,
	isWithin,
	overlaps,
	projectionOf,
	type Size,
	type View,
	worldWidth,
} from '#domain/map/view.ts';
import { around, base, pinsIn, stopsAt } from './a-scene.ts';

const phone: Size = { width: 390, height: 270 };
const yaleToBoston = [130794, 217156, 168148, 164924, 164988, 168218, 166027];

function open(pins: MapPin[], size: Size, scene: Partial<Scene> = {}) {
	const view: View = {
		...cameraFor({ points: pins, closest: 9.5 }, { size, covers: [], scale: 1 }),
		...size,
	};
	const laid = layOut({ pins, ...scene }, around(view));
	const project = projectionOf(view);
	const marks = laid.marks.map((mark) => {
		const home = project(mark.pins[0]);
		const at = { x: home.x + mark.aside.x, y: home.y + mark.aside.y };
		const half = markerHalf(mark.pins[0].kind, laid.isSmall);
		return { ...mark, home, at, box: boxOver(at, half.x, half.y) };
	});
	return { ...laid, marks, view };
}

test('no marker covers another, on a phone with seven stops around Boston', () => {
	const { marks } = open(stopsAt(...yaleToBoston), phone);
	for (const [at, { box }] of marks.entries())
		for (const other of marks.slice(at + 1)) expect(overlaps(box, other.box)).toBe(false);
	expect(marks.flatMap(({ pins }) => pins)).toHaveLength(7);
});

test('a marker that steps aside stays on land: Boston University is not at sea', () => {
	const { marks, view } = open(stopsAt(...yaleToBoston), phone);
	const ground = judgedGround(view, base);
	for (const { pins, at } of marks) expect(isOnLand(ground, at), pins[0].name).toBe(true);
});

test('zoomed out so far that a leader would span states, neighbors share a marker instead of being shown in another state', () => {
	const acrossTheLand = stopsAt(110635, 228778, 168148, 164924, 164988, 168218, 166027);
	const { marks, view } = open(acrossTheLand, phone);
	const ground = judgedGround(view, base);
	for (const { pins, at } of marks) expect(isOnLand(ground, at), pins[0].name).toBe(true);
	const boston = marks.filter(({ pins }) => pins.some(({ lat }) => lat > 42 && lat < 43));
	for (const { aside } of boston) expect(Math.hypot(aside.x, aside.y)).toBeLessThan(60);
	expect(boston.flatMap(({ pins }) => pins)).toHaveLength(5);
});

test('the chosen stop never shares a marker', () => {
	const pins = stopsAt(110635, 228778, 168148, 164924, 164988, 168218, 166027);
	for (const { id } of pins) {
		const { marks } = open(pins, phone, { chosen: id });
		expect(marks.find((mark) => mark.pins[0].id === id)).toBeDefined();
	}
});

test('a marker that would hide another’s place steps aside too, so that both dots are seen', () => {
	const [brown] = stopsAt(217156);
	if (!brown) throw new Error('Brown is not bundled');
	const next = { ...brown, id: 'next', lat: brown.lat + 0.001 };
	const { marks } = open([brown, next], phone);
	const view = open([brown], phone).view;
	const laid = layOut({ pins: [brown, next] }, around(view));
	expect(laid.marks.map(({ isAside }) => isAside)).toEqual([true, true]);
	expect(marks).toHaveLength(2);
});

test('a marker under a button steps out from beneath it', () => {
	const pins = stopsAt(217156);
	const { view } = open(pins, phone);
	const button = { left: 190, top: 130, right: 234, bottom: 174 };
	const [mark] = layOut({ pins }, around(view, [button])).marks;
	const at = { x: 195 + (mark?.aside.x ?? 0), y: 135 + (mark?.aside.y ?? 0) };
	expect(mark?.isAside).toBe(true);
	expect(overlaps(boxOver(at, 13, 17), button)).toBe(false);
});

test('the frame’s edge cuts off no marker, nor its halo', () => {
	const pins = stopsAt(217156);
	const size = { width: 120, height: 90 };
	const { view } = open(pins, size);
	for (const x of [15, 60, 105]) {
		const long = view.center.long - ((x - 60) * 360) / worldWidth(view.zoom);
		const [mark] = layOut({ pins }, around({ ...view, center: { ...view.center, long } })).marks;
		const at = { x: x + (mark?.aside.x ?? 0), y: 45 + (mark?.aside.y ?? 0) };
		expect(isWithin(boxOver(at, 13.5 + HALO, 17.5 + HALO), size)).toBe(true);
	}
});

test('a touch target is 44 px, or the distance to the next marker, and never less than 24', () => {
	const alone = open(stopsAt(130794, 217156), phone).marks;
	expect(alone.map(({ room }) => room)).toEqual([44, 44]);
	for (const isCrowded of [false, true]) {
		const { marks } = open(pinsIn('MA'), { width: 342, height: 270 }, { isCrowded });
		for (const [at, { room, at: spot }] of marks.entries()) {
			expect(room).toBeGreaterThanOrEqual(24);
			for (const other of marks.slice(at + 1)) {
				const apart = Math.max(Math.abs(spot.x - other.at.x), Math.abs(spot.y - other.at.y));
				expect(apart).toBeGreaterThanOrEqual((room + other.room) / 2 - 1e-9);
			}
		}
	}
});

test('the map of the capital names all four of its colleges, on a phone and on a computer', () => {
	for (const size of [
		{ width: 342, height: 237 },
		{ width: 682, height: 545 },
	]) {
		const start = {
			center: { lat: 38.89, long: -77.01 },
			zoom: 10.2,
			usual: { width: 640, height: 480 },
			canGrow: true,
		};
		const pins = pinsIn('DC');
		const view = {
			...cameraFor({ points: pins, closest: 10, start }, { size, covers: [], scale: 1 }),
			...size,
		};
		const { labels } = layOut({ pins, isNaming: true, home: 'DC' }, around(view));
		const named = labels.filter(({ kind }) => kind === 'pin').map(({ lines }) => lines.join(' '));
		expect(named.sort()).toEqual(pins.map(({ name }) => name).sort());
	}
});

test('the map of a state names its towns, and its colleges where there is room', () => {
	const { labels } = open(
		pinsIn('MA'),
		{ width: 682, height: 545 },
		{ isCrowded: true, isNaming: true, home: 'MA' },
	);
	const named = (kind: string) =>
		labels.filter((label) => label.kind === kind).map(({ lines }) => lines.join(' '));
	expect(named('town')).toContain('Springfield');
	expect(named('pin')).toContain('Williams College');
	expect(named('pin').length).toBeGreaterThanOrEqual(5);
});

test('a single stop has the name of its town beside it', () => {
	const { labels } = open(stopsAt(217156), phone);
	expect(labels.map(({ lines }) => lines[0])).toContain('Providence');
	expect(labels.length).toBeGreaterThan(3);
});

test('a marker names its stop, and a shared one names all of its stops', () => {
	const [brown, tufts, bc] = stopsAt(217156, 168148, 164924) as [MapPin, MapPin, MapPin];
	expect(pinLabel(brown)).toBe('Stop 1, Brown University');
	expect(pinLabel({ ...brown, kind: 'poi', name: 'Arnold Arboretum', number: undefined as never })).toBe(
		'Sight, Arnold Arboretum',
	);
	expect(pileLabel([brown, tufts, bc])).toBe(
		'Brown University, Tufts University and Boston College. Zoom in',
	);
	expect(pileWords([brown, tufts, bc])).toBe('1–3');
	expect(pileWords([brown, bc])).toBe('1,3');
	expect(pileWords([{ ...brown, kind: 'hotel', number: undefined as never }, bc])).toBe('×2');
});

test('a marker is not labeled with the smaller of two towns beneath it, even where only that name fits', () => {
	// New Haven and Hamden, at the edge of a printed sketch.
	const [size, scale, pins] = [{ width: 278, height: 330 }, 0.82, stopsAt(...yaleToBoston)];
	const view = { ...cameraFor({ points: pins, closest: 9 }, { size, covers: [], scale }), ...size };
	const { labels } = layOut({ pins, legs: [{ points: pins }], isOnPaper: true }, { ...around(view), scale });
	const words = labels.flatMap(({ lines }) => lines);
	expect(words).toContain('Hartford');
	expect(words).not.toContain('Hamden');
});
