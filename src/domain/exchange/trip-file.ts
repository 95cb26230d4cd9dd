import * as z from 'zod/mini';
import type { Trip } from '#domain/trips/trip.ts';
import { contentOf, type TripContent, tripContentSchema } from '#domain/trips/trip-content.ts';
import type { ImportFault } from './import-fault.ts';

const FORMAT = 'college-tour-trails/trip';
const VERSION = 1;

const headSchema = z.object({ format: z.literal(FORMAT), version: z.number() });

/** Writes a complete trip as a file in our own format. */
export function tripFile(trip: Trip): string {
	return `${JSON.stringify({ format: FORMAT, version: VERSION, trip: contentOf(trip) }, null, '\t')}\n`;
}

/** True when a JSON value claims to be one of our trips. */
export function isTripFile(json: unknown): boolean {
	return headSchema.safeParse(json).success;
}

/** Reads what `tripFile` wrote. A fault names what is wrong, and means that nothing is taken from the file. */
export function readTripFile(json: unknown): { content: TripContent } | { fault: ImportFault } {
	const { version } = headSchema.parse(json);
	if (version > VERSION) return { fault: { kind: 'newer' } };
	const read = z.object({ trip: tripContentSchema }).safeParse(json);
	if (read.success) return { content: read.data.trip };
	return { fault: { kind: 'wrong_value', where: whereInTrip(read.error.issues[0]?.path.slice(1) ?? []) } };
}

/** Says where in a trip's content a path leads: "stop 3, tour_at". */
export function whereInTrip(path: readonly PropertyKey[]): string {
	const [list, index, ...rest] = path.map(String);
	if (index === undefined) return list ?? 'trip';
	const place = `${list === 'stops' ? 'stop' : 'day'} ${Number(index) + 1}`;
	return [place, ...rest].join(', ');
}
