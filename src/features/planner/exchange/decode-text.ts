/** Every name that browsers accept for UTF-16, and a few for UTF-8. */
const UTF16 = /utf-16|ucs-2|unicode/i;

/** How JSON, XML and text with UTF-8's mark begin: they are UTF-8, or declare something else. */
const OF_KNOWN_ENCODING = /^(\xef\xbb\xbf|\s*[{[<])/;

/**
 * Decodes a file's text: UTF-8, UTF-16 with a byte order mark, or the encoding its XML declares; a table that is none
 * of these as Windows-1252, the encoding of Excel's plain CSV. Null for anything else.
 */
export function decodeText(bytes: Uint8Array): string | null {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
	if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
	const head = String.fromCharCode(...bytes.subarray(0, 100));
	const [, declared] = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head) ?? [];
	// Text that declares its encoding in single bytes is not UTF-16, even if .NET's StringWriter says so.
	const text = decodedAs(declared === undefined || UTF16.test(declared) ? 'utf-8' : declared, bytes);
	if (text !== null || OF_KNOWN_ENCODING.test(head) || bytes.includes(0)) return text;
	return decodedAs('windows-1252', bytes);
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
