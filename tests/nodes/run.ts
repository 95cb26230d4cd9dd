/**
 * The built product on each version of Node that package.json names, beside the one that runs this: `npm run test:nodes`. Node comes from
 * npm, and better-sqlite3 is compiled for it. Exits with 77 where that is impossible, because then not everything was tested.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFile } from '#server/start/project.ts';
import { packTree } from '../deploy/a-packed-tree.ts';
import { Missing } from '../programs/debian.ts';
import { freePort, run, start } from '../programs/processes.ts';
import { play, runScenes, type Scene } from '../programs/run-scenes.ts';
import { type NodeRange, nodeRanges } from './node-ranges.ts';

const platform = `${process.platform}-${process.arch}`;

await runScenes('test:nodes', async (folder) => {
	const tree = packTree(folder);
	for (const node of nodeRanges) {
		const home = join(folder, String(node.major));
		mkdirSync(home);
		await play(scenesOn(node.major, tree, getNode(node, home), join(home, 'data')));
	}
});

/** Gets Node from npm, headers included; returns its folder. */
function getNode({ major, range }: NodeRange, folder: string): string {
	const name = `node-${platform}`;
	try {
		run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', `${name}@${range}`]);
	} catch (error) {
		throw new Missing(`Node ${major} is not to be had: ${error instanceof Error ? error.message : error}`);
	}
	return join(folder, 'node_modules', name);
}

function scenesOn(major: number, tree: string, home: string, dataDir: string): Scene[] {
	const node = join(home, 'bin/node');
	const env = { PATH: `${dirname(node)}:${process.env.PATH}`, NODE_ENV: 'production', DATA_DIR: dataDir };
	return [
		[
			`better-sqlite3 is compiled for Node ${major}`,
			async () => {
				assert.match(run(node, ['--version']), new RegExp(`^v${major}\\.`));
				// A copy of its own: what the tree has is a link to ours.
				const ours = projectFile('node_modules/better-sqlite3');
				const theirs = join(tree, 'node_modules/better-sqlite3');
				rmSync(theirs, { recursive: true });
				cpSync(ours, theirs, { recursive: true });
				run('npm', ['rebuild', '--prefix', tree, 'better-sqlite3', `--nodedir=${home}`], { env });
			},
		],
		[
			`the built server runs on Node ${major}: pages, the API, the sign-in, a backup`,
			async () => {
				const site = `http://127.0.0.1:${await freePort()}`;
				const isReady = () =>
					fetch(`${site}/api/ready`).then(
						({ ok }) => ok,
						() => false,
					);
				const settings = { ...env, PORT: new URL(site).port };
				const server = await start(node, ['build/start.mjs'], isReady, { cwd: tree, env: settings });
				try {
					assert.match(await (await fetch(`${site}/college/164924`)).text(), /Boston College/);
					const states = (await (await fetch(`${site}/api/public/states`)).json()) as unknown[];
					assert.ok(states.length > 40);
					const door = await fetch(`${site}/sign-in/start`, { redirect: 'manual' });
					assert.match(door.headers.get('location') ?? '', /\/oidc\/auth\?/);
					const program = join(tree, 'build/start.mjs');
					assert.match(run(node, [program, 'admin', 'backup', dataDir], { env }), /whole\.$/m);
				} finally {
					await server.stop();
				}
			},
		],
	];
}
