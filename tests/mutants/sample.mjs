import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** One mutant of how many is tried: `SAMPLE=25`. Another `SEED` draws others. */
export const SAMPLE = Number(process.env.SAMPLE ?? 1);
const SEED = process.env.SEED ?? '1';

const TWO_TO_THE_32 = 2 ** 32;

const pathOf = (fileName) => relative(process.cwd(), fileName);

/** Each mutant is drawn on its own, whatever its size and its neighbors, and always the same for a seed. */
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

/** The half-open way of Wilson (1927): 95 of 100 such samples hold the share of the whole run in what they give. */
function interval(killed, all) {
	const z = 1.96;
	const share = killed / all;
	const middle = share + z ** 2 / (2 * all);
	const reach = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
	return [middle - reach, middle + reach].map((end) => end / (1 + z ** 2 / all));
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

function row(name, mutants) {
	const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
	const [low, high] = interval(killed, mutants.length).map(percent);
	return `${name.padEnd(28)} ${percent(killed / mutants.length).padStart(7)}  ${killed} of ${mutants.length}, ${low} to ${high}`;
}

const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

function printScore({ files }) {
	const folders = new Map();
	for (const [file, { mutants }] of Object.entries(files)) {
		const folder = /^(src\/voices|[^/]+\/[^/]+(\/[^/]+(?=\/))?)/.exec(file)[0];
		const counted = mutants.filter(({ status }) => COUNTED.includes(status));
		folders.set(folder, [...(folders.get(folder) ?? []), ...counted]);
	}
	for (const [folder, mutants] of folders) if (mutants.length > 0) console.log(row(folder, mutants));
	console.log(row(`all, one of ${SAMPLE}`, [...folders.values()].flat()));
}

function printSurvivor({ status, fileName, location: { start }, mutatorName, replacement }) {
	if (status === 'Survived' || status === 'NoCoverage')
		console.log(`${status} ${pathOf(fileName)}:${start.line}:${start.column} ${mutatorName} ${replacement}`);
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
	{
		kind: 'Reporter',
		name: 'score',
		value: { onMutantTested: printSurvivor, onMutationTestReportReady: printScore },
	},
];
