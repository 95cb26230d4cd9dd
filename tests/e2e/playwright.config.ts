import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const baseURL = process.env.E2E_URL;
if (!executablePath || !baseURL) throw new Error('Run the end-to-end tests with: npm run test:e2e');

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	fullyParallel: true,
	workers: 2,
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
				'--use-gl=angle',
				'--use-angle=swiftshader',
				'--enable-unsafe-swiftshader',
			],
		},
	},
});
