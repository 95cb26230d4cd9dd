import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How to launch the browser: `CHROMIUM_PATH`, else the system's, else Playwright's own; throws when there is none. */
export function browserOptions(): { executablePath: string; args: string[] } {
	const candidates = [process.env.CHROMIUM_PATH, ...systemBrowsers, chromium.executablePath()];
	const executablePath = candidates.find((path) => path && existsSync(path));
	if (!executablePath) throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
	return { executablePath, args: ['--no-sandbox'] };
}
