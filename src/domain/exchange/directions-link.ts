import type { Point } from '#domain/geo.ts';
import { NUMBER, pointInText, pointOfTexts } from './written-point.ts';

/**
 * A place that a link names: the name is empty where it gives only a point, the point null where only a service knows
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
 * The places of a directions link, in order and each once, where it does not begin from where the person is; none for
 * other links. As Google documents its Maps URLs and Apple its Map Links and unified Maps URLs, and as Google's pages
 * write their own address.
 */
export function placesInDirections(link: string): LinkedPlace[] {
	const [, path] = /\/maps\/dir\/([^?#]+)/.exec(link) ?? [];
	const places = (path === undefined ? namedIn(link) : segmentsOf(path))
		// Some pages write "'41.31,-72.92'", and "''" for where the person is.
		.map((written) =>
			plainLink(written)
				.replace(/^'(.*)'$/, '$1')
				.trim(),
		)
		.filter((written) => !HERE.test(written))
		.map(placeOf);
	return eachOnce(path === undefined ? places : withPoints(places, plainLink(path)));
}

/** The places that were not seen yet, which then are: of the same name, at the same point. */
export function eachOnce(places: readonly LinkedPlace[], seen = new Set<string>()): LinkedPlace[] {
	return places.filter((place) => {
		const before = seen.size;
		return seen.add(JSON.stringify([place.name, place.point])).size > before;
	});
}

/** A link, or a part of one, with its escapes read. */
export function plainLink(link: string): string {
	try {
		return decodeURIComponent(link.replaceAll('+', ' '));
	} catch {
		// A broken escape is read as it was typed.
		return link;
	}
}

/** What a link's parameters say, start first: without a destination it has no directions. */
function namedIn(link: string): string[] {
	const all = (name: string) =>
		[...link.matchAll(new RegExp(`[?&](?:${name})=([^&#]*)`, 'g'))].map(([, written = '']) => written);
	// Google's older links write "A to:B" for a way by A to B.
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
 * Google's pages write the points of named places behind all names, in order: whose they are is certain when there are
 * as many.
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
