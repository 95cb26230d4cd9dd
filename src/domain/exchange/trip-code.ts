import { readJson } from '#domain/read-json.ts';
import { stopTypes } from '#domain/trips/stop-place.ts';
import { type StopContent, type TripContent, tripContentSchema } from '#domain/trips/trip-content.ts';
import type { dayValues, stopTimes, tripValues } from '#domain/trips/trip-values.ts';

const VERSION = 1;

/** Each field's position. Codes exist on paper, so never reuse a position for another field; new fields go last. */
const tripPlaces: Record<keyof typeof tripValues | 'days', number> = {
	name: 0,
	notes: 1,
	start_date: 2,
	day_start: 3,
	day_end: 4,
	lunch_minutes: 5,
	days: 6,
};
const dayPlaces: Record<keyof typeof dayValues, number> = { day_start: 0, day_end: 1, lunch_minutes: 2 };
const stopPlaces: Record<keyof typeof stopTimes, number> = {
	session_at: 0,
	tour_at: 1,
	visit_minutes: 2,
	parking_minutes: 3,
	overnight: 4,
};

/**
 * A trip as short JSON for a picture: everything its file holds, by position instead of name. Empty ends are dropped.
 */
export function packTrip(trip: TripContent): string {
	const days = trip.days.map((day) => trimmed([day.number, ...packed(day, dayPlaces)]));
	return JSON.stringify([
		VERSION,
		trip.stops.map(packStop),
		...trimmed(packed({ ...trip, days }, tripPlaces)),
	]);
}

/** Reads what `packTrip` wrote; null for anything else. */
export function unpackTrip(text: string): TripContent | 'newer' | null {
	const values = readJson(text);
	if (!Array.isArray(values) || typeof values[0] !== 'number') return null;
	if (values[0] > VERSION) return 'newer';
	const [, stops, ...rest] = values;
	const { name, notes, days, ...said } = unpacked(rest, tripPlaces);
	const read = tripContentSchema.safeParse({
		...{ name: name ?? '', notes: notes ?? '', ...said },
		days: listOf(days).map(([number, ...times]) => ({ number, ...unpacked(times, dayPlaces) })),
		stops: listOf(stops).map(unpackStop),
	});
	return read.success && read.data.stops.length > 0 ? read.data : null;
}

function packStop({ place, note, ...times }: StopContent): unknown[] {
	const { type, code, name, city, state, lat, long } = place;
	return trimmed([
		...[stopTypes.indexOf(type), lat, long, name, code, city, state, note],
		...packed(times, stopPlaces),
	]);
}

function unpackStop(values: unknown[]): unknown {
	const [type, lat, long, name, code = '', city = '', state = '', note = '', ...times] = values;
	return {
		place: { type: stopTypes[Number(type)], code, name, city, state, lat, long },
		...{ note, ...unpacked(times, stopPlaces) },
	};
}

/** The values of these fields, each at its position. */
function packed<Field extends string>(says: Record<Field, unknown>, places: Record<Field, number>) {
	const values: unknown[] = [];
	for (const field in places) values[places[field]] = says[field];
	return values;
}

function unpacked<Field extends string>(values: unknown[], places: Record<Field, number>) {
	const says = Object.entries<number>(places).map(([field, place]) => [field, values[place] ?? null]);
	return Object.fromEntries(says) as Record<Field, unknown>;
}

/** Drops empty values at the end. In the middle an empty word stays, and null is written as an absent value. */
function trimmed(values: readonly unknown[]): unknown[] {
	const last = values.findLastIndex((value) => value !== null && value !== '' && !isEmpty(value));
	return values.slice(0, last + 1);
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

const listOf = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : []);
