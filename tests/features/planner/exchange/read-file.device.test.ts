import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { installCatalogue, loadCatalogue } from '#content/catalogue.ts';
import type { College } from '#domain/colleges/college.ts';
import { gpxFile } from '#domain/exchange/gpx-file.ts';
import { faultWords, type ImportFault } from '#domain/exchange/import-fault.ts';
import { kmlFile } from '#domain/exchange/kml-file.ts';
import { tripsFileHead } from '#domain/exchange/trips-file.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { LONGEST_JOINED_NOTE } from '#domain/trips/edit-stops.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { readFile, readPasted } from '#features/planner/exchange/read-file.ts';
import { exportTrip, fileName } from '#trips/files/export-trip.ts';
import { anyCharacter } from '../../../any-character.ts';
import { aContent, anyContent, tripOf } from '../../../domain/exchange/builders.ts';
import { readPacked } from '../../../read-packed.ts';

/** The parser of a browser, which answers broken XML with a document that says so. */
class BrowserParser {
	parseFromString(text: string, type: string) {
		try {
			return new DOMParser({
				onError: (level, message) => level !== 'warning' && fail(message),
			}).parseFromString(text, type);
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			return new DOMParser().parseFromString('<parsererror/>', type);
		}
	}
}
function fail(message: string): never {
	throw new Error(message);
}

beforeEach(() => {
	vi.stubGlobal('DOMParser', BrowserParser);
	vi.stubGlobal('fetch', async () => new Response(new Uint8Array(readFileSync('generated/campuses.bin'))));
	const { colleges } = readPacked<{ colleges: Omit<College, 'image'>[] }>('catalogue.bin');
	installCatalogue({
		colleges: colleges.map((college) => ({ ...college, image: null })),
		states: [],
		subregions: [],
		regions: [],
		banner: null,
		directions: false,
		streetMap: false,
		newsletter: false,
		refreshedAt: null,
	});
});

const bytes = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts);
const faultOf = async (file: Blob) => {
	const read = await readFile(file);
	if ('fault' in read) return read.fault.kind;
	return 'importable' in read && read.importable.content.stops.map(({ place }) => place.name);
};
const contentIn = async (file: Blob) => {
	const read = await readFile(file);
	if (!('importable' in read)) throw new Error('fault' in read ? read.fault.kind : 'Several trips');
	return read.importable.content;
};
const legsOf = (trip: Trip) => estimateDrives(trip.stops.map(({ place }) => place)).legs;

/** The part of a text that XML can hold, as a reader of names and notes sees it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones XML cannot hold.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const inXml = (text: string) => text.replace(NOT_IN_XML, '');
/** A name on one line, without blanks at its ends; coordinates for a place without one. */
const asName = (name: string, { lat, long }: StopPlace) =>
	name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim() || `${lat}, ${long}`;

test.each([
	['GPX', gpxFile],
	['KML', kmlFile],
])('a trip as %s comes back with its places, names and notes, whatever they hold', async (_, write) => {
	await fc.assert(
		fc.asyncProperty(anyContent, async (content) => {
			const trip = tripOf(content);
			const read = await contentIn(bytes(write(trip, legsOf(trip))));
			expect(read.name).toBe(inXml(trip.name).trim());
			expect(read.notes.replace(/\s+/g, ' ')).toBe(inXml(trip.notes).trim().replace(/\s+/g, ' '));
			expect(read.stops.map(({ place }) => place)).toEqual(
				trip.stops.map(({ place }) => ({ ...place, name: asName(inXml(place.name), place) })),
			);
			expect(read.stops.map(({ note }) => note.replace(/\s+/g, ' '))).toEqual(
				trip.stops.map(({ note }) => inXml(note).trim().replace(/\s+/g, ' ')),
			);
		}),
		{ numRuns: 60 },
	);
});

