import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const baseURL = process.env.E2E_URL;
if (!executablePath || !baseURL) throw new Error('Run the end-to-end tests with: npm run test:e2e');

const ARGS = [
	'--no-sandbox',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Rendered by the CPU, which is all that most test machines have: only the map needs a GPU, emulated in software.
	// Emulating it for every page costs a third more.
	'--disable-gpu',
];

/** What happens to trips, whatever the map beside them shows. Drawing it in software takes a fifth of their CPU time. */
const BESIDE_THE_MAP =
	/(add-and-leave|exchange|live|notes|on-the-road|planner(-(four-days|links|paper))?|restart|saved|saving|shared|sign-in(-leave|-ways)?|two-phones)\.spec\.ts$/;

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	fullyParallel: true,
	// For two cores: a test spends a third of its time waiting for a clock, a disk or the server.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [[process.env.CI ? 'dot' : 'list'], ['./count-reporter.ts']],
	use: {
		baseURL,
		locale: 'en-US',
		timezoneId: 'America/New_York',
		viewport: { width: 1280, height: 800 },
		// `testInstalled` has them.
		serviceWorkers: 'block',
		contextOptions: { reducedMotion: 'reduce' },
		trace: 'off',
	},
	projects: [
		{
			name: 'with a map',
			testIgnore: BESIDE_THE_MAP,
			use: { launchOptions: { executablePath, args: [...ARGS, '--enable-unsafe-swiftshader'] } },
		},
		{
			name: 'beside the map',
			testMatch: BESIDE_THE_MAP,
			use: { launchOptions: { executablePath, args: [...ARGS, '--disable-3d-apis'] } },
		},
	],
});
