/**
 * `npm run test:e2e`, after the build: the product in a real browser. Ends with "N passed, N failed". With `--install`,
 * it first installs the browser that needs half the time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findBrowser, installShell } from './find-browser.mjs';
import { startServer } from './start-server.mjs';

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
if (words.includes('--install')) installShell();
const browser = findBrowser();
const server = await startServer({ root });
console.log(`End to end: ${browser} against ${server.url}`);

const playwright = spawn(
	process.execPath,
	[
		join(root, 'node_modules/@playwright/test/cli.js'),
		'test',
		'--config',
		join(import.meta.dirname, 'playwright.config.ts'),
		...words.filter((word) => word !== '--install'),
	],
	{ cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser, E2E_URL: server.url } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => playwright.kill(signal));
const [code] = await once(playwright, 'exit');
await server.stop();

const complaints = server.complaints();
if (complaints) console.error(`The server logged failures of its own:\n${complaints}`);
process.exitCode = code === 0 && !complaints ? 0 : 1;
