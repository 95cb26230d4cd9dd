import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** `SAMPLE=25` tries one mutant in 25; a different `SEED` draws different ones. */
export const SAMPLE = Number(process.env.SAMPLE ?? 1);
const SEED = process.env.SEED ?? '1';

const TWO_TO_THE_32 = 2 ** 32;

export const pathOf = (fileName) => relative(process.cwd(), fileName);

/** Each mutant is drawn independently of its size and its neighbors, and a seed always draws the same ones. */
function isDrawn({ fileName, location: { start, end }, mutatorName, replacement }) {
	const name = [
		SEED,
		pathOf(fileName),
		...Object.values(start),
		...Object.values(end),
		mutatorName,
		replacement,
	];
	return createHash('sha256').update(name.join('\n')).digest().readUInt32BE() < TWO_TO_THE_32 / SAMPLE;
}

/** Where the drawn mutants are, in the form of Stryker's `mutate`: all other code stays unmutated, and fast. */
export async function drawnPlaces(folders, leftOut) {
	const { Instrumenter } = await import(
		resolve('tests/mutants/packages/node_modules/@stryker-mutator/instrumenter/dist/src/index.js')
	);
	const quiet = () => undefined;
	const silent = { debug: quiet, info: quiet, warn: quiet, isDebugEnabled: quiet };
	const files = folders
		.flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`))
		.filter(
			(path) =>
				path.endsWith('.ts') &&
				!leftOut.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]*')}$`).test(path)),
		)
		.map((path) => ({ name: resolve(path), content: readFileSync(path, 'utf8'), mutate: true }));
	const options = { ignorers: [], excludedMutations: [], plugins: null, noHeader: true };
	const { mutants } = await new Instrumenter(silent).instrument(files, options);
	return mutants.filter(isDrawn).map(({ fileName, location: { start, end } }) => {
		const place = `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
		return `${pathOf(fileName)}:${place}`;
	});
}

const passed = { status: 'passed' };
const notDrawn = { status: 'compileError', reason: 'not drawn' };

export const strykerPlugins = [
	{
		kind: 'Checker',
		name: 'sample',
		value: {
			init: () => undefined,
			group: (mutants) => [mutants.map(({ id }) => id)],
			check: (mutants) =>
				Object.fromEntries(mutants.map((mutant) => [mutant.id, isDrawn(mutant) ? passed : notDrawn])),
		},
	},
];