test.each([
	['GPX', gpxFile],
	['KML', kmlFile],
])('notes of a trip that are longer than any come back from %s cut, between letters', async (_, write) => {
	const trip = tripOf(aContent(['Yale University'], { notes: ` ${'🎓'.repeat(LONGEST_JOINED_NOTE + 1)}` }));
	const { notes } = await contentIn(bytes(write(trip, legsOf(trip))));
	expect(notes).toBe('🎓'.repeat(LONGEST_JOINED_NOTE));
});

test.each([
	['GPX', gpxFile],
	['KML', kmlFile],
])('a trip without a name comes back from %s without one', async (_, write) => {
	const trip = tripOf(aContent(['Yale University']));
	const nameOf = async (name: string) =>
		(await contentIn(bytes(write({ ...trip, name }, legsOf(trip))))).name;
	expect(await nameOf('')).toBe('');
	expect(await nameOf('Spring loop')).toBe('Spring loop');
});

test.each([
	['GPX', gpxFile],
	['KML', kmlFile],
])('a %s whose elements all have a prefix is read like one without', async (_, write) => {
	const trip = tripOf(aContent(['Yale University', 'Lunch'], { name: 'Loop', notes: 'Bring <m:name>' }));
	const file = write(trip, legsOf(trip));
	const prefixed = file.replace(/<(\/?)(?=\w)/g, '<$1m:').replace('xmlns=', 'xmlns:m=');
	expect(await contentIn(bytes(prefixed))).toEqual(await contentIn(bytes(file)));
});

test('the description of a map from elsewhere becomes the notes, without its tags, and no place’s does', async () => {
	const place =
		'<Placemark><name>Lunch</name><description>Good soup</description><Point><coordinates>-72,41</coordinates></Point></Placemark>';
	const notesOf = async (text: string) => (await contentIn(bytes(text))).notes;
	expect(await notesOf(KML(`<description><![CDATA[A <b>grand</b> tour]]></description>${place}`))).toBe(
		'A  grand  tour',
	);
	expect(await notesOf(KML(place))).toBe('');
});

test.each([
	['GPX', gpxFile],
	['KML', kmlFile],
])('the rare line breaks of a note come back from %s as they were', async (_, write) => {
	const note = 'Park\u0085on the left\u2028then\rwalk';
	const content = aContent(['Yale University']);
	const trip = tripOf({ ...content, stops: content.stops.map((stop) => ({ ...stop, note })) });
	const read = await readFile(bytes(write(trip, legsOf(trip))));
	expect('importable' in read && read.importable.content.stops[0]?.note).toBe(note);
});

