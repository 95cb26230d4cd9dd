import ICAL from 'ical.js';
import Papa from 'papaparse';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { directionsWords, sourceWords } from '#domain/trips/travel-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { exportTrip } from '#trips/files/export-trip.ts';
import { LegWords } from '#trips/LegWords.tsx';
import { aStopAt, aTour, cellsOf, roadKnown, roadParts } from '../../domain/schedule/builders.ts';

const trip = aTour([
	aStopAt('college 0', { session_at: '2027-04-12T10:00', note: 'Gate B' }),
	aStopAt('hotel 60'),
	aStopAt('college 90', { parking_minutes: 20 }),
]);
const planned = (of: Trip = trip) => ({
	trip: of,
	estimate: estimateDrives(
		of.stops.map(({ place }) => place),
		roadKnown,
	),
	outlook: outlookOf(cellsOf(of), roadParts),
});

/** The table as a spreadsheet reads it. */
async function rowsOf(of: Trip = trip) {
	const text = await exportTrip('csv', planned(of)).text();
	return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

test('screen, calendar, table and both maps name a drive’s highways and their source in the same words', async () => {
	const { legs } = planned().estimate;
	const rows = await rowsOf();
	const [calendar, gpx, kml] = await Promise.all(
		(['ics', 'gpx', 'kml'] as const).map((kind) => exportTrip(kind, planned()).text()),
	);
	const drives = new ICAL.Component(ICAL.parse(calendar ?? ''))
		.getAllSubcomponents('vevent')
		.map((event) => new ICAL.Event(event))
		.filter(({ summary }) => summary.startsWith('Drive to'));
	expect(legs).toHaveLength(2);
	for (const [at, leg] of legs.entries()) {
		if (!leg) throw new Error('No road');
		const [directions, source] = [directionsWords(leg), sourceWords(leg)];
		expect([directions, source]).toEqual([
			at === 0 ? 'I-90 E 30 mi → I-84 E 30 mi' : 'I-90 E 15 mi → I-84 E 15 mi',
			'highway estimate',
		]);
		const screen = renderToStaticMarkup(<LegWords drive={leg} gap={undefined} />).replace(/<[^>]+>/g, '');
		for (const words of [screen, drives[at]?.description, gpx, kml]) {
			expect(words).toContain(directions);
			expect(words).toContain(source);
		}
		expect(rows[at]).toMatchObject({ By: source, Directions: directions });
	}
	expect(rows[2]).toMatchObject({ By: '', Directions: '' });
});

test('the table has the times of each stop by the clocks there', async () => {
	expect(await rowsOf()).toMatchObject([
		{
			Day: '1',
			Date: '2027-04-12',
			Arrive: '9:00 AM',
			Done: '11:00 AM',
			'Info session': '2027-04-12 10:00',
			Note: 'Gate B',
			'Minutes to next': '60',
		},
		{ Day: '1', 'Night here': '', 'Miles to next': '30' },
		{ Day: '2', Date: '2027-04-13', Arrive: '9:30 AM', 'Parking minutes': '20', 'Miles to next': '' },
	]);
	const [undated] = await rowsOf(aTour([aStopAt('college 0'), aStopAt('college 30')], { start_date: null }));
	expect(undated).toMatchObject({ Day: 'Day 1', Date: '', Arrive: '9:00 AM' });
});

test('a trip without dates cannot become a calendar', () => {
	const undated = aTour([aStopAt('college 0'), aStopAt('college 30')], { start_date: null });
	expect(() => exportTrip('ics', planned(undated))).toThrow('A calendar needs dates.');
	expect(exportTrip('ics', planned()).type).toBe('text/calendar;charset=utf-8');
});
