import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { MARK, placeMark } from './place-mark.ts';
import { degrees, type LegLine, legLines, xmlText } from './xml-parts.ts';

/**
 * Writes a trip as KML 2.2, for Google Earth and My Maps: one placemark per stop, one line per leg. A trip without a
 * name gets none.
 */
export function kmlFile(trip: Trip, legs: readonly (LegDrive | null)[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<kml xmlns="http://www.opengis.net/kml/2.2">',
		'<Document>',
		trip.name && `<name>${xmlText(trip.name)}</name>`,
		trip.notes && `<description>${xmlText(trip.notes)}</description>`,
		...trip.stops.map(placemark),
		...legLines(trip.stops, legs).map(line),
		'</Document>',
		'</kml>\n',
	]
		.filter(Boolean)
		.join('\n');
}

function placemark({ place, note }: Stop): string {
	return [
		`<Placemark><name>${xmlText(place.name)}</name>`,
		note && `<description>${xmlText(note)}</description>`,
		`<ExtendedData><Data name="${MARK}"><value>${xmlText(placeMark(place))}</value></Data></ExtendedData>`,
		`<Point><coordinates>${degrees(place.long)},${degrees(place.lat)}</coordinates></Point></Placemark>`,
	].join('');
}

function line({ name, words, points }: LegLine): string {
	const coordinates = points.map(([lat, long]) => `${long},${lat}`).join(' ');
	return [
		`<Placemark><name>${name}</name><description>${xmlText(words)}</description>`,
		`<LineString><tessellate>1</tessellate><coordinates>${coordinates}</coordinates></LineString></Placemark>`,
	].join('');
}
