import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that give their process a browser's disk or globals, or start the app's modules anew. */
const ON_A_DEVICE = 'tests/**/*.device.test.{ts,tsx}';

/** Of these, each has its own process: the first works on after its tests, the second must find no others at work, the third takes long. */
const ALONE = [
	'tests/content/bring-guides.device.test.ts',
	'tests/db/let-go.device.test.ts',
	'tests/sync/real-simulation.device.test.ts',
];

export default defineConfig({
	plugins: [react()],
	test: {
		// Only what fails is printed: a record of CI keeps a page.
		reporters: ['minimal'],
		// A busy machine is no failure: timings are measured in tests/bench.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 30_000, interval: 20 } },
		// One worker for each core: by itself vitest leaves one of two idle, and many tests wait for a clock or a process.
		maxWorkers: '100%',
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
					// Loading the libraries anew costs each file more than its tests.
					isolate: false,
					setupFiles: ['tests/a-fresh-device.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'shared',
					include: ['tests/**/*.test.{ts,tsx}'],
					exclude: [ON_A_DEVICE, '**/node_modules/**'],
					// The whole server takes a second to load and keeps nothing outside what it is given: files share a process.
					isolate: false,
				},
			},
		],
	},
});
