import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type Running, run, start } from '../programs/processes.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { imageEnvironment, inDockerfile, packTree } from './a-packed-tree.ts';
import { commandOf } from './compose.ts';
import { aDataFolder, lockedIn } from './locked-in.ts';

const BUILD_TOOLS = ['vite', 'tsx', 'typescript', '@playwright/test', 'vitest', 'drizzle-kit'];

/** The image's tree: built once, then run by `nobody`. */
export function packedScenes(folder: string): Scene[] {
	let [tree, port] = ['', 0];
	let dataDir: string;
	const cell = () => ({ tree, dataDir });
	const environment = () => ({
		...imageEnvironment(),
		HOST: '127.0.0.1',
		PORT: String(port),
		DATA_DIR: dataDir,
	});
	const isReady = () =>
		fetch(`http://127.0.0.1:${port}/api/ready`).then(
			({ ok }) => ok,
			() => false,
		);
	const startLocked = async (words: string[]): Promise<Running> => {
		port = await freePort();
		const [command, ...rest] = lockedIn(cell(), words as [string]);
		return start(command, rest, isReady, { env: environment() });
	};
	return [
		[
			'what the image copies is enough to build, and leaves no build tools',
			async () => {
				tree = packTree(folder);
				dataDir = aDataFolder(folder);
				const modules = join(tree, 'node_modules');
				assert.deepEqual(
					BUILD_TOOLS.filter((name) => existsSync(join(modules, name))),
					[],
				);
				assert.ok(existsSync(join(modules, 'better-sqlite3')));
			},
		],
		[
			'nobody can write anywhere but to the data and to /tmp, not even where everybody may',
			async () => {
				const writesTo = (path: string) => {
					const [command, ...words] = lockedIn(cell(), ['sh', '-c', `touch '${path}' || echo refused`]);
					return run(command, words).trim() !== 'refused';
				};
				assert.deepEqual(['dist/mine', join(dataDir, 'mine')].map(writesTo), [false, true]);
				// Only root can mount.
				if (process.getuid?.() === 0)
					assert.deepEqual(['/var/tmp/mine', '/dev/null', '/tmp/mine'].map(writesTo), [false, true, true]);
			},
		],
		[
			"the image's own command starts it as nobody, and its health check is content",
			async () => {
				const server = await startLocked(inDockerfile(/^CMD /));
				try {
					const home = await fetch(`http://127.0.0.1:${port}/`);
					assert.match(await home.text(), /College Tour Trails/);
					const [node = '', flag = '', script = ''] = inDockerfile(/^HEALTHCHECK /);
					run(node, [flag, script.replace('3000', String(port))]);
					await server.stop();
					assert.throws(() => run(node, [flag, script.replace('3000', String(port))]));
				} finally {
					await server.stop();
				}
			},
		],
		[
			'the command of the service that makes backups makes one, and throws away what is older than thirty days',
			async () => {
				const backups = join(dataDir, 'backups');
				mkdirSync(backups);
				const [old, other] = ['tour-trails-old.db', 'mine.db'].map((name) => join(backups, name));
				for (const file of [old, other] as string[]) {
					writeFileSync(file, '');
					utimesSync(file, new Date(0), new Date(0));
				}
				if (process.getuid?.() === 0) run('chown', ['-R', '65534:65534', backups]);
				const once = commandOf('backup').map((word) => word.replace(/sleep \d+/, 'break'));
				const [command, ...words] = lockedIn(cell(), once as [string]);
				run(command, words, { env: { ...environment(), BACKUP_DIR: backups } });
				const names = readdirSync(backups).sort();
				assert.equal(names.length, 3);
				assert.equal(names[0], 'mine.db');
				assert.match(names[1] ?? '', /^tour-trails-\d{4}.*\.db$/);
			},
		],
		[
			'npm start and npm run backup work there as well',
			async () => {
				const server = await startLocked(['npm', 'start']);
				try {
					const [command, ...words] = lockedIn(cell(), ['npm', 'run', '-s', 'backup', '--', dataDir]);
					assert.match(run(command, words, { env: environment() }), /rows in \d+ tables, whole\.$/m);
				} finally {
					await server.stop();
				}
				assert.equal(readdirSync(dataDir).filter((name) => /^tour-trails-.*\.db$/.test(name)).length, 1);
			},
		],
	];
}
