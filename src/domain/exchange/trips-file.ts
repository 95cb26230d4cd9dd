import * as z from 'zod/mini';
import { type TripContent, tripContentSchema } from '#domain/trips/trip-content.ts';
import type { ImportFault } from './import-fault.ts';
import { whereInTrip } from './trip-file.ts';

/** The head of a file with trips under `trips`, in the form of `Trip`: a download, or an account's export. */
export const tripsFileHead = { format: 'college-tour-trails/trips', version: 1 } as const;

/**
 * How we recognize such a file: by its head or, in files from before the head existed, by the fields beside the trips.
 */
const someTripsSchema = z.union([
	z.object({ format: z.literal(tripsFileHead.format), version: z.number() }),
	z.object({ trips: z.array(z.unknown()), unsent: z.array(z.unknown()) }),
	z.object({ trips: z.array(z.unknown()), exported: z.string() }),
]);
const versionSchema = z.object({ version: z._default(z.number(), tripsFileHead.version) });
const tripsSchema = z.object({
	trips: z.array(z.extend(tripContentSchema, { life: z.enum(['live', 'trashed', 'gone']) })),
});

/** A trip in a file that holds several. */
export interface TripInFile {
	content: TripContent;
	/** True if it was in the trash when the file was written. */
	isTrashed: boolean;
}

/** True when a JSON value claims to be a file of ours with several trips. */
export const isTripsFile = (json: unknown): boolean => someTripsSchema.safeParse(json).success;

/**
 * Reads its trips, except permanently deleted ones. A fault names what is wrong, and means that nothing is taken from
 * the file.
 */
export function readTripsFile(json: unknown): { trips: TripInFile[] } | { fault: ImportFault } {
	if (versionSchema.parse(json).version > tripsFileHead.version) return { fault: { kind: 'newer' } };
	const read = tripsSchema.safeParse(json);
	if (!read.success) {
		const [, index, ...within] = read.error.issues[0]?.path ?? [];
		const where = index === undefined ? 'trips' : `trip ${Number(index) + 1}, ${whereInTrip(within)}`;
		return { fault: { kind: 'wrong_value', where } };
	}
	const kept = read.data.trips.filter(({ life }) => life !== 'gone');
	return { trips: kept.map(({ life, ...content }) => ({ content, isTrashed: life === 'trashed' })) };
}
