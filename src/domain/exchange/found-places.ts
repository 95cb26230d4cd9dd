import { isPoint, type Point } from '#domain/geo.ts';
import { LONGEST_NOTE } from '#domain/trips/edit-stops.ts';
import { isMapsLink, nameInMapsLink, pointInMapsLink } from './maps-link.ts';
import { readPlaceMark } from './place-mark.ts';

/** A place in a file that others made. */
export interface FoundPlace {
	name: string;
	note: string;
	/** Null when the file does not say where it is. */
	point: Point | null;
	/** What it is to us, when the file was ours. */
	mark: ReturnType<typeof readPlaceMark>;
}

/** A feature of GeoJSON, as far as it is looked at. */
export interface Feature {
	geometry?: { type?: unknown; coordinates?: unknown } | null;
	properties?: Record<string, unknown> | null;
}

/** Longer than any name or note that somebody wrote; what is longer is cut. */
const LONGEST = { name: 200, note: LONGEST_NOTE };

/** The places of a list of features: of GPX, KML, or Google's "Saved Places.json". Lines and areas are none. */
export function placesOfFeatures(features: readonly Feature[]): FoundPlace[] {
	return features.flatMap(({ geometry, properties }) => {
		if (geometry && geometry.type !== 'Point') return [];
		const said = properties ?? {};
		// Google Takeout: what the place is lies one deeper, under a name that has changed over the years.
		const place = recordOf(said.location ?? said.Location);
		const link = wordsOf(said.google_maps_url ?? said['Google Maps URL']);
		const name = wordsOf(said.name ?? said.Title ?? place.name ?? place['Business Name'] ?? said.title);
		const mark = readPlaceMark(wordsOf(said.type)) ?? readPlaceMark(wordsOf(said.tour_trails));
		// In our own files the comment says where a stop is, for others to read.
		const note = wordsOf(said.desc ?? said.description ?? said.Comment ?? (mark ? '' : said.cmt));
		const point = pointOf(geometry?.coordinates) ?? pointInMapsLink(link);
		return found({ name: name || wordsOf(place.address ?? place.Address), note, point, mark });
	});
}

/** The places of a table with a head: one that we wrote, Google's saved lists, or any with columns of these names. */
export function placesOfRows(rows: readonly Record<string, string>[]): FoundPlace[] {
	return rows.flatMap((row) => {
		const column = (...names: string[]) => {
			const key = Object.keys(row).find((each) => names.includes(each.trim().toLowerCase()));
			return key === undefined ? '' : (row[key] ?? '');
		};
		const [lat, long] = [column('latitude', 'lat'), column('longitude', 'long', 'lng', 'lon')];
		const point = lat.trim() && long.trim() ? pointOf([Number(long), Number(lat)]) : null;
		return found({
			name: unguarded(column('name', 'title', 'place')),
			note: [column('note', 'notes', 'description'), column('comment')]
				.map(unguarded)
				.filter(Boolean)
				.join('\n'),
			point: point ?? pointInMapsLink(column('url', 'link')),
			mark: null,
		});
	});
}

/** The places of text with links, as phones share them: a name, perhaps an address, and a link of Google Maps or Apple Maps. */
export function placesOfLinks(text: string): FoundPlace[] {
	let name = '';
	return text.split(/[\r\n]+/).flatMap((line) => {
		const link = line.split(/\s+/).find(isMapsLink);
		const before = line.replace(link ?? '', '').trim();
		if (link === undefined) {
			// The first line over a link is its name, what follows its address.
			name ||= before;
			return [];
		}
		const places = found({
			name: nameInMapsLink(link) || name || before,
			note: '',
			point: pointInMapsLink(link),
			mark: null,
		});
		name = '';
		return places;
	});
}

/** Whether a table's head names a column in which a place can be. */
export function isPlaceTable(head: readonly string[]): boolean {
	return head.some((each) => ['name', 'title', 'place'].includes(each.trim().toLowerCase()));
}

function found({ name, note, point, mark }: FoundPlace): FoundPlace[] {
	const plain = cut(name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), LONGEST.name);
	if (plain === '') return [];
	return [{ name: plain, note: cut(note.trim(), LONGEST.note), point, mark }];
}

/** Google writes 0, 0 where it does not know. */
function pointOf(coordinates: unknown): Point | null {
	if (!Array.isArray(coordinates)) return null;
	const [long, lat] = coordinates;
	if (typeof lat !== 'number' || typeof long !== 'number') return null;
	return isPoint({ lat, long }) && (lat !== 0 || long !== 0) ? { lat, long } : null;
}

/** A text that stands for itself, or a value of togeojson: `{ '@type': 'html', value }`. */
function wordsOf(value: unknown): string {
	if (typeof value === 'string') return value;
	const inside = recordOf(value);
	if (typeof inside.value !== 'string') return '';
	return inside['@type'] === 'html' ? plainOf(inside.value) : inside.value;
}

/** Cut first: each of a million angle brackets would be looked up to the end. */
function plainOf(html: string): string {
	return html
		.slice(0, LONGEST.note * 2)
		.replace(/<[^>]*>/g, ' ')
		.replace(/&nbsp;/g, ' ');
}

function recordOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Without the apostrophe that keeps a spreadsheet from taking a text for a formula; one of the text's own was doubled. */
const unguarded = (words: string) => words.replace(/^'(?='*[=+\-@\t\r])/, '');

const cut = (words: string, most: number) => [...words].slice(0, most).join('');
