import type { Point } from '#domain/geo.ts';
import type { OsmWay } from './osm-file.ts';

/** Two colleges that a post road joins, a one-way street behind the second, and an island with a street of its own. */
const nodes = {
	northCollege: { lat: 42.0, long: -71.5 },
	elmStreet: { lat: 42.02, long: -71.5 },
	westEnd: { lat: 42.03, long: -71.52 },
	elmCorner: { lat: 42.03, long: -71.5 },
	halfWay: { lat: 42.04, long: -71.3 },
	avenueCorner: { lat: 42.03, long: -71.1 },
	eastEnd: { lat: 42.03, long: -71.08 },
	gate: { lat: 42.05, long: -71.1 },
	southCollege: { lat: 42.05, long: -71.08 },
	inn: { lat: 42.04, long: -71.06 },
	islandCollege: { lat: 41.7, long: -70.6 },
	islandQuay: { lat: 41.71, long: -70.6 },
} satisfies Record<string, Point>;

const street = (name: string, along: (keyof typeof nodes)[], tags: Record<string, string> = {}): OsmWay => ({
	tags: { highway: 'residential', name, ...tags },
	nodes: along.map((node) => Object.keys(nodes).indexOf(node) + 1),
});

export const smallMap = {
	...nodes,
	/** At sea, far from every road. */
	atSea: { lat: 40.5, long: -69 },
};

export const mapFile = {
	nodes: Object.values(nodes),
	ways: [
		street('Elm Street', ['northCollege', 'elmStreet', 'elmCorner']),
		street('Post Road', ['westEnd', 'elmCorner', 'halfWay', 'avenueCorner', 'eastEnd'], {
			highway: 'primary',
			ref: 'US 20',
		}),
		street('College Avenue', ['avenueCorner', 'gate']),
		street('Chapel Lane', ['gate', 'southCollege']),
		street('Inn Lane', ['southCollege', 'inn', 'eastEnd'], { oneway: 'yes' }),
		street('Island Road', ['islandCollege', 'islandQuay']),
	],
};
