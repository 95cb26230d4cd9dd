import type { Trip } from '#domain/trips/trip.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { remembered } from '#runtime/remembered.ts';

const load = remembered(() => insistOn(() => import('./trip-qr.ts')));

/**
 * Returns the texts of a trip's QR codes. The code that makes them is fetched once, however long that takes without a
 * signal; after any other failure, the next call tries again.
 */
export async function codesOfTrip(trip: Trip): Promise<string[]> {
	const { tripCodes } = await load();
	return tripCodes(trip);
}