test('a CSV file runs nothing: none of its texts is a formula, and names come back', async () => {
	const trip = tripOf(aContent(['=HYPERLINK("http://x")', 'a,"b"\nc', "'=x", 'שלום']));
	const file = exportTrip('csv', {
		trip,
		estimate: estimateDrives(trip.stops.map(({ place }) => place)),
		outlook: null,
	});
	const text = await file.text();
	expect(file.name).toBe('Spring loop.csv');
	expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
	expect(text).not.toMatch(/(^|,)"?[=+@]/m);
	expect(await faultOf(file)).toEqual(['=HYPERLINK("http://x")', 'a,"b" c', "'=x", 'שלום']);
});

/** Halves of letters cannot be written. */
const inUtf8 = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

test('a trip as a table comes back with its places, names and notes, whatever they hold', async () => {
	await fc.assert(
		fc.asyncProperty(anyContent, async (content) => {
			const trip = tripOf(content);
			const estimate = estimateDrives(trip.stops.map(({ place }) => place));
			const read = await contentIn(exportTrip('csv', { trip, estimate, outlook: null }));
			expect(read.stops.map(({ place, note }) => [place, note])).toEqual(
				trip.stops.map(({ place, note }) => [
					{ ...place, name: asName(inUtf8(place.name), place) },
					inUtf8(note).trim(),
				]),
			);
		}),
		{ numRuns: 100 },
	);
});

test('the names of a GPX route without waypoints are read, too, but no bend is a place', async () => {
	const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><rte><rtept lat="41.3163" lon="-72.9223"><name>Yale University</name></rtept><rtept lat="41.2" lon="-72.5"/><rtept lat="41" lon="-72"><name>Lunch</name></rtept></rte></gpx>`;
	const { stops } = await contentIn(bytes(gpx));
	expect(stops.map(({ place }) => [place.type, place.name])).toEqual([
		['college', 'Yale University'],
		['x', 'Lunch'],
	]);
});

test('a GPX file with waypoints and a route has the places of both, each once', async () => {
	const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="41.3" lon="-72.9"><name>Hotel Marcel</name></wpt><rte><rtept lat="41.3163" lon="-72.9223"><name>Yale University</name><cmt>ask Ann</cmt></rtept><rtept lat="41.3001" lon="-72.9"><name>Hotel Marcel</name></rtept></rte></gpx>`;
	const { stops } = await contentIn(bytes(gpx));
	expect(stops.map(({ place, note }) => [place.name, note])).toEqual([
		['Hotel Marcel', ''],
		['Yale University', 'ask Ann'],
	]);
});

const KML = (inside: string) =>
	`<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const LAUGHS = `<!DOCTYPE k [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]>`;

const LUNCH_THERE = '<Point><coordinates>-72,41</coordinates></Point>';

test('words about a DOCTYPE are none: in a description, or in a comment', async () => {
	const described = '<description><![CDATA[<!DOCTYPE html><html><p>Good soup</p></html>]]></description>';
	const file = KML(`<Placemark><name>Lunch</name>${described}${LUNCH_THERE}</Placemark>`);
	const [stop] = (await contentIn(bytes('<?xml version="1.0"?><!-- no <!DOCTYPE here -->', file))).stops;
	expect([stop?.place.name, stop?.note]).toEqual(['Lunch', 'Good soup']);
});

test.each([
	['first of all', ''],
	['behind a declaration', '<?xml version="1.0" encoding="UTF-8"?>\n'],
	['behind comments and instructions', ' <!-- a --> <!-- b -->\n<?xml-stylesheet href="a?"?> \t'],
	['behind a comment that seems to close early', '<?xml version="1.0"?><!--> <kml> -->'],
])('a DOCTYPE is found %s', async (_, before) => {
	const file = bytes(before, LAUGHS, KML('<Placemark><name>&b;</name></Placemark>'));
	expect(await faultOf(file)).toBe('doctype');
	expect(await faultOf(bytes(before, LAUGHS.replace('DOCTYPE', 'doctype'), KML('')))).toBe('doctype');
});

test('a DOCTYPE inside the map, where XML allows none, brings no places', async () => {
	expect(await faultOf(bytes(KML(`${LAUGHS}<Placemark><name>&b;</name></Placemark>`)))).toBe('broken');
});

test('a beginning without an end is found to be broken at once', async () => {
	expect(await faultOf(bytes('<!-- '.repeat(50_000)))).toBe('broken');
	expect(await faultOf(bytes('<!-- -->'.repeat(50_000)))).toBe('broken');
});

const NETWORK_LINK =
	'<NetworkLink><name>Spring trip</name><Link><href>https://www.google.com/maps/d/kml?mid=1</href></Link></NetworkLink>';

/** A ZIP of texts, as Google Earth writes a KMZ, with this many bytes cut from its files. */
function aZip(files: Record<string, string>, { cut = 0 } = {}): Blob {
	const all = Object.entries(files).map(([path, text]) => ({
		name: Buffer.from(path),
		packed: deflateRawSync(text),
	}));
	let at = 0;
	const parts = all.map(({ name, packed }) => {
		const [file, entry] = [Buffer.alloc(30), Buffer.alloc(46)];
		file.writeUInt32LE(0x04034b50, 0);
		file.writeUInt16LE(8, 8);
		file.writeUInt16LE(name.length, 26);
		entry.writeUInt32LE(0x02014b50, 0);
		entry.writeUInt16LE(8, 10);
		entry.writeUInt32LE(packed.length, 20);
		entry.writeUInt16LE(name.length, 28);
		entry.writeUInt32LE(at, 42);
		at += 30 + name.length + packed.length;
		return { file: Buffer.concat([file, name, packed]), entry: Buffer.concat([entry, name]) };
	});
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(all.length, 10);
	end.writeUInt32LE(at, 16);
	const whole = Buffer.concat([...parts.map(({ file }) => file), ...parts.map(({ entry }) => entry), end]);
	return bytes(new Uint8Array(whole.subarray(0, whole.length - cut)));
}

test('a KML with decimal commas is refused with its own numbers, and nothing of it is read', async () => {
	const mapOf = (coordinates: string) =>
		bytes(
			`<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Lunch</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark></kml>`,
		);
	for (const written of ['-71,06,42,36', '-71,0612, 42,3605, 0']) {
		const read = await readFile(mapOf(`\n ${written} `));
		expect(read).toEqual({ fault: { kind: 'decimal_comma', written } });
		expect('fault' in read && faultWords(read.fault)).toContain(`decimal commas (${written})`);
	}
	for (const written of ['-71.06,42.36', '-71,42,3', '-71.06,42.36,0']) {
		expect(await faultOf(mapOf(written))).toEqual(['Lunch']);
	}
});

test('a list with latitude and longitude swapped is read where it is meant, and counted', async () => {
	const read = await readFile(
		bytes('Name,Latitude,Longitude\nLunch,-71.1,42.3\nYale University,-72.92,41.31\nInn,41.5,-72.5\n'),
	);
	expect(read).toMatchObject({
		importable: {
			swapped: 2,
			unplaced: [],
			content: { stops: [{ place: { lat: 42.3, long: -71.1 } }, { place: { type: 'college' } }, {}] },
		},
	});
});

test('degrees with a decimal comma are read as they are meant, in GPX and in tables', async () => {
	const at = (lat: string, name: string) => `lat="${lat}" lon="-71,4025"><name>${name}</name>`;
	const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt ${at('41,8268', 'Lunch')}</wpt><rte><rtept ${at('-41,8', 'Tea')}</rtept></rte></gpx>`;
	const points = async (text: string) =>
		(await contentIn(bytes(text))).stops.map(({ place: { lat, long } }) => [lat, long]);
	expect(await points(gpx)).toEqual([
		[41.8268, -71.4025],
		[-41.8, -71.4025],
	]);
	expect(await points('Name;Latitude;Longitude\nLunch;41,8268;-71,4025\n')).toEqual([[41.8268, -71.4025]]);
});

