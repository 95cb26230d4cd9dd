import { type ImportFault, LARGEST_FILE } from '#domain/exchange/import-fault.ts';
import { inflate } from './inflate.ts';

/**
 * Signatures of a ZIP's records (PKWARE's APPNOTE 6.3.10, 4.3): the end of its directory, a directory entry, a file.
 */
const MARKS = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
const SIZES = { end: 22, entry: 46, file: 30 };
const LONGEST_COMMENT = 65_535;

/**
 * Reads the KML in a KMZ, which is a ZIP with pictures next to it; if there are several, the first one, as Google Earth
 * does. Any bytes are safe to pass.
 */
export async function readKmz(
	bytes: Uint8Array<ArrayBuffer>,
): Promise<{ kml: Uint8Array<ArrayBuffer> } | { fault: ImportFault }> {
	try {
		const found = findKml(bytes);
		if (found === null) return { fault: { kind: 'no_kml' } };
		const kml = found.isPacked ? await inflate(found.bytes, LARGEST_FILE) : found.bytes;
		if (kml === 'too_large') return { fault: { kind: 'too_large' } };
		return kml === null ? { fault: { kind: 'broken' } } : { kml };
	} catch (error) {
		// The archive points outside itself.
		if (error instanceof RangeError) return { fault: { kind: 'broken' } };
		throw error;
	}
}

function findKml(
	bytes: Uint8Array<ArrayBuffer>,
): { bytes: Uint8Array<ArrayBuffer>; isPacked: boolean } | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const end = endOf(view);
	const count = view.getUint16(end + 10, true);
	let at = view.getUint32(end + 16, true);
	for (let entry = 0; entry < count; entry++) {
		if (view.getUint32(at, true) !== MARKS.entry) throw new RangeError('No entry of a ZIP');
		const length = view.getUint16(at + 28, true);
		const name = new TextDecoder().decode(bytes.subarray(at + SIZES.entry, at + SIZES.entry + length));
		// macOS packs its own notes about each file, under the file's name.
		if (/\.kml$/i.test(name) && !name.startsWith('__MACOSX/')) {
			const file = view.getUint32(at + 42, true);
			if (view.getUint32(file, true) !== MARKS.file) throw new RangeError('No file of a ZIP');
			const from = file + SIZES.file + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
			const packed = bytes.slice(from, from + view.getUint32(at + 20, true));
			return { bytes: packed, isPacked: view.getUint16(at + 10, true) !== 0 };
		}
		at += SIZES.entry + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	return null;
}

/** @throws RangeError if a ZIP is cut short. */
function endOf(view: DataView): number {
	const first = Math.max(0, view.byteLength - SIZES.end - LONGEST_COMMENT);
	for (let at = view.byteLength - SIZES.end; at >= first; at--)
		if (view.getUint32(at, true) === MARKS.end) return at;
	throw new RangeError('No end of a ZIP');
}
