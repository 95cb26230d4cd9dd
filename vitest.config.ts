import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { jsonTable } from './build/json-table.ts';

/** Tests that give the process a browser's disk, or start the app's modules anew as a page load does. */
const onADevice = ['tests/{content,session,sync}/**', 'tests/screens/trips-save-hindrance.test.ts'];
const elsewhere = ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'];

export default defineConfig({
	plugins: [react(), jsonTable()],
	test: {
		// A busy machine is no failure: timings are measured in tests/bench.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// One worker for each core: by itself vitest leaves one of two idle, and many tests wait for a clock or a process.
		maxWorkers: '100%',
		expect: { poll: { timeout: 30_000, interval: 20 } },
		unstubGlobals: true,
		restoreMocks: true,
		projects: [
			{
				extends: true,
				test: { name: 'device', include: onADevice.map(testsIn), exclude: elsewhere },
			},
			{
				extends: true,
				test: {
					name: 'shared',
					include: ['tests/**/*.test.{ts,tsx}'],
					exclude: [...elsewhere, ...onADevice],
					// The whole server is a second to load, and keeps nothing outside what it is given: files share a process.
					isolate: false,
				},
			},
		],
	},
});

/** The tests among what a pattern names. */
function testsIn(pattern: string): string {
	return pattern.replace(/\*\*$/, '**/*.test.{ts,tsx}');
}
