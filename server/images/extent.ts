/** An image's size, in pixels. */
export interface Extent {
	width: number;
	height: number;
}

/** Returns the size given in an image's first bytes, read before anything decodes it; null for an unknown kind. */
export function extentOf(bytes: Buffer): Extent | null {
	const at = (start: number, end: number) => bytes.toString('latin1', start, end);
	if (bytes.length < 30) return null;
	if (at(0, 8) === '\x89PNG\r\n\x1a\n')
		return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
	if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return extentOfWebp(bytes, at(12, 16));
	return bytes.readUInt16BE(0) === 0xffd8 ? extentOfJpeg(bytes) : null;
}

function extentOfWebp(bytes: Buffer, kind: string): Extent | null {
	if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
	if (kind === 'VP8 ')
		return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
	if (kind !== 'VP8L') return null;
	const bits = bytes.readUInt32LE(21);
	return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Skips segments up to the one that starts the frame. */
function extentOfJpeg(bytes: Buffer): Extent | null {
	for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
		const marker = bytes[at + 1] ?? 0;
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
		at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
	}
	return null;
}
