/** The database on a real libSQL server: `npm run test:libsql`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { play, runScenes, type Scene } from '../programs/run-scenes.ts';
import { processScenes } from './processes.ts';
import { type Sqld, startSqld } from './real-sqld.ts';
import { transactionScenes } from './transactions.ts';

/** The tests whose databases are one on the server here, one file after the other. */
const FILES = [
	'tests/sync/store.test.ts',
	'tests/sync/judged-first.test.ts',
	'tests/server/sync-route.test.ts',
];
/** A disk is filled by SQLite's own means, which no server hands out. */
const NAMES = '^(?!.*full disk)';

const storeScenes = (sqld: Sqld): Scene[] => [
	[
		'the store of trips and its route pass their own tests there',
		async () => {
			const words = ['vitest', 'run', '--no-file-parallelism', '--testNamePattern', NAMES, ...FILES];
			const env = { ...process.env, LIBSQL_URL: sqld.url };
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
	await play(processScenes(await onItsOwn('processes'), folder));
	await play(storeScenes(await onItsOwn('stores')));
});
