import * as z from 'zod/mini';
import { isWebAddress, withScheme } from '#domain/forms/web-address.ts';
import { MILES_PER_METER, type Point, roundedMilesBetween } from '#domain/geo.ts';
import { type FoundPlace, isSamePlace } from '#domain/places/found-place.ts';
import { normalise } from '#domain/search/normalise.ts';
import { shortened } from '#server/html/plain-text.ts';
import { serviceAddress } from '#server/outside/address.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { askJson, unavailable } from '#server/outside/ask-json.ts';

/** Overpass stops a little before we do. */
const TIMEOUT_S = 25;
const TIMEOUT_MS = 30_000;
const MOST_BYTES = 8_000_000;
const MOST_PLACES = 3000;

/** Environment variable for OpenStreetMap. */
export const overpassVariables = {
	OVERPASS_URL: z.optional(serviceAddress('https://overpass-api.de/api/interpreter')),
};

/** OpenStreetMap's keys and values for each kind of place. */
const kinds = [
	['hotel', 'tourism', 'hotel|motel|guest_house|hostel'],
	['restaurant', 'amenity', 'restaurant|cafe|fast_food|pub|ice_cream'],
	['poi', 'tourism', 'museum|gallery|attraction|viewpoint|zoo|aquarium|theme_park'],
	['poi', 'amenity', 'theatre|arts_centre|planetarium'],
	['poi', 'leisure', 'nature_reserve|garden'],
] as const;

const text = z.optional(z.string());
const elementSchema = z.object({
	type: z.enum(['node', 'way', 'relation']),
	id: z.int(),
	lat: z.optional(z.number()),
	lon: z.optional(z.number()),
	center: z.optional(z.object({ lat: z.number(), lon: z.number() })),
	tags: z.catchall(z.object({ name: z.string() }), text),
});
const answerSchema = z.object({
	/** An error on the way; the results so far come along with it. */
	remark: text,
	elements: z.array(elementSchema),
});

interface Around extends Point {
	miles: number;
}

/** Each place's city and state are as the map names them; empty when the map does not. */
export type AskOverpass = (around: Around) => Promise<Omit<FoundPlace, 'isHere'>[]>;

/** Connects to an Overpass server for places around a point, nearest first. @throws Problem `service_unavailable` */
export function createOverpass(address: string, ask: AskOutside, publicUrl: string): AskOverpass {
	const url = new URL(address);
	const service = `OpenStreetMap (${url.host})`;
	const headers = {
		'Content-Type': 'application/x-www-form-urlencoded',
		'User-Agent': `CollegeTourTrails (${publicUrl})`,
	};
	return async (around) => {
		const body = new URLSearchParams({ data: questionOf(around) }).toString();
		const request = { url, method: 'POST' as const, headers, body };
		const limits = { mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS };
		const answer = await askJson(ask, { ...request, ...limits, service, schema: answerSchema });
		// Partial results would look complete.
		if (answer.remark !== undefined)
			throw unavailable(`${service} did not finish: ${shortened(answer.remark, 120)}. Look less far.`);
		if (answer.elements.length >= MOST_PLACES)
			throw unavailable(`${service} knows more than ${MOST_PLACES} places there. Look less far.`);
		const found = answer.elements.flatMap((element) => placeOf(element, around));
		found.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.place_id.localeCompare(b.place_id));
		return onlyOnce(found);
	};
}

function questionOf({ lat, long, miles }: Around): string {
	const circle = `(around:${Math.round(miles / MILES_PER_METER)},${lat},${long})`;
	const wanted = kinds.map(([, key, values]) => `nwr${circle}[name][${key}~"^(${values})$"];`);
	return `[out:json][timeout:${TIMEOUT_S}];(${wanted.join('')});out center ${MOST_PLACES};`;
}

type Element = z.infer<typeof elementSchema>;

/** Returns nothing for a place without a position, or outside the requested area. */
function placeOf({ type, id, tags, center, ...node }: Element, around: Around) {
	const { lat, lon: long } = center ?? node;
	const kind = kinds.find(([, key, values]) => values.split('|').includes(tags[key] ?? ''))?.[0];
	const name = shortened(tags.name.trim(), 120);
	if (lat === undefined || long === undefined || !kind || !name) return [];
	const distance = roundedMilesBetween(around, { lat, long });
	// A large park is near even when its center is not; anything beyond that is an error.
	if (distance > around.miles * 2) return [];
	return [
		{
			place_id: `osm_${type}_${id}`,
			name,
			type: kind,
			lat,
			long,
			distance,
			city: shortened(tags['addr:city']?.trim() ?? '', 80),
			state_abbreviation: tags['addr:state'] ?? '',
			note: noteOf(tags),
			phone: phoneOf(tags.phone ?? tags['contact:phone'] ?? ''),
			website: websiteOf(tags.website ?? tags['contact:website'] ?? ''),
		},
	];
}

/** The place's kind in a word or two: "Pizza", "Museum". */
function noteOf({ cuisine, tourism, amenity, leisure }: Element['tags']): string {
	const words = (cuisine?.split(';')[0] ?? tourism ?? amenity ?? leisure ?? '').replaceAll('_', ' ').trim();
	return shortened(words.charAt(0).toUpperCase() + words.slice(1), 60);
}

/** The first number in American notation; null when it is not a US number. */
function phoneOf(given: string): string | null {
	const digits = (given.split(/[;,]/)[0] ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
	return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : null;
}

function websiteOf(given: string): string | null {
	const address = withScheme((given.split(';')[0] ?? '').trim());
	return isWebAddress(address) && address.length <= 2000 ? address : null;
}

/** A building and the point inside it are the same place. */
function onlyOnce<Found extends Parameters<typeof isSamePlace>[0]>(places: Found[]): Found[] {
	const byName = new Map<string, Found[]>();
	return places.filter((place) => {
		const name = normalise(place.name);
		const others = byName.get(name) ?? [];
		const isNew = !others.some((other) => isSamePlace(other, place));
		if (isNew) byName.set(name, [...others, place]);
		return isNew;
	});
}
