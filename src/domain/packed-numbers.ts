/** The 93 characters that need no escape in JSON, used as digits for generated geodata. */
const DIGITS =
	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ !#$%&'()*+,./:;<=>?@[]^`{|}~";
/** Digits from this one on mean that more follow; three in four numbers of a coast are smaller. */
const LAST = 75;
const MORE = DIGITS.length - LAST;

/** Each digit's value by its character code: a phone reads a hundred thousand in a few milliseconds. */
const values = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value;

/** Writes whole numbers, small ones short: one character from -37 to 37. */
export function packNumbers(numbers: number[]): string {
	let text = '';
	for (const number of numbers) {
		let rest = number < 0 ? -number * 2 - 1 : number * 2;
		for (; rest >= LAST; rest = Math.floor((rest - LAST) / MORE))
			text += DIGITS[LAST + ((rest - LAST) % MORE)];
		text += DIGITS[rest];
	}
	return text;
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(text: string): Float64Array {
	const numbers = new Float64Array(text.length);
	let count = 0;
	let number = 0;
	let unit = 1;
	for (let at = 0; at < text.length; at++) {
		const value = values[text.charCodeAt(at)] ?? 0;
		number += value * unit;
		unit *= MORE;
		if (value >= LAST) continue;
		numbers[count++] = number % 2 === 1 ? -(number + 1) / 2 : number / 2;
		number = 0;
		unit = 1;
	}
	return numbers.subarray(0, count);
}

/**
 * Writes whole numbers from 0 in exactly `width` digits each, the first digits of all numbers before the second digits:
 * digits of one place are more alike than digits of one number, which is what gzip compresses.
 */
export function packColumn(numbers: number[], width: number): string {
	const places = Array.from({ length: width }, (_, place) => 64 ** (width - 1 - place));
	return places
		.map((unit) => numbers.map((number) => DIGITS[Math.floor(number / unit) % 64]).join(''))
		.join('');
}

/** Reads number `at` of those `packColumn` wrote in `width` digits each. */
export function readColumn(text: string, at: number, width: number): number {
	const count = text.length / width;
	let number = 0;
	for (let place = 0; place < width; place++) {
		number = number * 64 + (values[text.charCodeAt(place * count + at)] ?? 0);
	}
	return number;
}
