import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { usesOsm } from '#domain/trips/uses-osm.ts';
import { MapCredit } from '#map/MapCredit.tsx';
import { aPlace } from '../domain/trips/builders.ts';

const drive = (by: LegDrive['by']): LegDrive => ({
	miles: 5,
	minutes: 10,
	by,
	directions: [],
	steps: [],
	line: new Float32Array(),
});
const campus = { place: aPlace() };

test.each([
	['a campus alone', [campus], [], false],
	['an imported hotel', [campus, { place: aPlace({ type: 'hotel', code: 'osm_node_7' }) }], [null], true],
	['a drive along the highways', [campus, campus], [drive('highways')], false],
	['a drive along the streets', [campus, campus], [null, drive('road')], true],
])(
	'a map of a trip with %s names OpenStreetMap where that is its source',
	(_what, stops, drives, isNamed) => {
		const withOsm = usesOsm(stops, drives);
		expect(withOsm).toBe(isNamed);
		expect(renderToStaticMarkup(createElement(MapCredit, { withOsm }))).toMatch(
			isNamed ? /GeoNames \(CC BY\), © OpenStreetMap contributors<\/p>$/ : /GeoNames \(CC BY\)<\/p>$/,
		);
	},
);
