import { drawnPlaces, SAMPLE } from './sample.mjs';

const FOLDERS = ['server/mail', 'server/session', 'src/domain', 'src/voices'];
/** Tables and hooks: faults in them show in a migration and in a browser. */
const LEFT_OUT = ['server/*/table.ts', 'src/voices/use-*.ts', 'src/voices/first-general.ts'];

/** Lists the code `npm run mutants` breaks, one spot at a time, and the tests that have to notice. */
export default {
	mutate:
		SAMPLE > 1
			? await drawnPlaces(FOLDERS, LEFT_OUT)
			: [`{${FOLDERS.join()}}/**/*.ts`, ...LEFT_OUT.map((path) => `!${path}`)],
	plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/sample.mjs', './tests/mutants/score.mjs'],
	checkers: SAMPLE > 1 ? ['sample'] : [],
	testRunner: 'vitest',
	vitest: { configFile: 'tests/mutants/vitest.config.ts' },
	coverageAnalysis: 'perTest',
	// The first run of all tests takes longer than Stryker's five minutes on a busy machine.
	dryRunTimeoutMinutes: 30,
	// Code that runs once at import is words, limits and schemas: each mutant there would cost a run of all tests.
	ignoreStatic: true,
	// A slow run on a busy machine is not an endless loop; Stryker finds those by counting iterations.
	timeoutMS: 30_000,
	concurrency: 1,
	ignorePatterns: ['dist', 'data', 'public', 'mutants-results', 'tests/{bench,e2e,engines,wordpress}'],
	tempDirName: 'mutants-results/sandbox',
	// Not for a sample: it tries every mutant that it draws, whatever earlier runs found.
	incremental: SAMPLE === 1,
	incrementalFile: 'mutants-results/incremental.json',
	reporters: ['clear-text', 'progress-append-only', 'html', 'json', 'score'],
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
	htmlReporter: { fileName: 'mutants-results/report.html' },
	jsonReporter: { fileName: 'mutants-results/report.json' },
	// Stryker's own score counts some of the code that runs once at import, so score.mjs judges instead.
	thresholds: { high: 95, low: 85, break: null },
	allowConsoleColors: false,
};
