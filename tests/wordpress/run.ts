/**
 * The reading of the blog, held against a real WordPress on a real database. `--install` lets it get the programs that
 * are missing from Debian. It ends with 77 when they are not there: then nothing was shown.
 */
import { join } from 'node:path';
import { play, runScenes } from '../programs/run-scenes.ts';
import { findNeeded } from './packages.ts';
import { startBlog } from './real-blog.ts';
import { scenes } from './scenes.ts';

await runScenes('test:wordpress', async (folder) => {
	const needed = findNeeded(join(folder, 'package'), { install: process.argv.includes('--install') });
	const blog = await startBlog(needed, folder);
	try {
		await play(scenes(blog, folder));
	} finally {
		await blog.stop();
	}
});
