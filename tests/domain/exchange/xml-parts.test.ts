import { expect, test } from 'vitest';
import { gpxFile } from '#domain/exchange/gpx-file.ts';
import { kmlFile } from '#domain/exchange/kml-file.ts';
import { degrees, legLines, xmlText } from '#domain/exchange/xml-parts.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { aStopAt, aTour, roadKnown } from '../schedule/builders.ts';

const trip = {
	...aTour([aStopAt('college 0', { note: 'Gate <B>' }), aStopAt('x 30'), aStopAt('college 60')]),
	notes: 'Bring snacks & maps',
};
const { legs } = estimateDrives(
	trip.stops.map(({ place }) => place),
	roadKnown,
);

test('text is written so that XML reads it back, without what XML cannot hold', () => {
	expect(xmlText('<a href="b">&</a>')).toBe('&lt;a href=&quot;b&quot;&gt;&amp;&lt;/a&gt;');
	expect(xmlText('a\u0000\uD800b\tc\nd')).toBe('ab\tc\nd');
	expect(xmlText('a\rb\u0085c\u2028d')).toBe('a&#13;b&#133;c&#8232;d');
});

test('degrees have no exponent', () => {
	expect([41.826, -71.40312345678, 1e-9, 0].map(degrees)).toEqual(['41.826', '-71.4031235', '0', '0']);
});

test('a drive is drawn along its road, or straight between its stops; a leg without a road is not drawn', () => {
	const [first, second] = legs;
	if (!first || !second) throw new Error('No road');
	const drawn = legLines(trip.stops, [{ ...first, line: new Float32Array() }, second]);
	expect(drawn.map(({ name, points }) => [name, points])).toEqual([
		[
			'Drive 1',
			[
				['42.00000', '-75.00000'],
				['42.00000', '-74.50000'],
			],
		],
		[
			'Drive 2',
			[
				['42.00000', '-74.50000'],
				['42.00000', '-74.00000'],
			],
		],
	]);
	expect(drawn[0]?.words).toBe(
		'30 mi, 30 min, highway estimate. Without traffic.\nI-90 E 15 mi → I-84 E 15 mi',
	);
	expect(legLines(trip.stops, [null, second]).map(({ name }) => name)).toEqual(['Drive 2']);
});

test('a GPX file has the trip’s notes, its stops twice and a track of each drive', () => {
	const gpx = gpxFile({ ...trip, name: 'Spring & loop' }, legs);
	expect(gpx.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1"')).toBe(true);
	expect(gpx).toContain(
		'<metadata><name>Spring &amp; loop</name><desc>Bring snacks &amp; maps</desc></metadata>\n<wpt lat="42" lon="-75"><name>college 0</name><cmt>Providence, RI</cmt><desc>Gate &lt;B&gt;</desc><type>tour-trails:',
	);
	expect(gpx.match(/<wpt /g)).toHaveLength(3);
	expect(gpx).toContain('</wpt>\n<rte><name>Spring &amp; loop</name>\n<rtept lat="42" lon="-75">');
	expect(gpx.match(/<\/rtept>/g)).toHaveLength(3);
	expect(gpx).toContain(
		'</rtept>\n</rte>\n<trk><name>Drive 1</name><desc>30 mi, 30 min, highway estimate. Without traffic.\nI-90 E 15 mi → I-84 E 15 mi</desc><trkseg><trkpt lat="42.00000" lon="-75.00000"/><trkpt lat="42.00000" lon="-74.50000"/></trkseg></trk>\n',
	);
	expect(gpx.endsWith('</trkseg></trk>\n</gpx>\n')).toBe(true);
	const [stop] = [aStopAt('x 0')];
	const bare = { ...trip, notes: '', stops: [{ ...stop, place: { ...stop.place, city: '', state: '' } }] };
	const plain = gpxFile({ ...bare, name: 'Spring loop' }, []);
	expect(plain).toContain('<metadata><name>Spring loop</name></metadata>');
	expect(plain).toContain('<wpt lat="42" lon="-75"><name>x 0</name><type>');
	expect(gpxFile({ ...bare, stops: [{ ...stop, place: { ...stop.place, city: '' } }] }, [])).toContain(
		'<cmt>RI</cmt>',
	);
});

test('a KML file has the trip’s notes, a mark for each stop and a line for each drive', () => {
	const kml = kmlFile({ ...trip, name: 'Spring & loop' }, legs);
	expect(kml).toContain(
		'<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>\n<name>Spring &amp; loop</name>\n<description>Bring snacks &amp; maps</description>\n<Placemark><name>college 0</name><description>Gate &lt;B&gt;</description><ExtendedData><Data name="tour_trails"><value>tour-trails:',
	);
	expect(kml).toContain('<Point><coordinates>-75,42</coordinates></Point></Placemark>\n');
	expect(kml).toContain(
		'<Placemark><name>Drive 2</name><description>30 mi, 30 min, highway estimate. Without traffic.\nI-90 E 15 mi → I-84 E 15 mi</description><LineString><tessellate>1</tessellate><coordinates>-74.50000,42.00000 -74.00000,42.00000</coordinates></LineString></Placemark>\n</Document>\n</kml>\n',
	);
	expect(kmlFile({ ...trip, notes: '', stops: [aStopAt('x 0')] }, [])).not.toContain('description');
});
