import { calendarFile } from '#domain/exchange/calendar-file.ts';
import { gpxFile } from '#domain/exchange/gpx-file.ts';
import { kmlFile } from '#domain/exchange/kml-file.ts';
import { stopRows } from '#domain/exchange/stop-rows.ts';
import { calendarEntries } from '#domain/exchange/trip-calendar.ts';
import { tripFile } from '#domain/exchange/trip-file.ts';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { spreadsheet } from '#ui/spreadsheet.ts';
import type { FileKind } from './file-kinds.ts';

/** In characters of up to four bytes: a file name may not be longer than 255 bytes. */
const LONGEST = 60;
/** Characters that a path or file system would misread, and invisible ones. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
/** Windows reserves these names. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The contents of a file: a trip with its drives and, if there are any, its times. */
export interface Planned {
	trip: Trip;
	estimate: DriveEstimate;
	outlook: Outlook | null;
}

/**
 * Writes a trip as a file of a kind, here and without a signal.
 * @throws Error for a calendar of a trip without dates
 */
export function exportTrip(kind: FileKind['id'], planned: Planned): File {
	const title = tripTitle(planned.trip);
	return new File([writers[kind](planned, title)], fileName(title, kind), { type: types[kind] });
}

const writers: Record<FileKind['id'], (planned: Planned, title: string) => string> = {
	ics: ({ trip, estimate, outlook }, title) => {
		if (!outlook?.plan.isDated) throw new Error('A calendar needs dates.');
		const head = { name: title, maker: 'Trip', writtenAt: new Date().toISOString() };
		return calendarFile(head, calendarEntries(trip, outlook, estimate));
	},
	gpx: ({ trip, estimate }) => gpxFile(trip, estimate.legs),
	kml: ({ trip, estimate }) => kmlFile(trip, estimate.legs),
	csv: ({ trip, estimate, outlook }) => spreadsheet(stopRows(trip, estimate, outlook)),
	json: ({ trip }) => tripFile(trip),
};

const types: Record<FileKind['id'], string> = {
	ics: 'text/calendar;charset=utf-8',
	gpx: 'application/gpx+xml',
	kml: 'application/vnd.google-earth.kml+xml',
	csv: 'text/csv;charset=utf-8',
	json: 'application/json',
};

/** Returns a file name made from the trip's name, fit for every system: "Spring break loop.ics". */
export function fileName(title: string, ending: string): string {
	const plain = [...title.replace(UNFIT, ' ').replace(/\s+/g, ' ')].slice(0, LONGEST).join('');
	const name = plain.replace(/^[\s.]+|[\s.]+$/g, '');
	return `${name === '' || RESERVED.test(name) ? 'College trip' : name}.${ending}`;
}
