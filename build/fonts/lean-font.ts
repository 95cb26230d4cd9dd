import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The weight of text, the lightest on any screen; the range from a hairline up to it is a quarter of the file. */
const LIGHTEST = 400;

/** Combining marks also compose letters, but the package’s own list of a font’s characters leaves them out. */
const MARKS = 'U+0300-036F';

/** Copyright and license. */
const NAMES = [0, 13, 14];

/** The Latin letters of `@fontsource-variable/NAME`, from the weight of text to the `heaviest`. */
export function leanFont(name: string, heaviest: number): Promise<Buffer> {
	const file = (path: string) => readFileSync(resolve(`@fontsource-variable/${name}/${path}`));
	const { latin }: { latin: string } = JSON.parse(file('unicode.json').toString());
	return subsetFont(file(`files/${name}-latin-wght-normal.woff2`), charactersIn(`${latin},${MARKS}`), {
		targetFormat: 'woff2',
		preserveNameIds: NAMES,
		variationAxes: { wght: { min: LIGHTEST, max: heaviest } },
	});
}

/** All characters of a CSS `unicode-range`. */
function charactersIn(ranges: string): string {
	return ranges
		.split(',')
		.flatMap((range) => {
			const [first = 0, last = first] = range
				.replace('U+', '')
				.split('-')
				.map((hex) => Number.parseInt(hex, 16));
			return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
		})
		.join('');
}
