/** Finds a Chromium: `CHROMIUM_PATH`, the system's or Playwright's own; installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The engine without a window system: the same pages for half the CPU time. */
const SHELL = 'chromium-headless-shell';
const commands = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of an installed browser.
 * @throws Error if there is none and none can be installed: a test that did not run must not look like one that passed.
 */
export function findBrowser() {
	const found = given() ?? onPath() ?? playwrightsOwn();
	if (found) return found;
	console.log('No browser found; installing one …');
	for (const install of [installPlaywrights, installDebians]) {
		install();
		const installed = playwrightsOwn() ?? onPath();
		if (installed) return installed;
	}
	throw new Error(
		'No browser to test in: install chromium, or set CHROMIUM_PATH to one. (Playwright and apt could not install it.)',
	);
}

/** Installs Debian's headless shell, unless a browser was named; if it is unavailable, the existing browser will do. */
export function installShell() {
	if (!given() && !onPath([SHELL])) installDebians();
}

function given() {
	const path = process.env.CHROMIUM_PATH;
	if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
	return path || undefined;
}

function onPath(names = commands) {
	const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrightsOwn() {
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installPlaywrights() {
	run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
}

function installDebians() {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
	run('apt-get', ['update']);
	run('apt-get', ['install', '-y', SHELL]);
}

function run(command, words) {
	const { status, error } = spawnSync(command, words, { stdio: 'inherit' });
	if (status !== 0) console.warn(`${command} ${words.join(' ')} failed`, error?.message ?? '');
}
