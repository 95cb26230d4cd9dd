import { codeTexts } from '#domain/exchange/code-parts.ts';
import type { ImportFault } from '#domain/exchange/import-fault.ts';
import { packTrip, unpackTrip } from '#domain/exchange/trip-code.ts';
import { paths } from '#domain/paths.ts';
import { base64urlToBytes, bytesToBase64url } from '#domain/sync/base64url.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { contentOf, type TripContent } from '#domain/trips/trip-content.ts';

/** Pressed to some kilobytes, a trip is never larger than this; a picture that says otherwise is a trap. */
const LARGEST = 1_000_000;

/** What the pictures show that carry a trip, all of it: a link that any camera opens, or several parts of one. */
export async function tripCodes(trip: Trip): Promise<string[]> {
	const text = new TextEncoder().encode(packTrip(contentOf(trip)));
	const pressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	const bytes = new Uint8Array(await new Response(pressed).arrayBuffer());
	return codeTexts(bytesToBase64url(bytes), (code) => location.origin + paths.tripInLink(code));
}

/** Reads the code of a trip. Any text is safe to give. */
export async function readTripCode(code: string): Promise<{ content: TripContent } | { fault: ImportFault }> {
	const text = await unpressed(base64urlToBytes(code));
	const content = text === null ? null : unpackTrip(text);
	if (content === null) return { fault: { kind: 'no_trip_in_code' } };
	return content === 'newer' ? { fault: { kind: 'newer' } } : { content };
}

/** Security: stops at what no trip is larger than, because a few bytes can press a gigabyte of blanks. */
async function unpressed(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
	const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
	const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
	let text = '';
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return text + decoder.decode();
			text += decoder.decode(value, { stream: true });
			if (text.length > LARGEST) {
				await reader.cancel();
				return null;
			}
		}
	} catch (error) {
		// No deflate, cut short, or no UTF-8: each engine has errors of its own for it.
		console.warn('A code is none of ours', error);
		return null;
	}
}
