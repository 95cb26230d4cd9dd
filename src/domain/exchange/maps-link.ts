import { isPoint, type Point } from '#domain/geo.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** A pin's own place comes before the middle of the map that it was seen on. */
const FORMS = [
	new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
	new RegExp(`/maps/(?:search|place|dir)/${NUMBER},\\s*${NUMBER}`),
	new RegExp(`[?&](?:coordinate|ll|sll|q|query|daddr|destination)=(?:loc:)?${NUMBER},\\s*${NUMBER}`),
	new RegExp(`/@${NUMBER},${NUMBER}`),
];

/** The point that a link of Google Maps or Apple Maps names in itself; null when one would have to ask them. */
export function pointInMapsLink(link: string): Point | null {
	const plain = plainLink(link);
	for (const form of FORMS) {
		const [, lat, long] = form.exec(plain) ?? [];
		const point = { lat: Number(lat ?? Number.NaN), long: Number(long ?? Number.NaN) };
		if (isPoint(point)) return point;
	}
	return null;
}

function plainLink(link: string): string {
	try {
		return decodeURIComponent(link.slice(0, 2000)).replaceAll('+', ' ');
	} catch (error) {
		if (error instanceof URIError) return link;
		throw error;
	}
}