test('the places of a KMZ are those of the KML inside it', async () => {
	const place = '<Placemark><name>Lunch</name><Point><coordinates>-72,41</coordinates></Point></Placemark>';
	expect(await faultOf(aZip({ 'files/pin.png': 'png', 'doc.kml': KML(place) }))).toEqual(['Lunch']);
});

test('the files that a Mac adds beside the KML in a KMZ are not the map', async () => {
	const place = '<Placemark><name>Lunch</name><Point><coordinates>-72,41</coordinates></Point></Placemark>';
	expect(await faultOf(aZip({ '__MACOSX/._doc.kml': 'Mac OS X', 'doc.kml': KML(place) }))).toEqual(['Lunch']);
});

test('the places beside a link to a map online are read', async () => {
	const place = '<Placemark><name>Lunch</name><Point><coordinates>-72,41</coordinates></Point></Placemark>';
	expect(await faultOf(bytes(KML(place + NETWORK_LINK)))).toEqual(['Lunch']);
});

test('a file of several trips asks which, except those without a place; one of a single trip does not', async () => {
	const [ohio, boston] = ['Ohio', 'Boston'].map((name) => tripOf(aContent(['Yale University'], { name })));
	const read = (...trips: unknown[]) =>
		readFile(bytes(JSON.stringify({ ...tripsFileHead, trips, unsent: [], refused: [] })));
	const empty = tripOf(aContent([], { name: 'Nowhere' }));
	expect(await read(ohio, empty, { ...boston, life: 'trashed' })).toMatchObject({
		trips: [
			{ importable: { content: { name: 'Ohio' } }, isTrashed: false },
			{ importable: { content: { name: 'Boston' } }, isTrashed: true },
		],
	});
	expect(await read(empty, boston)).toMatchObject({ importable: { content: { name: 'Boston' } } });
	expect(await read(empty)).toEqual({ fault: { kind: 'no_places' } });
	expect(await read(boston, { ...ohio, notes: 7 })).toEqual({
		fault: { kind: 'wrong_value', where: 'trip 2, notes' },
	});
});

