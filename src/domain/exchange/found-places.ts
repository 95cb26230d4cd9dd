import type { Point } from '#domain/geo.ts';
import { isCampus } from '#domain/trips/campus.ts';
import { LONGEST_JOINED_NOTE } from '#domain/trips/edit-stops.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { eachOnce } from './directions-link.ts';
import { listedName, mapsLinkIn, namesBeside, placesInMapsLink, pointInMapsLink } from './maps-link.ts';
import { MARK, readPlaceMark } from './place-mark.ts';
import { byName, firstOf, recordOf, wordsOf } from './properties.ts';
import { isLineOrArea, known, numbersInText, righted, withDecimalPoint } from './written-point.ts';

export interface PlaceInFile {
	name: string;
	note: string;
	/** Null when the file gives no position. */
	point: Point | null;
	/** The contents of our own mark, if the file is ours and the place still has the name we gave it. */
	mark: Omit<StopPlace, 'name' | 'lat' | 'long'> | null;
	/** True when its name is its coordinates. */
	isNameless?: boolean;
	/** True when our own mark says that this was a campus, and another name was typed over it. */
	isTypedOver?: boolean;
	/** True when the file has its latitude and longitude in each other's place; `point` has them swapped back. */
	isSwapped?: true;
}

/** The parts of a GeoJSON feature that we read. */
export interface Feature {
	geometry?: { type?: unknown; coordinates?: unknown; geometries?: unknown } | null;
	properties?: Record<string, unknown> | null;
}

/** Longer than any name or note a person writes; the rest is cut off. */
const LONGEST = { name: 200, note: LONGEST_JOINED_NOTE };

/**
 * Finds the places in a list of features from GPX, KML, or Google's "Saved Places.json". Lines and areas are skipped,
 * unless a point belongs to them.
 */
export function placesOfFeatures(features: readonly Feature[]): PlaceInFile[] {
	return features.flatMap(({ geometry, properties }) => {
		const shape = pointAmong(geometry);
		if (geometry && !shape) return [];
		const said = byName(properties);
		// Google Takeout nests the place one level deeper, under a name that has changed over the years.
		const place = byName(recordOf(said.location));
		const link = firstOf(said, 'google_maps_url', 'google maps url');
		const mark = readPlaceMark(firstOf(said, 'type')) ?? readPlaceMark(firstOf(said, MARK));
		// In our own files, the comment only tells other readers where a stop is.
		const note = firstOf(said, 'desc', ...NOTES, 'comment') || (mark ? '' : firstOf(said, 'cmt'));
		return found({
			name: firstOf(said, ...NAMES) || firstOf(place, 'name', 'business name', 'address'),
			note,
			...placed(numbersOf(shape?.coordinates), { mark, link }),
			mark,
		});
	});
}

/** The names of properties and columns that name or describe a place, best first. */
const NAMES = ['name', 'title', 'place', 'stop name', 'college', 'university', 'school'];
const NOTES = ['note', 'notes', 'description'];

/**
 * Finds the places in a table with a header row: ours, Google's saved lists and My Maps, or any with columns of these
 * names. Lines and areas are skipped.
 */
export function placesOfRows(rows: readonly Record<string, string>[]): PlaceInFile[] {
	return rows.flatMap((row) => {
		const cells = byName(row);
		const column = (...names: string[]) => firstOf(cells, ...names);
		if (isLineOrArea(column('wkt'))) return [];
		const [lat, long] = [column('latitude', 'lat'), column('longitude', 'long', 'lng', 'lon')].map(
			withDecimalPoint,
		);
		const mark = readPlaceMark(column(MARK));
		const written =
			lat && long ? { lat: Number(lat), long: Number(long) } : numbersInText(column('wkt', 'coordinates'));
		return found({
			name: unguarded(column(...NAMES)),
			note: [column(...NOTES), column('comment')].map(unguarded).filter(Boolean).join('\n'),
			...placed(written, { mark, link: column('url', 'link') }),
			mark,
		});
	});
}

