import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import { placeMark } from './place-mark.ts';
import { degrees, type LegLine, legLines, xmlText } from './xml-parts.ts';

/**
 * Writes a trip as GPX 1.1: its stops as waypoints and as a route, each drive as a track. A trip without a name gets
 * none.
 */
export function gpxFile(trip: Trip, legs: readonly (LegDrive | null)[]): string {
	const name = trip.name && `<name>${xmlText(trip.name)}</name>`;
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<gpx version="1.1" creator="College Tour Trails" xmlns="http://www.topografix.com/GPX/1/1">',
		`<metadata>${name}${trip.notes ? `<desc>${xmlText(trip.notes)}</desc>` : ''}</metadata>`,
		...trip.stops.map((stop) => point('wpt', stop)),
		`<rte>${name}`,
		...trip.stops.map((stop) => point('rtept', stop)),
		'</rte>',
		...legLines(trip.stops, legs).map(track),
		'</gpx>\n',
	].join('\n');
}

function point(element: 'wpt' | 'rtept', { place, note }: Stop): string {
	const town = [place.city, place.state].filter(Boolean).join(', ');
	return [
		`<${element} lat="${degrees(place.lat)}" lon="${degrees(place.long)}">`,
		`<name>${xmlText(place.name)}</name>`,
		town && `<cmt>${xmlText(town)}</cmt>`,
		note && `<desc>${xmlText(note)}</desc>`,
		`<type>${xmlText(placeMark(place))}</type>`,
		`</${element}>`,
	].join('');
}

function track({ name, words, points }: LegLine): string {
	const marks = points.map(([lat, long]) => `<trkpt lat="${lat}" lon="${long}"/>`);
	return `<trk><name>${name}</name><desc>${xmlText(words)}</desc><trkseg>${marks.join('')}</trkseg></trk>`;
}