test('a KML placemark with an outline and a point is a place', async () => {
	const line = '<LineString><coordinates>-72,41 -71,41</coordinates></LineString>';
	const point = '<Point><coordinates>-72,41</coordinates></Point>';
	const both = `<Placemark><name>Yard</name><MultiGeometry>${line}${point}</MultiGeometry></Placemark>`;
	expect(await faultOf(bytes(KML(both)))).toEqual(['Yard']);
});

test('any bytes after the mark of a ZIP are read or refused', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	await fc.assert(
		fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), fc.nat(60), async (junk, cut) => {
			const zip = new Uint8Array(await aZip({ 'doc.kml': KML('') }).arrayBuffer());
			zip.set(junk.slice(0, zip.length - cut - 4), cut + 4);
			const read = await readFile(bytes(zip));
			expect('fault' in read).toBe(true);
		}),
	);
});

test.each([
	['too_large', bytes(new Uint8Array(4_000_001))],
	['broken', bytes('PK\u0003\u0004rest')],
	['no_kml', aZip({ 'files/pin.png': 'png' })],
	['too_large', aZip({ 'doc.kml': ' '.repeat(5_000_000) })],
	['broken', aZip({ 'doc.kml': KML('') }, { cut: 30 })],
	['not_text', bytes(new Uint8Array([0x7b, 0xff, 0xfe, 0x41]))],
	['not_text', bytes('<?xml version="1.0" encoding="no-such"?><gpx/>')],
	['broken', bytes('{"format":"college-tour-trails/trip"')],
	['broken', bytes('<gpx><wpt')],
	['unknown_kind', bytes('['.repeat(10_000) + ']'.repeat(10_000))],
	['unknown_kind', bytes('{"a":1}')],
	['unknown_kind', bytes('<html><body/></html>')],
	[
		'unknown_kind',
		bytes('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>My Maps</title>'),
	],
	['unknown_kind', bytes('<html lang="en"><head><meta charset="utf-8">')],
	['unknown_kind', bytes('just words')],
	['unknown_kind', bytes('Street,Town\n1 Elm,Yale')],
	['bare_links', bytes('https://maps.app.goo.gl/abc https://maps.app.goo.gl/d')],
	['bare_links', bytes('<https://maps.app.goo.gl/abc>')],
	['bare_links', bytes('[https://maps.app.goo.gl/abc], (https://maps.app.goo.gl/d).')],
	['guide_link', bytes('https://guides.apple.com/?ug=CglEVUIgR3VpZGU%3D')],
	['calendar', bytes('BEGIN:VCALENDAR\r\nEND:VCALENDAR')],
	['doctype', bytes(LAUGHS, KML('<Placemark><name>&b;</name></Placemark>'))],
	['network_link', bytes(KML(`<name>Spring trip</name>${NETWORK_LINK}`))],
	['network_link', aZip({ 'doc.kml': KML(NETWORK_LINK) })],
	['no_places', bytes('')],
	['no_places', bytes(KML(''))],
	['no_places', bytes('{"type":"FeatureCollection","features":[null,1,{"geometry":{"type":"Point"}}]}')],
	['newer', bytes('{"format":"college-tour-trails/trip","version":9}')],
])('a file that is %s says so', async (fault, file) => {
	expect(await faultOf(file)).toBe(fault);
});

