import { codeTexts } from '#domain/exchange/code-parts.ts';
import type { ImportFault } from '#domain/exchange/import-fault.ts';
import { packTrip, unpackTrip } from '#domain/exchange/trip-code.ts';
import { paths } from '#domain/paths.ts';
import { base64urlToBytes, bytesToBase64url } from '#domain/sync/base64url.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { contentOf, type TripContent } from '#domain/trips/trip-content.ts';
import { inflate } from './inflate.ts';

/** Compressed to a few kilobytes, a trip is never larger than this; a picture that claims otherwise is a trap. */
const LARGEST = 1_000_000;

/**
 * Returns the texts of the QR codes that together contain the whole trip: one link that any camera opens, or several
 * parts; none for a trip that is too long.
 */
export async function tripCodes(trip: Trip): Promise<string[]> {
	const text = new TextEncoder().encode(packTrip(contentOf(trip)));
	const { readable, writable } = new CompressionStream('deflate-raw');
	const writer = writable.getWriter();
	const [pressed] = await Promise.all([
		new Response(readable).arrayBuffer(),
		writer.write(text),
		writer.close(),
	]);
	return codeTexts(
		bytesToBase64url(new Uint8Array(pressed)),
		(code) => location.origin + paths.tripInLink(code),
	);
}

/** Reads a trip's code. Any text is safe to pass. */
export async function readTripCode(code: string): Promise<{ content: TripContent } | { fault: ImportFault }> {
	const text = await unpressed(base64urlToBytes(code));
	const content = text === null ? null : unpackTrip(text);
	if (content === null) return { fault: { kind: 'no_trip_in_code' } };
	return content === 'newer' ? { fault: { kind: 'newer' } } : { content };
}

async function unpressed(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
	const text = await inflate(bytes, LARGEST);
	if (text === null || text === 'too_large') return null;
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
	} catch (error) {
		if (error instanceof TypeError) return null;
		throw error;
	}
}
