import { gpx, kml } from '@tmcw/togeojson';
import { loadCampuses, noListWords } from '#content/campuses.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import {
	type Feature,
	noteOf,
	type PlaceInFile,
	placesOfFeatures,
	placesOfLinks,
} from '#domain/exchange/found-places.ts';
import { LARGEST_FILE } from '#domain/exchange/import-fault.ts';
import { hasGuideLink, isMapsLink } from '#domain/exchange/maps-link.ts';
import { knownCampuses, MOST_PLACES, recognize } from '#domain/exchange/recognize.ts';
import { withDecimalPoint } from '#domain/exchange/written-point.ts';
import { milesBetween, ONE_PLACE_MILES } from '#domain/geo.ts';
import { readJson } from '#domain/read-json.ts';
import { cutName } from '#domain/trips/propose-name.ts';
import { noContent, type TripContent } from '#domain/trips/trip-content.ts';
import { decodeText } from './decode-text.ts';
import { ownTrip, type Read, type ReadCode } from './importable.ts';
import { readKmz } from './read-kmz.ts';
import { readOwnFile } from './read-own-file.ts';
import { readTable } from './read-table.ts';
import { readXml } from './read-xml.ts';
import { readTripCode } from './trip-qr.ts';

/** What a file says about all its places together. */
type Head = Pick<TripContent, 'name' | 'notes'>;
const NO_HEAD: Head = { name: '', notes: '' };

/** Reads a file by its content, not its name. Any bytes are safe to pass. */
export async function readFile(file: Blob): Promise<Read> {
	if (file.size > LARGEST_FILE) return { fault: { kind: 'too_large' } };
	const bytes = new Uint8Array(await file.arrayBuffer());
	const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
	const unzipped = isZip ? await readKmz(bytes) : { kml: bytes };
	if ('fault' in unzipped) return unzipped;
	const text = decodeText(unzipped.kml);
	return text === null ? { fault: { kind: 'not_text' } } : readText(text);
}

/** Reads pasted text: links, or the text of a file. */
export async function readPasted(text: string): Promise<Read> {
	const read = await readText(text);
	const isNothing = 'fault' in read && ['unknown_kind', 'no_places'].includes(read.fault.kind);
	return isNothing ? { fault: { kind: 'no_links' } } : read;
}

