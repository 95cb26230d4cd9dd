import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NO_CONTENT = new Set(
	'a an and as at by for from in is it its of on or that the this to with'.split(' '),
);

/** Without its ending, so that "Deletes" is the word in `deletePlace`. */
const stem = (word: string) => word.toLowerCase().replace(/(?<=...)(ies|ing|es|ed|s|e|y)$/, '');
const stemsIn = (text: string) => (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map(stem);

/** Doc comments of one line whose every word is already in the path of their file or the line that they are on. */
function echoes(path: string, text: string): string[] {
	return [...text.matchAll(/^\s*\/\*\* (.*) \*\/\n(.*?)(?:=>|$)/gm)]
		.filter(([, comment = '', signature = '']) => {
			const known = new Set(stemsIn(`${path} ${signature}`));
			const said = comment
				.replaceAll(/['’]s\b/g, '')
				.split(/[^\w]+/)
				.filter((word) => word && !NO_CONTENT.has(word.toLowerCase()));
			return said.every((word) => known.has(stem(word)));
		})
		.map(([, comment]) => `${path}: ${comment}`);
}

test('a comment that only echoes its signature is found', () => {
	const planted = [
		['/** Deletes a place. */', 'export const deletePlace = (id: string) => send(id);'],
		['/** The trip’s stops. */', 'stops: Stop[];'],
		['/** The stops, in driving order. */', 'stops: Stop[];'],
		['/** Miles. */', 'length: number;'],
		['/** Ids of the guides. @throws ApiError */', 'export function guideIds(): number[] {'],
	];
	const text = planted.flat().join('\n');
	expect(echoes('src/trips/trip.ts', text).map((each) => each.slice(each.indexOf(' ') + 1))).toEqual([
		'Deletes a place.',
		'The trip’s stops.',
	]);
});

test('a doc comment says what its signature cannot', () => {
	const files = execFileSync('git', ['ls-files', 'src', 'server', 'build', 'tests'], { encoding: 'utf8' })
		.split('\n')
		.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path));
	expect(files.length).toBeGreaterThan(1000);
	expect(files.flatMap((path) => echoes(path, readFileSync(path, 'utf8')))).toEqual([]);
});
