/** Sixty-four characters that need no escape in JSON: the digits in which generated geodata is packed. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const valueOfDigit = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Writes whole numbers, small ones short: five bits a character, the sixth says that more follow. */
export function packNumbers(numbers: number[]): string {
	let text = '';
	for (const number of numbers) {
		let rest = number < 0 ? -number * 2 - 1 : number * 2;
		for (; rest >= 32; rest = Math.floor(rest / 32)) text += DIGITS[32 + (rest % 32)];
		text += DIGITS[rest];
	}
	return text;
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(text: string): number[] {
	const numbers: number[] = [];
	let number = 0;
	let unit = 1;
	for (const character of text) {
		const value = valueOfDigit.get(character) ?? 0;
		number += (value % 32) * unit;
		unit *= 32;
		if (value >= 32) continue;
		numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2);
		number = 0;
		unit = 1;
	}
	return numbers;
}

/** Writes a whole number from 0 in exactly `width` characters. */
export function packFixed(number: number, width: number): string {
	let text = '';
	for (let rest = number; text.length < width; rest = Math.floor(rest / 64)) text = DIGITS[rest % 64] + text;
	return text;
}

/** Reads the `at`-th of numbers written by `packFixed` side by side. */
export function unpackFixed(text: string, at: number, width: number): number {
	let number = 0;
	for (let place = at * width; place < (at + 1) * width; place++) {
		number = number * 64 + (valueOfDigit.get(text[place] ?? 'A') ?? 0);
	}
	return number;
}
