import { readJson } from '#domain/read-json.ts';
import { stopTypes } from '#domain/trips/stop-place.ts';
import { type StopContent, type TripContent, tripContentSchema } from '#domain/trips/trip-content.ts';
import {
	CODE_OF_DAYS,
	dayValues,
	fieldsOf,
	stopValues,
	type TripValues,
	tripValues,
} from '#domain/trips/trip-values.ts';

const VERSION = 1;

/** Each field's position. */
type Places<Field extends string = string> = Record<Field, number>;
const placesOf = <Fields extends TripValues>(values: Fields) =>
	Object.fromEntries(Object.entries(values).map(([field, { code }]) => [field, code])) as Places<
		keyof Fields & string
	>;

const tripPlaces = { ...placesOf(tripValues), days: CODE_OF_DAYS };
const stopPlaces = placesOf(stopValues);
const dayPlaces = Object.fromEntries(
	fieldsOf(dayValues).map((field) => [field, dayValues[field].dayCode]),
) as Places<keyof typeof dayValues>;

/**
 * Writes a trip as short JSON for a picture: everything in its file, by position instead of name. Trailing empty values
 * are dropped.
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
		name: name ?? '',
		notes: notes ?? '',
		...said,
		days: listOf(days).map(([number, ...times]) => ({ number, ...unpacked(times, dayPlaces) })),
		stops: listOf(stops).map(unpackStop),
	});
	return read.success && read.data.stops.length > 0 ? read.data : null;
}

function packStop({ place, ...said }: StopContent): unknown[] {
	const { type, code, name, city, state, lat, long } = place;
	return trimmed([stopTypes.indexOf(type), lat, long, name, code, city, state, ...packed(said, stopPlaces)]);
}

function unpackStop(values: unknown[]): unknown {
	const [type, lat, long, name, code = '', city = '', state = '', ...rest] = values;
	const { note, ...times } = unpacked(rest, stopPlaces);
	return {
		place: { type: stopTypes[Number(type)], code, name, city, state, lat, long },
		note: note ?? '',
		...times,
	};
}

/** Lays out the values of these fields, each at its position. */
function packed<Field extends string>(says: Record<NoInfer<Field>, unknown>, places: Places<Field>) {
	const values: unknown[] = [];
	for (const field in places) values[places[field]] = says[field];
	return values;
}

function unpacked<Field extends string>(values: unknown[], places: Places<Field>) {
	const says = Object.entries<number>(places).map(([field, place]) => [field, values[place] ?? null]);
	return Object.fromEntries(says) as Record<Field, unknown>;
}

/** Drops empty values at the end. In the middle, an empty word stays, and null becomes an absent value. */
function trimmed(values: readonly unknown[]): unknown[] {
	const last = values.findLastIndex((value) => value !== null && value !== '' && !isEmpty(value));
	return values.slice(0, last + 1);
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

const listOf = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : []);
