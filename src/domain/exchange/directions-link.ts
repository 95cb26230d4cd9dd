import type { Point } from '#domain/geo.ts';
import { NUMBER, pointInText, pointOfTexts } from './written-point.ts';

/**
 * A place named by a link; the name is empty if the link gives only a point, the point null if only the service knows
 * it.
 */
export interface LinkedPlace {
	name: string;
	point: Point | null;
}

/** What follows the places in a path of Google's: the map's center, or what else it shows. */
const PATH_END = /^(?:@|data=|am=)/;
const HERE = /^(?:(?:my|your|current) location)?$/i;

/**
 * Lists the places in a directions link, in order and without repeats or the person's own location; none for other
 * links. Follows Google's documentation of Maps URLs, Apple's of Map Links and unified Maps URLs, and the addresses of
 * Google's own pages.
 */
export function placesInDirections(link: string): LinkedPlace[] {
	const [, path] = /\/maps\/dir\/([^?#]+)/.exec(link) ?? [];
	const places = (path === undefined ? namedIn(link) : segmentsOf(path))
		// Some pages write "'41.31,-72.92'", and "''" for the person's own location.
		.map((written) =>
			plainLink(written)
				.replace(/^'(.*)'$/, '$1')
				.trim(),
		)
		.filter((written) => !HERE.test(written))
		.map(placeOf);
	return eachOnce(path === undefined ? places : withPoints(places, plainLink(path)));
}

/** Returns the places not seen before, and marks them as seen: by the same name, at the same point. */
export function eachOnce(places: readonly LinkedPlace[], seen = new Set<string>()): LinkedPlace[] {
	return places.filter((place) => {
		const before = seen.size;
		return seen.add(JSON.stringify([place.name, place.point])).size > before;
	});
}

/** Decodes the escapes in a link, or in a part of one. */
export function plainLink(link: string): string {
	try {
		return decodeURIComponent(link.replaceAll('+', ' '));
	} catch {
		// A broken escape is kept as typed.
		return link;
	}
}

/** Returns the places in a link's parameters, start first: without a destination, there are no directions. */
function namedIn(link: string): string[] {
	const all = (name: string) =>
		[...link.matchAll(new RegExp(`[?&](?:${name})=([^&#]*)`, 'g'))].map(([, written = '']) => written);
	// Google's older links write "A to:B" for a route to B by way of A.
	const ends = all('destination|daddr').flatMap((end) => end.split(/(?:\+|%20)to:/));
	if (ends.length === 0) return [];
	const between = all('waypoints?').flatMap((some) => some.split(/\||%7C/i));
	return [...all('origin|saddr|source'), ...between, ...ends];
}

function segmentsOf(path: string): string[] {
	const segments = path.split('/');
	const end = segments.findIndex((segment) => PATH_END.test(segment));
	return end === -1 ? segments : segments.slice(0, end);
}

function placeOf(written: string): LinkedPlace {
	const point = pointInText(written);
	return { name: point ? '' : written, point };
}

/**
 * Google's pages write the points of named places after all the names, in order: the points can be assigned only if
 * there are as many.
 */
function withPoints(places: readonly LinkedPlace[], path: string): LinkedPlace[] {
	const points = [...path.matchAll(new RegExp(`!2m2!1d${NUMBER}!2d${NUMBER}`, 'g'))];
	const hasOne = ({ point }: LinkedPlace) => point === null || points.length === places.length;
	if (points.length !== places.filter(hasOne).length) return [...places];
	const inOrder = points.values();
	return places.map((place) => {
		const [, long, lat] = (hasOne(place) && inOrder.next().value) || [];
		return { ...place, point: place.point ?? pointOfTexts(lat, long) };
	});
}