async function readText(text: string): Promise<Read> {
	const start = text.trimStart().slice(0, 20);
	if (start === '') return { fault: { kind: 'no_places' } };
	// Not a file: a link in brackets, as in "<https://maps.app.goo.gl/abc>", or words in them, as in "[Day 1]".
	if (/^[<[{]https?:/i.test(start) || /^\[[^\s"{[\]\d\-tfn]/.test(start)) return readLinks(text);
	if (/^[{[]/.test(start)) return readJsonFile(text);
	// A saved web page, perhaps the one that was to be exported.
	if (/^<(!doctype\s+)?html\b/i.test(start)) return { fault: { kind: 'unknown_kind' } };
	if (start.startsWith('<')) return readXmlFile(text.trimStart());
	if (start.startsWith('BEGIN:VCALENDAR')) return { fault: { kind: 'calendar' } };
	const table = readTable(text);
	return table ? importableOf(table) : readLinks(text);
}

async function readLinks(text: string): Promise<Read> {
	// Notes and chats write "[Yale University](https://maps.app.goo.gl/abc)".
	const linked = placesOfLinks(text.replace(/\[([^\]\n]+)\]\((https?:[^)\s]+)\)/gi, '$1 $2'));
	if (linked.length === 0) return { fault: { kind: hasGuideLink(text) ? 'guide_link' : 'unknown_kind' } };
	return linked.every(({ name }) => isMapsLink(name))
		? { fault: { kind: 'bare_links' } }
		: importableOf(linked);
}

/** Reads a trip's code from a link or a picture. */
export async function readCode(code: string): Promise<ReadCode> {
	const read = await readTripCode(code);
	return 'fault' in read ? read : { importable: ownTrip(read.content) };
}

async function readJsonFile(text: string): Promise<Read> {
	const json = readJson(text);
	if (json === undefined) return { fault: { kind: 'broken' } };
	const own = readOwnFile(json);
	if (own) return own;
	const { type, features } = json as { type?: unknown; features?: unknown };
	if (type !== 'FeatureCollection' || !Array.isArray(features)) return { fault: { kind: 'unknown_kind' } };
	return importableOf(placesOfFeatures(features.filter(isObject)));
}

async function readXmlFile(text: string): Promise<Read> {
	const xml = readXml(text);
	if ('fault' in xml) return xml;
	const { document } = xml;
	const { localName } = document.documentElement;
	if (localName === 'gpx') {
		writeDecimalPoints(document);
		const { features } = gpx(document);
		const points = features.filter(({ geometry }) => geometry?.type === 'Point');
		return importableOf(
			withRoute(placesOfFeatures(points), placesOfFeatures(routePoints(document))),
			headOf(document, { of: 'metadata', notes: 'desc' }),
		);
	}
	if (localName === 'kml') {
		const written = commaPointIn(document);
		if (written !== undefined) return { fault: { kind: 'decimal_comma', written } };
		const { features } = kml(document);
		if (features.length > 0 && features.every(isNetworkLink)) return { fault: { kind: 'network_link' } };
		return importableOf(
			placesOfFeatures(features),
			headOf(document, { of: 'Document', notes: 'description' }),
		);
	}
	return { fault: { kind: 'unknown_kind' } };
}

/** True for togeojson's result for an address from which Google Earth would fetch a map. */
const isNetworkLink = ({ properties }: Feature) => properties?.['@geometry-type'] === 'networklink';

/** In a GPX with decimal commas, togeojson would read only the part before the comma. */
function writeDecimalPoints(document: Document) {
	for (const kind of ['wpt', 'rtept']) {
		for (const point of document.getElementsByTagName(kind)) {
			for (const axis of ['lat', 'lon'])
				point.setAttribute(axis, withDecimalPoint(point.getAttribute(axis) ?? ''));
		}
	}
}

/**
 * Finds a point of a KML with decimal commas, "-71,06,42,36": togeojson would read it as two whole degrees, elsewhere.
 */
function commaPointIn(document: Document): string | undefined {
	return [...document.getElementsByTagName('Point')]
		.map((point) => childText(point, 'coordinates'))
		.find((written) => /^-?\d+(\s*,\s*-?\d+){3,}$/.test(written));
}

/** Returns the waypoints, plus the route's points that are not among them: our own files have each stop as both. */
function withRoute(waypoints: PlaceInFile[], route: PlaceInFile[]): PlaceInFile[] {
	const isOne = (a: PlaceInFile, b: PlaceInFile) =>
		a.name === b.name && a.point && b.point && milesBetween(a.point, b.point) <= ONE_PLACE_MILES;
	return [...waypoints, ...route.filter((place) => !waypoints.some((each) => isOne(each, place)))];
}

/** Returns the named points of a GPX route, whose names togeojson drops; the others are mere bends in the road. */
function routePoints(document: Document): Feature[] {
	const points = [...document.getElementsByTagName('rtept')].filter((point) => childText(point, 'name'));
	return points.map((point) => ({
		geometry: {
			type: 'Point',
			coordinates: [Number(point.getAttribute('lon')), Number(point.getAttribute('lat'))],
		},
		properties: {
			name: childText(point, 'name'),
			cmt: childText(point, 'cmt'),
			desc: childText(point, 'desc') || undefined,
			type: childText(point, 'type'),
		},
	}));
}

/** Returns the name and notes of the whole file, which are in the first element called `of`. */
function headOf(document: Document, { of, notes }: { of: string; notes: string }): Head {
	const [element] = document.getElementsByTagName(of);
	if (!element) return NO_HEAD;
	const value = childText(element, notes);
	const isHtml = [...(childOf(element, notes)?.childNodes ?? [])].some(
		({ nodeName }) => nodeName === '#cdata-section',
	);
	return { name: childText(element, 'name'), notes: noteOf(isHtml ? { '@type': 'html', value } : value) };
}

function childOf(element: Element, name: string): Node | undefined {
	return [...element.childNodes].find(({ nodeName }) => nodeName === name);
}

function childText(element: Element, name: string): string {
	return childOf(element, name)?.textContent?.trim() ?? '';
}

async function importableOf(places: PlaceInFile[], { name, notes } = NO_HEAD): Promise<Read> {
	if (places.length === 0) return { fault: { kind: 'no_places' } };
	const [{ colleges }, campuses] = await Promise.all([loadCatalogue(), loadCampuses()]);
	const { stops, unplaced, called, repeats } = recognize(places, knownCampuses(colleges, campuses ?? []));
	const more = Math.max(0, places.length - MOST_PLACES);
	return {
		importable: {
			content: { ...noContent, name: cutName(name), notes, stops },
			unplaced,
			called,
			repeats,
			more,
			swapped: places.slice(0, MOST_PLACES).filter(({ isSwapped }) => isSwapped).length,
			lacks: campuses === null ? noListWords : '',
		},
	};
}

const isObject = (value: unknown): value is Feature => typeof value === 'object' && value !== null;
