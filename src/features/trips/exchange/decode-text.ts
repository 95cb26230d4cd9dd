/** The text of a file: UTF-8, UTF-16 with its mark, or what its XML declaration names; null when it is none of these. */
export function decodeText(bytes: Uint8Array): string | null {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
	if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
	const head = String.fromCharCode(...bytes.subarray(0, 100));
	const [, declared] = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head) ?? [];
	return decodedAs(declared ?? 'utf-8', bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (error) {
		// TypeError: not of that encoding. RangeError: no such encoding.
		if (error instanceof TypeError || error instanceof RangeError) return null;
		throw error;
	}
}
