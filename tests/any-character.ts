import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };

/** The unmapper is for fast-check, which weaves in words like `__proto__` only where it can tell what makes them. */
const toNumber = (text: unknown): number => {
	const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
	if (code === undefined || String.fromCodePoint(code) !== text) throw new Error('Not one character');
	return code < SURROGATES.from ? code : code - SURROGATES.count;
};

/** Any character of Unicode: fast-check's own `unit: 'binary'` first makes a table of the million there are. */
export const anyCharacter = fc
	.integer({ min: 0, max: 0x10ffff - SURROGATES.count })
	.map(
		(number) => String.fromCodePoint(number < SURROGATES.from ? number : number + SURROGATES.count),
		toNumber,
	);
