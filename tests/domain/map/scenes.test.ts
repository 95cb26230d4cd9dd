import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cameraFor, type Framed } from '#domain/map/framing.ts';
import { groundLayer, layerNames } from '#domain/map/ground-layers.ts';
import { layOut } from '#domain/map/lay-out.ts';
import { roadLines, roadsIn } from '#domain/map/roads.ts';
import { collegesMap, guideMap, type MapPlan } from '#domain/map/scenes.ts';
import type { PlaceType } from '#domain/places/place.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import bundled from '../../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { readPacked } from '../../read-packed.ts';
import { base, stopsAt, towns } from './a-scene.ts';

const lines = roadLines(unpackRoads(readPacked('highways.bin')));
const phone: Framed = { size: { width: 342, height: 270 }, covers: [], scale: 1 };
const wide: Framed = { size: { width: 682, height: 545 }, covers: [], scale: 1 };
const covered: Framed = {
	size: { width: 390, height: 640 },
	covers: [
		{ left: 338, top: 8, right: 382, bottom: 140 },
		{ left: 0, top: 590, right: 390, bottom: 640 },
	],
	foot: 180,
	scale: 1.3,
};

const tenth = (pixels: number) => Math.round(pixels * 10) / 10;

/** All that shows of a plan in a frame: where the map opens, its ground, its roads, its markers and its names. */
function draw({ scene, opening }: MapPlan, framed: Framed) {
	const view = { ...cameraFor(opening, framed), ...framed.size };
	const roads = roadsIn(view, lines);
	const { covers, scale } = framed;
	const laid = layOut(scene, { ...roads, view, covers, scale, base, towns });
	return {
		camera: [view.center.lat, view.center.long, view.zoom].map((value) => value.toFixed(4)).join(' '),
		markers: laid.marks.map(
			({ pins, aside, room, isAside, isNamed }) =>
				`${pins.map(({ id }) => id)} ${tenth(aside.x)} ${tenth(aside.y)} ${tenth(room)} ${isAside} ${isNamed}`,
		),
		names: laid.labels.map(
			({ kind, lines: words, point, aside, anchor, hasDot }) =>
				`${kind} ${words.join('|')} ${point.lat.toFixed(3)} ${point.long.toFixed(3)} ${tenth(aside.x)} ${tenth(aside.y)} ${anchor} ${hasDot}`,
		),
		ground: layerNames
			.map((name) => ({ name, ...groundLayer(name, view, base.shapes) }))
			.filter(({ path }) => path !== ''),
		roads: [roads.interstates, roads.others],
		isSmall: laid.isSmall,
	};
}

const printOf = (drawing: object) =>
	createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 16);

const collegesOf = (...states: string[]) =>
	bundled.filter(({ state_abbreviation }) => states.includes(state_abbreviation));
const massachusetts = {
	state_abbreviation: 'MA',
	center_lat: 42.2,
	center_long: -71.8,
	default_zoom: 8,
} as const;
const aState = collegesMap('Massachusetts', collegesOf('MA'), massachusetts);
const aSmallState = collegesMap('Rhode Island', collegesOf('RI'));
const newEngland = collegesMap('New England', collegesOf('CT', 'MA', 'ME', 'NH', 'RI', 'VT'));
const theWest = collegesMap('the West', collegesOf('AK', 'CA', 'HI', 'OR', 'WA'));

const campus = { name: 'Boston College', lat: 42.3355, long: -71.1685 };
const kinds: PlaceType[] = ['hotel', 'restaurant', 'poi', 'airport'];
const places = Array.from({ length: 14 }, (_, at) => ({
	place_id: `place-${at}`,
	type: kinds[at % 4] as PlaceType,
	name: `The ${['Old', 'Small', 'Commonwealth Avenue'][at % 3]} Place ${at}`,
	lat: campus.lat + Math.cos(at * 2) * 0.006 * (1 + at / 2),
	long: campus.long + Math.sin(at * 2) * 0.006 * (1 + at / 2),
	distance: (14 - at) / 3,
}));

const stops = stopsAt(130794, 217156, 168148, 164924, 164988, 168218, 166027);
const aTrip: MapPlan = {
	label: 'Map of the trip',
	scene: { pins: stops, chosen: '164988', legs: [{ points: stops }] },
	opening: { points: stops, closest: 9.5 },
};
const onPaper: MapPlan = { ...aTrip, scene: { ...aTrip.scene, isOnPaper: true } };
const across = stopsAt(110635, 228778, 168148, 164924, 164988, 168218, 166027);
const acrossTheLand: MapPlan = {
	label: 'Map of the trip',
	scene: { pins: across, legs: [{ points: across }] },
	opening: { points: across, closest: 9.5 },
};

test.each([
	['of a state, on a computer', aState, wide, '8eabfe9530543ee5'],
	['of a state, on a phone', aState, phone, '70d010728db2968b'],
	['of a state, under buttons and a sheet, with large letters', aState, covered, 'ff2d4aba6b098ab4'],
	['of a state with few colleges, on a phone', aSmallState, phone, '76ab8599cff36a29'],
	['of a region, on a computer', newEngland, wide, 'fd6c425833773201'],
	['of a region with islands, on a computer', theWest, wide, '19de489b14e61cc7'],
	['of a guide, on a computer', guideMap(campus, places), wide, '65068e82b6ab44d5'],
	['of a guide, on a phone', guideMap(campus, places), phone, '45bc6bc46a55d18f'],
	[
		'of a guide with its hotels alone',
		guideMap(campus, places, (type) => type === 'hotel'),
		phone,
		'9dec56330fc1e497',
	],
	['of a trip, on a phone', aTrip, phone, 'a16e331aec7d13e2'],
	['of a trip, under buttons and a sheet, with large letters', aTrip, covered, '196148f670a11167'],
	['of a trip, on paper', onPaper, { ...phone, scale: 0.82 }, '5c42728f319485fb'],
	['of a trip across the land, on a computer', acrossTheLand, wide, '1d8998f7646f8cd4'],
	['of a trip across the land, on a phone', acrossTheLand, phone, '405d1e3f470a3563'],
])('the map %s is drawn the same on every device, today and next year', (_, plan, framed, print) => {
	expect(printOf(draw(plan, framed))).toBe(print);
});

test('a map says whose colleges or surroundings it shows, and a college on it leads to its guide', () => {
	expect(aState.label).toBe('Map of the colleges of Massachusetts');
	expect(guideMap(campus, []).label).toBe('Map of the surroundings of Boston College');
	expect(aSmallState.scene.pins.map(({ href }) => href)).toContain('/college/217156');
	expect(aSmallState.scene.isCrowded).toBe(false);
	expect(aSmallState.scene).not.toHaveProperty('home');
});
