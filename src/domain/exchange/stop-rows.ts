import { dateText } from '#domain/calendar-day.ts';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import { timeWords } from '#domain/schedule/schedule-words.ts';
import { dayTabWords } from '#domain/schedule/tour-day-words.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import { isCampus } from '#domain/trips/campus.ts';
import type { StopType } from '#domain/trips/stop-place.ts';
import { directionsWords, sourceWords } from '#domain/trips/travel-words.ts';
import type { Stop, Trip } from '#domain/trips/trip.ts';
import type { StopTimes } from '#domain/trips/trip-values.ts';
import { type Instant, localTime } from '#domain/zone-time.ts';
import { MARK, placeMark } from './place-mark.ts';

/** The columns for what a family notes about its visit, in the table's order. */
const saidColumns = {
	session_at: 'Info session',
	tour_at: 'Tour',
	visit_minutes: 'Visit minutes',
	parking_minutes: 'Parking minutes',
	overnight: 'Night here',
} as const satisfies Record<keyof StopTimes, string>;

/** Of the stop's own clocks, by which every time in its row is meant. */
const ZONE = 'Time zone';

const columns = [
	'Stop',
	'Name',
	'Type',
	'City',
	'State',
	'Latitude',
	'Longitude',
	'Day',
	'Date',
	'Arrive',
	'Done',
	ZONE,
	...Object.values(saidColumns),
	'Note',
	'Miles to next',
	'Minutes to next',
	'By',
	'Directions',
	MARK,
] as const;
type Row = Record<(typeof columns)[number], string | number>;

/** A trip as table rows: a header, then one row per stop. */
export function stopRows(
	trip: Trip,
	estimate: DriveEstimate,
	outlook: Outlook | null,
): (string | number)[][] {
	const rows = trip.stops.map((stop, index): Row => {
		const leg = estimate.legs[index];
		return {
			...factsOf(stop, index),
			...timesOf(outlook, index),
			Note: stop.note,
			'Miles to next': leg ? Math.round(leg.miles * 10) / 10 : '',
			'Minutes to next': leg ? Math.round(leg.minutes) : '',
			By: leg ? sourceWords(leg) : '',
			Directions: leg ? directionsWords(leg) : '',
			[MARK]: placeMark(stop.place),
		};
	});
	return [[...columns], ...rows.map((row) => columns.map((column) => row[column]))];
}

const kinds: Partial<Record<StopType, string>> = { x: 'own place', poi: 'sight' };

function factsOf(stop: Stop, index: number) {
	const { name, type, city, state, lat, long } = stop.place;
	return {
		Stop: index + 1,
		Name: name,
		Type: isCampus(stop.place) ? 'college' : (kinds[type] ?? type),
		City: city,
		State: state,
		Latitude: lat,
		Longitude: long,
		'Info session': stop.session_at?.replace('T', ' ') ?? '',
		Tour: stop.tour_at?.replace('T', ' ') ?? '',
		'Visit minutes': stop.visit_minutes ?? '',
		'Parking minutes': stop.parking_minutes ?? '',
		'Night here': stop.overnight === null ? '' : stop.overnight ? 'yes' : 'no',
	};
}

function timesOf(outlook: Outlook | null, index: number) {
	const visit = outlook?.visits[index];
	const zone = outlook?.plan.stops[index]?.zone;
	const day = visit && outlook?.days.find(({ visits }) => visits.includes(visit));
	if (!outlook || !visit || !day || zone === undefined)
		return { Day: '', Date: '', Arrive: '', Done: '', [ZONE]: zone ?? '' };
	const { isDated } = outlook.plan;
	// After midnight it is still the same day of the tour, but a new day of the calendar.
	const dateOf = (at: Instant) => (isDated ? dateText(localTime(at, zone).day) : '');
	const Day = isDated ? day.number : dayTabWords(outlook.plan, day);
	if (visit.arrives === null)
		return { Day, Date: isDated ? dateText(day.day) : '', Arrive: '', Done: '', [ZONE]: zone };
	const [arrives, ends] = [dateOf(visit.arrives), dateOf(visit.ends)];
	return {
		Day,
		Date: arrives,
		Arrive: timeWords(visit.arrives, zone),
		Done: `${ends === arrives ? '' : `${ends} `}${timeWords(visit.ends, zone)}`,
		[ZONE]: zone,
	};
}