test.each([
	['no_links', 'Yale University\nBrown University'],
	['no_links', 'https://example.com/places'],
	['no_links', ' '],
	['guide_link', 'Spring trip\nhttps://guides.apple.com/?ug=CglEVUIgR3VpZGU%3D'],
	['bare_links', 'https://maps.app.goo.gl/abc'],
])('pasted text is called no file: %s', async (kind, text) => {
	expect(await readPasted(text)).toEqual({ fault: { kind } });
	expect(faultWords({ kind } as ImportFault)).not.toMatch(/\bfile\b/);
});

test.each([
	['words in brackets', '[Day 1]\nYale University https://maps.google.com/?q=41.3163,-72.9223'],
	['Markdown', '[Yale University](https://maps.google.com/?q=41.3163,-72.9223)'],
])('pasted text may begin with a bracket: %s', async (_, text) => {
	expect(await readPasted(text)).toMatchObject({
		importable: { content: { stops: [{ place: { name: 'Yale University' } }] } },
	});
});

test('the text of a file may be pasted, too', async () => {
	expect(await readPasted('name,lat,long\nCafé,41,-72')).toEqual(
		await readFile(bytes('name,lat,long\nCafé,41,-72')),
	);
});

test('a spreadsheet, which is a ZIP to us, is to be saved as CSV', async () => {
	expect(await faultOf(aZip({ 'xl/workbook.xml': '<workbook/>' }))).toBe('no_kml');
	expect(faultWords({ kind: 'no_kml' })).toContain('spreadsheet as CSV');
});

const inBytes = (text: string) => new Uint8Array([...text].map((each) => each.charCodeAt(0)));

test('letters of other encodings are read when the file says which', async () => {
	const head = '<?xml version="1.0" encoding="ISO-8859-1"?>';
	const body = KML(
		'<Placemark><name>Caf\u00e9</name><Point><coordinates>-72,41</coordinates></Point></Placemark>',
	);
	expect(await faultOf(bytes(inBytes(head + body)))).toEqual(['Café']);
	const wide = new Uint8Array(
		new Uint16Array([0xfeff, ...[...'name,lat,long\nCafé,41,-72'].map((each) => each.charCodeAt(0))]).buffer,
	);
	expect(await faultOf(bytes(wide))).toEqual(['Café']);
});

// Curly quotes are looked for in a browser (tests/e2e/exchange.spec.ts), since Node 20 reads them wrongly.
test('a table as Excel saves it, in Windows-1252, is read with its letters', async () => {
	const table = 'Name,Latitude,Longitude,Note\r\nCafé,41.3,-72.9,Crème brûlée\r\n';
	const [stop] = (await contentIn(bytes(inBytes(table)))).stops;
	expect([stop?.place.name, stop?.note]).toEqual(['Café', 'Crème brûlée']);
});

test.each([
	['JSON', '{"type":"FeatureCollection","features":[],"name":"Café"}'],
	['XML', ` ${KML('<Placemark><name>Café</name></Placemark>')}`],
	['a file with the mark of UTF-8', '\xef\xbb\xbfname,lat,long\nCafé,41,-72'],
	['a file of no text', 'name,lat,long\nCafé,41,-72\0'],
])('%s is not guessed to be in Windows-1252', async (_, text) => {
	expect(await faultOf(bytes(inBytes(text)))).toBe('not_text');
});

const LUNCH = KML('<Placemark><name>Café</name><Point><coordinates>-72,41</coordinates></Point></Placemark>');

