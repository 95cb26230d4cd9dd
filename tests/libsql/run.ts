/** The database on a real libSQL server, and on a file that libSQL opens: `npm run test:libsql`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { play, runScenes, type Scene } from '../programs/run-scenes.ts';
import { hangingScenes } from './hanging.ts';
import { processScenes } from './processes.ts';
import { startSqld } from './real-sqld.ts';
import { transactionScenes } from './transactions.ts';

/** The tests that have one database here, one file after the other. */
const FILES = [
	'tests/server/sync/store.test.ts',
	'tests/server/sync/judged-first.test.ts',
	'tests/sync/real-simulation.device.test.ts',
	'tests/server/sync/routes.test.ts',
	'tests/server/authorisation.test.ts',
];
/** A disk is filled by SQLite's own means, which no server hands out. */
const NAMES = '^(?!.*full disk)';
const WORLDS = 20;

const storeScenes = (where: string, url: string): Scene[] => [
	[
		`the store of trips, its route, ${WORLDS} simulated worlds and the authorisation matrix pass their own tests on ${where}`,
		async () => {
			const words = ['vitest', 'run', '--no-file-parallelism', '--testNamePattern', NAMES, ...FILES];
			const env = { ...process.env, REAL_SEEDS: String(WORLDS), LIBSQL_URL: url };
			const { status } = spawnSync('npx', words, { env, stdio: 'inherit' });
			if (status !== 0) throw new Error('they do not');
		},
	],
];

await runScenes('npm run test:libsql', async (folder) => {
	const onItsOwn = (name: string) => {
		mkdirSync(join(folder, name));
		return startSqld(join(folder, name));
	};
	await play(transactionScenes(await onItsOwn('transactions')));
	await play(hangingScenes(await onItsOwn('that-hangs'), folder));
	await play(processScenes(await onItsOwn('processes'), folder));
	await play(storeScenes('a server', (await onItsOwn('stores')).url));
	await play(storeScenes("libSQL's file", pathToFileURL(join(folder, 'libsql.db')).href));
});
