/** Every name that browsers know UTF-16 by, and a few of UTF-8. */
const UTF16 = /utf-16|ucs-2|unicode/i;

/**
 * Decodes a file's text: UTF-8, UTF-16 with a byte order mark, or the encoding its XML declares; null if it is none of
 * these.
 */
export function decodeText(bytes: Uint8Array): string | null {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
	if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
	const head = String.fromCharCode(...bytes.subarray(0, 100));
	const [, declared] = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head) ?? [];
	// What declares itself in single bytes is not UTF-16, even if .NET's StringWriter says it is.
	return decodedAs(declared === undefined || UTF16.test(declared) ? 'utf-8' : declared, bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (error) {
		// TypeError: invalid in that encoding. RangeError: no such encoding.
		if (error instanceof TypeError || error instanceof RangeError) return null;
		throw error;
	}
}
