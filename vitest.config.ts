import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that put a browser's disk or globals into their process, or load or replace the app's modules. */
const ON_A_DEVICE = 'tests/**/*.device.test.{ts,tsx}';

/** Tests that start the product's programs as processes: `npm run test:programs`, which `npm run check` leaves out. */
const PROGRAMS = 'tests/**/{process,*.process}.test.ts';

/** Each of these gets a process of its own: the first keeps working after its tests end, the second must run alone, the third is slow. */
const ALONE = [
	'tests/content/bring-guides.device.test.ts',
	'tests/db/let-go.device.test.ts',
	'tests/sync/real-simulation.device.test.ts',
];

/** Random tests draw the same cases wherever the same commit is tested; the next commit draws others. */
const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
const RANDOM_SEED = Number.parseInt(tree.slice(0, 7), 16);

export default defineConfig({
	plugins: [react()],
	test: {
		env: { RANDOM_SEED: process.env.RANDOM_SEED ?? String(RANDOM_SEED) },
		setupFiles: ['tests/random-seed.ts'],
		// Prints failures only, because CI keeps just one page of output.
		reporters: ['minimal'],
		// Generous, so that a busy machine fails nothing: tests/bench measures time.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 30_000, interval: 20 } },
		// One more than there are cores, because some tests only wait for a clock, a disk or a process.
		maxWorkers: availableParallelism() + 1,
		unstubGlobals: true,
		restoreMocks: true,
		projects: [
			{ extends: true, test: { name: 'alone', include: ALONE } },
			{
				extends: true,
				test: {
					name: 'device',
					include: [ON_A_DEVICE],
					exclude: [...ALONE, '**/node_modules/**'],
					// Files share a process, because loading the libraries takes longer than running a file's tests.
					isolate: false,
					setupFiles: ['tests/a-fresh-device.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'shared',
					include: ['tests/**/*.test.{ts,tsx}'],
					exclude: [ON_A_DEVICE, PROGRAMS, '**/node_modules/**'],
					// Files share a process: the server takes a second to load, and has no global state.
					isolate: false,
				},
			},
			{ extends: true, test: { name: 'programs', include: [PROGRAMS], isolate: false } },
		],
	},
});
