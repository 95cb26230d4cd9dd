import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 90_000;

const running = new Set<ChildProcess>();
// Leaves no database or blog running when this process is told to end.
process.on('exit', () => {
	for (const child of running) child.kill('SIGKILL');
});

/** A program running next to the test. */
export interface Running {
	stop(): Promise<void>;
}

/** Starts a program and waits until it answers; if it does not, throws an error with its output. */
export async function start(
	command: string,
	words: string[],
	isUp: () => Promise<boolean>,
	options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Running> {
	const env = { ...process.env, ...options.env };
	const child = spawn(command, words, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
	running.add(child);
	child.on('exit', () => running.delete(child));
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			said = (said + chunk).slice(-4_000);
		});
	}
	child.on('error', (error) => {
		said += error.message;
	});
	const deadline = Date.now() + PATIENCE_MS;
	while (!(await isUp())) {
		if (hasEnded(child) || Date.now() > deadline) {
			await end(child);
			throw new Error(`${command} did not start:\n${said}`);
		}
		await sleep(50);
	}
	return { stop: () => end(child) };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null || !child.pid;

async function end(child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return;
	const gone = once(child, 'exit');
	child.kill('SIGTERM');
	const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
	await gone;
	clearTimeout(timer);
}

/** Runs a program to its end and returns what it printed. */
export function run(
	command: string,
	words: string[],
	{ input = '', env = {} as Record<string, string> } = {},
): string {
	const options = { encoding: 'utf8', input, env: { ...process.env, ...env } } as const;
	const { status, stdout, stderr, error } = spawnSync(command, words, options);
	if (error) throw error;
	if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}\n${stderr}`);
	return stdout;
}

export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	return typeof address === 'object' && address ? address.port : 0;
}
