/** Tests the database on a real libSQL server, and on a file that libSQL opens: `npm run test:libsql`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { play, runScenes, type Scene } from '../programs/run-scenes.ts';
import { hangingScenes } from './hanging.ts';
import { processScenes } from './processes.ts';
import { startSqld } from './real-sqld.ts';
import { releaseScenes } from './releases.ts';
import { tokenScenes } from './token.ts';
import { transactionScenes } from './transactions.ts';

const NOUNS = `accounts articles audit billing catalogue colleges contact content-file contributors donations images licences mail
	metrics newsletter oidc page-views personal-data places rate-limits session shares shipped site states sync trip-api`;
/** The tests of everything that is stored; here they share one database, and run one file after another. */
const FILES = [
	'tests/sync/real-simulation.device.test.ts',
	'tests/server/authorisation.test.ts',
	'tests/server/clock.test.ts',
	...NOUNS.split(/\s+/).map((noun) => `tests/server/${noun}/`),
];
/**
 * Tests that need SQLite to report a full disk, which no server can be made to do; and one about who may show a video,
 * which is read once a second there.
 */
const LEFT_OUT = ['full disk', 'the disk did not take', 'adds its host, and no other'];
/** libSQL's library never finishes the plan of a write that returns rows, and nothing can be committed after it. */
const LEFT_OUT_ON_A_FILE = [...LEFT_OUT, 'found by the index'];
const WORLDS = 20;

const storeScenes = (where: string, url: string, leftOut: readonly string[]): Scene[] => [
	[
		`all stores, ${WORLDS} simulated worlds and the authorisation matrix pass their own tests on ${where}`,
		async () => {
			const names = `^(?!.*(${leftOut.join('|')}))`;
			const words = ['vitest', 'run', '--no-file-parallelism', '--testNamePattern', names, ...FILES];
			const env = { ...process.env, REAL_SEEDS: String(WORLDS), LIBSQL_URL: url };
			const { status } = spawnSync('npx', words, { env, stdio: 'inherit' });
			if (status !== 0) throw new Error('they do not');
		},
	],
];

await runScenes('npm run test:libsql', async (folder) => {
	const onItsOwn = (name: string, words: readonly string[] = []) => {
		mkdirSync(join(folder, name));
		return startSqld(join(folder, name), words);
	};
	await play(transactionScenes(await onItsOwn('transactions')));
	await play(tokenScenes((words) => onItsOwn('token', words), folder));
	await play(hangingScenes(await onItsOwn('that-hangs'), folder));
	await play(releaseScenes((name) => onItsOwn(name)));
	await play(processScenes(await onItsOwn('processes'), folder));
	await play(storeScenes('a server', (await onItsOwn('stores')).url, LEFT_OUT));
	const file = pathToFileURL(join(folder, 'libsql.db')).href;
	await play(storeScenes("libSQL's file", file, LEFT_OUT_ON_A_FILE));
});