/**
 * Finds the places in text with links, as phones share them: a name, perhaps an address, and a Google Maps or Apple
 * Maps link, or directions, whose stops are places, without repeats. A link without a name or point is named after its
 * address, so that it does not vanish silently.
 */
export function placesOfLinks(text: string): PlaceInFile[] {
	let above = '';
	const seen = new Set<string>();
	return text.split(/[\r\n]/).flatMap((line) => {
		const words = line.trim().split(/\s+/);
		const links = words.flatMap((word) => mapsLinkIn(word) ?? []);
		if (links.length === 0) {
			// The first line above a link is its name, unless it only introduces what follows; further lines are its
			// address.
			if (above === '' || above.endsWith(':')) above = words.join(' ') || above;
			return [];
		}
		const beside = namesBeside(words);
		return links.flatMap((link, at) => {
			const [place, ...others] = placesInMapsLink(link);
			// A line above may be the heading of the whole list; words next to a link never are.
			const name = place.name || beside[at] || listedName(above) || (place.point ? '' : link);
			above = '';
			const route = eachOnce([place, ...others], seen);
			const places = others.length > 0 ? route : [{ ...place, name }];
			return places.flatMap((each) => found({ ...each, note: '', mark: null }));
		});
	});
}

/** True when a table's header names a column that can hold a place. */
export function isPlaceTable(head: readonly string[]): boolean {
	return head.some((each) => NAMES.includes(each.trim().toLowerCase()));
}

/** A place without a name is named after its coordinates; without either, it is not a place. */
function found({ name, note, point, mark, isSwapped }: Found): PlaceInFile[] {
	const plain = cut(name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), LONGEST.name);
	const called = plain || (point ? `${point.lat}, ${point.long}` : '');
	if (called === '') return [];
	const facts = mark && factsOf(mark, name);
	const isTypedOver = mark !== null && !facts && isCampus(mark);
	const flags = {
		...(plain === '' && { isNameless: true }),
		...(isTypedOver && { isTypedOver }),
		...(isSwapped && { isSwapped }),
	};
	return [{ name: called, note: noteOf(note), point, mark: facts, ...flags }];
}
interface Found extends Pick<PlaceInFile, 'name' | 'note' | 'point' | 'isSwapped'> {
	mark: ReturnType<typeof readPlaceMark>;
}

function factsOf({ name, ...facts }: NonNullable<Found['mark']>, called: string): PlaceInFile['mark'] {
	return name === null || lettersOf(name) === lettersOf(called) ? facts : null;
}

/** Returns a name without the characters that some kinds of file drop or replace: blanks, controls, half characters. */
const lettersOf = (name: string) => name.replace(/[\p{C}\p{Z}\ufffd]/gu, '');

/** Returns a file's note without tags, whether it is plain or HTML from togeojson. */
export function noteOf(value: unknown): string {
	return cut(wordsOf(value).trim(), LONGEST.note);
}

/** Finds a point, the first one if there are several shapes; undefined if none is a point. */
function pointAmong(geometry: Feature['geometry']): Record<string, unknown> | undefined {
	const { type, geometries } = recordOf(geometry);
	const shapes = type === 'GeometryCollection' && Array.isArray(geometries) ? geometries : [geometry];
	return shapes.map(recordOf).find((shape) => shape.type === 'Point');
}

function numbersOf(coordinates: unknown): Point {
	const [long, lat] = Array.isArray(coordinates) ? coordinates : [];
	return { lat, long };
}

/** Returns the point that a place has itself, or the one in its link. Our own files never swap theirs. */
function placed(
	written: Point,
	{ mark, link }: { mark: Found['mark']; link: string },
): Pick<PlaceInFile, 'point' | 'isSwapped'> {
	const own = mark ? { point: known(written) } : righted(written);
	return own.point ? own : { point: pointInMapsLink(link) };
}

/**
 * Removes the apostrophe that keeps a spreadsheet from reading text as a formula; an apostrophe in the text itself was
 * doubled.
 */
const unguarded = (words: string) => words.replace(/^'(?='*[=+\-@\t\r])/, '');

const cut = (words: string, most: number) => [...words].slice(0, most).join('');
