import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
	.filter((path) => /\.tsx?$/.test(path))
	.map((path) => ({ path: join('tests', path), text: readFileSync(join('tests', path), 'utf8') }));
const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path));
/** Files that give their process a browser's disk or globals, or start the app's modules anew as a page load does. */
const devices = files.filter(({ text }) => /fake-indexeddb|stubGlobal|resetModules/.test(text));
/** Tests on such a device: each has a process of its own. */
const onADevice = tests.filter(
	(test) => devices.includes(test) || devices.some(({ path }) => test.text.includes(`/${basename(path)}'`)),
);

const pathOf = ({ path }: { path: string }) => path;

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
			{ extends: true, test: { name: 'device', include: onADevice.map(pathOf) } },
			{
				extends: true,
				test: {
					name: 'shared',
					include: tests.filter((test) => !onADevice.includes(test)).map(pathOf),
					// The whole server takes a second to load and keeps nothing outside what it is given: files share a process.
					isolate: false,
				},
			},
		],
	},
});
