import { createRequire } from 'node:module';
import type { Position } from 'geojson';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Shapes } from '../../src/domain/map/packed-shapes.ts';
import { coarser, polygonsOf } from './coarser.ts';

const require = createRequire(import.meta.url);

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const NEIGHBOURS = [
	'Canada',
	'Mexico',
	'Cuba',
	'Bahamas',
	'Dominican Rep.',
	'Haiti',
	'Jamaica',
	'Turks and Caicos Is.',
	'Guatemala',
	'Belize',
	'Honduras',
	'El Salvador',
	'Greenland',
	'Cayman Is.',
	'Br. Virgin Is.',
];
const UNITED_STATES = 'United States of America';

/** Canada, Mexico and the islands (Natural Earth), coarser the farther they are from the border. */
export function neighbors(): Shapes {
	const world = coarser(readWorld(), pen);
	const objects = world.objects.countries.geometries.filter((country) =>
		NEIGHBOURS.includes(nameOf(country) ?? ''),
	);
	return objects
		.flatMap((country) => polygonsOf(world, country, 0.002))
		.filter(([ring = []]) => ring.some(([long = 0, lat = 0]) => lat < 66 && long < -50));
}

/** The land borders with Canada and Mexico, where two sources meet and do not quite agree. */
export function seams(): Shapes {
	const world = coarser(readWorld(), 2e-4);
	const lines = mesh(
		world,
		world.objects.countries,
		(a, b) => [a, b].some((side) => nameOf(side) === UNITED_STATES) && a !== b,
	);
	return lines.coordinates.map((line) => [line]);
}

function pen([long = 0, lat = 0]: Position): number {
	if (lat > 60 || long < -141) return 0.05;
	return lat > 51 || lat < 24 ? 0.01 : 2e-4;
}

const nameOf = (geometry: unknown) => (geometry as { properties?: { name?: string } }).properties?.name;

const readWorld = (): World => require('world-atlas/countries-10m.json');
