import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Missing } from './debian.ts';

/** A scene's title, and its steps; each scene goes on where the one before ended. */
export type Scene = readonly [what: string, show: () => Promise<void>];

/** The exit code of a run in which a program that it needs was missing. */
const NOT_RUN = 77;

/**
 * Runs a script of tests that need programs on this machine, in a folder of its own, and ends the process: with 1 if
 * something failed, with 77 if programs are missing, so that not everything was shown.
 */
export async function runScenes(script: string, work: (folder: string) => Promise<void>): Promise<never> {
	const folder = mkdtempSync(join(tmpdir(), `${script.replace(/\W/g, '-')}-`));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
	try {
		await work(folder);
	} catch (error) {
		const isMissing = error instanceof Missing;
		console.error(isMissing ? `NOT RUN: ${script}\n${error.message}` : error);
		process.exit(isMissing ? NOT_RUN : 1);
	}
	process.exit(0);
}

/** Plays scenes one after another, and prints how long each took. */
export async function play(scenes: readonly Scene[]): Promise<void> {
	for (const [what, show] of scenes) {
		const started = Date.now();
		try {
			await show();
		} catch (error) {
			console.error(`✘ ${what}`);
			throw error;
		}
		console.log(`✓ ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
	}
}