test('a file that calls its UTF-8 letters UTF-16, as .NET writes, is read as UTF-8', async () => {
	for (const encoding of ['utf-16', 'UTF-16LE', 'utf-16be', 'unicode'])
		expect(await faultOf(bytes(`<?xml version="1.0" encoding="${encoding}"?>${LUNCH}`))).toEqual(['Café']);
});

test('blank lines before the first line of XML do no harm', async () => {
	const head = '<?xml version="1.0" encoding="UTF-8"?>';
	for (const blank of [' ', '\n', '\r\n\r\n', '\uFEFF\n'])
		expect(await faultOf(bytes(`${blank}${head}${LUNCH}`))).toEqual(['Café']);
});

test.each([
	['one line of description', 'Our spring break list\n\n'],
	['a description like a row', 'Colleges, hotels, lunch\r\n\r\n'],
	['a description of several lines with an open quote', '"Best\n\nof; all\tlists\r\n'],
	['nothing but blank lines', '\n\n'],
])('a list of Google’s that begins with %s is read', async (_, above) => {
	const list = 'Title,Note,URL,Tags,Comment\n,,,,\nYale University,Ask for Ann,https://maps.app.goo.gl/a,,\n';
	const [stop, ...others] = (await contentIn(bytes(`${above}${list}`))).stops;
	expect([stop?.place.name, stop?.note, others]).toEqual(['Yale University', 'Ask for Ann', []]);
});

test('no header is looked for far below the beginning of a text', async () => {
	const list = 'Title,Note\nYale University,';
	expect(await faultOf(bytes(`${'words\n'.repeat(20)}${list}`))).toEqual(['Yale University']);
	expect(await faultOf(bytes(`${'words\n'.repeat(21)}${list}`))).toBe('unknown_kind');
});

test('a list of many places is read up to the limit, and the rest is counted', async () => {
	const rows = Array.from({ length: 5000 }, (_, n) => `Place ${n},41,-72`).join('\n');
	const read = await readFile(bytes(`name,lat,long\n${rows}`));
	expect('importable' in read && [read.importable.content.stops.length, read.importable.more]).toEqual([
		200, 4800,
	]);
});

test('any bytes at all get an answer', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.oneof(
				fc.uint8Array(),
				fc.string({ unit: anyCharacter }).map((text) => new TextEncoder().encode(`<gpx>${text}</gpx>`)),
				fc.json().map((text) => new TextEncoder().encode(text)),
			),
			async (content) => {
				expect(Object.keys(await readFile(bytes(content as Uint8Array<ArrayBuffer>)))).toHaveLength(1);
			},
		),
	);
});

test.each([
	['Spring break loop', 'Spring break loop.ics'],
	['a/b\\c:d*"<>|?\u202E\u0000', 'a b c d.ics'],
	['...', 'College trip.ics'],
	['CON', 'College trip.ics'],
	['', 'College trip.ics'],
	['שלום 🎓', 'שלום 🎓.ics'],
])('a trip called %j is saved as %j', (title, name) => {
	expect(fileName(title, 'ics')).toBe(name);
	expect(new TextEncoder().encode(fileName('🎓'.repeat(500), 'json')).length).toBeLessThan(255);
});

test('where the list of all colleges is not here, what a file brings says so', async () => {
	const place = '<Placemark><name>Yale University</name></Placemark>';
	const lacks = async (page: { readFile: typeof readFile }) => {
		const read = await page.readFile(bytes(KML(place)));
		return 'importable' in read && read.importable.lacks;
	};
	expect(await lacks({ readFile })).toBe('');
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	vi.resetModules();
	const { installCatalogue: install, loadCatalogue: load } = await import('#content/catalogue.ts');
	install(await loadCatalogue());
	await load();
	expect(await lacks(await import('#features/planner/exchange/read-file.ts'))).toMatch(
		/^We need a signal to load every college\./,
	);
});
