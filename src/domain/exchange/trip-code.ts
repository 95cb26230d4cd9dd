import { stopTypes } from '#domain/trips/stop-place.ts';
import { type StopContent, type TripContent, tripContentSchema } from '#domain/trips/trip-content.ts';
import { readJson } from './read-json.ts';

const VERSION = 1;

/**
 * A trip as short JSON, to be pressed into a picture: all that its file says, by its place in a list and not by its name.
 * Empty ends are left out.
 */
export function packTrip(trip: TripContent): string {
	const days = trip.days.map((day) => trimmed([day.number, day.day_start, day.day_end, day.lunch_minutes]));
	return JSON.stringify([
		VERSION,
		trip.stops.map(packStop),
		...trimmed([
			trip.name,
			trip.notes,
			trip.start_date,
			trip.day_start,
			trip.day_end,
			trip.lunch_minutes,
			days,
		]),
	]);
}

/** Reads what `packTrip` wrote; null when it is anything else. */
export function unpackTrip(text: string): TripContent | 'newer' | null {
	const packed = readJson(text);
	if (!Array.isArray(packed) || typeof packed[0] !== 'number') return null;
	if (packed[0] > VERSION) return 'newer';
	const [, stops, name = '', notes = '', start_date = null, day_start = null, ...rest] = packed;
	const [day_end = null, lunch_minutes = null, days = []] = rest;
	const read = tripContentSchema.safeParse({
		...{ name, notes, start_date, day_start, day_end, lunch_minutes },
		days: listOf(days).map(([number, day_start = null, day_end = null, lunch_minutes = null]) => {
			return { number, day_start, day_end, lunch_minutes };
		}),
		stops: listOf(stops).map(unpackStop),
	});
	return read.success && read.data.stops.length > 0 ? read.data : null;
}

function packStop({ place, note, ...times }: StopContent): unknown[] {
	const { type, code, name, city, state, lat, long } = place;
	return trimmed([
		...[stopTypes.indexOf(type), lat, long, name, code, city, state, note],
		...[times.session_at, times.tour_at, times.visit_minutes, times.parking_minutes, times.overnight],
	]);
}

function unpackStop(packed: unknown[]): unknown {
	const [type, lat, long, name, code = '', city = '', state = '', note = '', ...times] = packed;
	const [session_at = null, tour_at = null, visit_minutes = null, parking_minutes = null, overnight = null] =
		times;
	return {
		place: { type: stopTypes[Number(type)], code, name, city, state, lat, long },
		...{ note, session_at, tour_at, visit_minutes, parking_minutes, overnight },
	};
}

/** Without what says nothing at its end; in the middle an empty word stays, and null is said as nothing is. */
function trimmed(values: readonly unknown[]): unknown[] {
	const last = values.findLastIndex((value) => value !== null && value !== '' && !isEmpty(value));
	return values.slice(0, last + 1);
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

const listOf = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : []);
