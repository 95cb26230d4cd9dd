import { pathOf, SAMPLE } from './sample.mjs';

/** A smaller share of killed mutants is a failure. */
const LEAST = 0.85;

/** The range that contains the share of all mutants for 95 samples in 100 (Wilson 1927). */
function interval(killed, all) {
	const z = 1.96;
	const share = killed / all;
	const middle = share + z ** 2 / (2 * all);
	const reach = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
	return [middle - reach, middle + reach].map((end) => end / (1 + z ** 2 / all));
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';

function row(name, mutants) {
	const killed = mutants.filter(isNoticed).length;
	const [low, high] = interval(killed, mutants.length).map(percent);
	return `${name.padEnd(28)} ${percent(killed / mutants.length).padStart(7)}  ${killed} of ${mutants.length}, ${low} to ${high}`;
}

const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

/**
 * Code that runs once at import is not counted, in line with `ignoreStatic`: where a test imports such code again, Stryker tries it with
 * that test alone.
 */
const isCounted = ({ status, static: isOnce }) => COUNTED.includes(status) && !isOnce;

function printScore({ files }) {
	const folders = new Map();
	for (const [file, { mutants }] of Object.entries(files)) {
		const folder = /^(src\/voices|[^/]+\/[^/]+(\/[^/]+(?=\/))?)/.exec(file)[0];
		const counted = mutants.filter(isCounted);
		folders.set(folder, [...(folders.get(folder) ?? []), ...counted]);
	}
	for (const [folder, mutants] of folders) if (mutants.length > 0) console.log(row(folder, mutants));
	const all = [...folders.values()].flat();
	console.log(row(`all, one of ${SAMPLE}`, all));
	const share = all.filter(isNoticed).length / all.length;
	if (share >= LEAST) return;
	console.error(`Fewer than ${percent(LEAST)} of the mutants were noticed.`);
	process.exitCode = 1;
}

function printSurvivor({ status, fileName, location: { start }, mutatorName, replacement }) {
	if (status === 'Survived' || status === 'NoCoverage')
		console.log(`${status} ${pathOf(fileName)}:${start.line}:${start.column} ${mutatorName} ${replacement}`);
}

export const strykerPlugins = [
	{
		kind: 'Reporter',
		name: 'score',
		value: { onMutantTested: printSurvivor, onMutationTestReportReady: printScore },
	},
];
