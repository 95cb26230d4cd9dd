import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type Running, run, start } from '../programs/processes.ts';
import { startDatabase } from './database.ts';
import type { Needed } from './packages.ts';

/** A deed at the blog's desk; `post` is in WordPress's own words. */
export type Deed =
	| { do: 'option'; name: string; value: string }
	| { do: 'insert' | 'update'; post: Record<string, unknown> }
	| { do: 'schedule'; post: Record<string, unknown>; due: string }
	| { do: 'trash' | 'untrash' | 'delete' | 'stick' | 'appear'; id: number };

/** A WordPress of its own in the folder, on this machine's own address, with no theme's or plugin's help. */
export async function startBlog(needed: Needed, folder: string) {
	const site = join(folder, 'site');
	// Links that lead to other packages lead nowhere here, and none of them is used.
	cpSync(needed.wordpress, site, { recursive: true, verbatimSymlinks: true });
	rmSync(join(site, 'wp-config.php'));
	copyFileSync(join(import.meta.dirname, 'wp-config.php'), join(site, 'wp-config.php'));
	const database = await startDatabase(needed, folder);
	const host = `127.0.0.1:${await freePort()}`;
	const url = `http://${host}`;
	const env = { BLOG_HOST: host, BLOG_SOCKET: database.socket };

	/** Does the deeds; gives the ids of the posts. */
	const desk = (deeds: (Deed | { do: 'install' })[]): number[] =>
		JSON.parse(
			run(needed.php, [join(import.meta.dirname, 'blog.php'), site], { input: JSON.stringify(deeds), env }),
		);

	const isUp = () =>
		fetch(`${url}/?rest_route=/wp/v2/posts&per_page=1`).then(
			({ status }) => status === 200,
			() => false,
		);
	const serve = () => start(needed.php, ['-S', host, '-t', site], isUp, { cwd: site, env });
	let web: Running | undefined;
	try {
		desk([{ do: 'install' }]);
		web = await serve();
	} catch (error) {
		await database.stop();
		throw error;
	}
	return {
		url,
		desk,
		goAway: async () => web?.stop(),
		comeBack: async () => {
			web = await serve();
		},
		stopDatabase: database.stop,
		stop: async () => {
			await web?.stop();
			await database.stop();
		},
	};
}
export type RealBlog = Awaited<ReturnType<typeof startBlog>>;
