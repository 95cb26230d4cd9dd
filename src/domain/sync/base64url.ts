const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIXTH_BITS = new Map([...ALPHABET].map((letter, index) => [letter, index]));
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Bytes as base64url without padding. */
export function bytesToBase64url(bytes: Iterable<number>): string {
	let text = '';
	let buffer = 0;
	let bits = 0;
	for (const byte of bytes) {
		buffer = ((buffer << 8) | byte) & 0xffff;
		bits += 8;
		while (bits >= 6) {
			bits -= 6;
			text += ALPHABET[(buffer >> bits) & 63];
		}
	}
	return bits > 0 ? text + ALPHABET[(buffer << (6 - bits)) & 63] : text;
}

/** Text as base64url of its UTF-8 bytes; half a surrogate pair becomes U+FFFD. */
export function textToBase64url(text: string): string {
	const escaped = encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
	return bytesToBase64url(escapedBytes(escaped));
}

/** Reverses `bytesToBase64url`; letters outside its alphabet are ignored. */
export function base64urlToBytes(code: string): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(Math.floor((code.length * 3) / 4));
	let at = 0;
	let buffer = 0;
	let bits = 0;
	for (const letter of code) {
		buffer = ((buffer << 6) | (SIXTH_BITS.get(letter) ?? 0)) & 0xffff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		bytes[at++] = (buffer >> bits) & 255;
	}
	return bytes;
}

/** Reverses `textToBase64url`; null when the code is broken. */
export function base64urlToText(code: string): string | null {
	let escaped = '';
	let buffer = 0;
	let bits = 0;
	for (const letter of code) {
		const sixth = SIXTH_BITS.get(letter);
		if (sixth === undefined) return null;
		buffer = ((buffer << 6) | sixth) & 0xffff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		escaped += `%${((buffer >> bits) & 255).toString(16).padStart(2, '0')}`;
	}
	try {
		return decodeURIComponent(escaped);
	} catch (error) {
		if (error instanceof URIError) return null;
		throw error;
	}
}

function* escapedBytes(escaped: string): Generator<number> {
	for (let at = 0; at < escaped.length; at++) {
		if (escaped[at] !== '%') yield escaped.charCodeAt(at);
		else {
			yield Number.parseInt(escaped.slice(at + 1, at + 3), 16);
			at += 2;
		}
	}
}
