/**
 * The reading of the blog, held against a real WordPress on a real database. `--install` lets it get the programs that
 * are missing from Debian. It ends with 77 when they are not there: then nothing was shown.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNeeded, Missing } from './packages.ts';
import { startBlog } from './real-blog.ts';
import { scenes } from './scenes.ts';

const NOT_RUN = 77;
const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
let code = 1;
try {
	const needed = findNeeded(join(folder, 'package'), { install: process.argv.includes('--install') });
	const blog = await startBlog(needed, folder);
	try {
		for (const [what, show] of scenes(blog, folder)) {
			const started = Date.now();
			await show();
			console.log(`✓ ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
		}
		code = 0;
	} finally {
		await blog.stop();
	}
} catch (error) {
	if (error instanceof Missing) code = NOT_RUN;
	const words = error instanceof Missing ? `NOT RUN: test:wordpress\n${error.message}` : error;
	console.error(words);
}
process.exit(code);
