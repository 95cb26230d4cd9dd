import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const baseURL = process.env.E2E_URL;
if (!executablePath || !baseURL) throw new Error('Run the end-to-end tests with: npm run test:e2e');

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	fullyParallel: true,
	// Of two cores: a third of the time a test waits for a clock, a disk or the other side.
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
		contextOptions: { reducedMotion: 'reduce' },
		trace: 'off',
		launchOptions: {
			executablePath,
			args: [
				'--no-sandbox',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				// Drawn by the processor, which is all there is on most machines that test: only the map needs a graphics card, played by
				// software. Played for every page, it costs a third more.
				'--disable-gpu',
				'--enable-unsafe-swiftshader',
			],
		},
	},
});
