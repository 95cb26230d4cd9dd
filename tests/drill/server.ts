import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFile } from '#server/start/project.ts';
import { freePort } from '../programs/processes.ts';

const TOKEN = 'a-token-of-the-drill';
const SAMPLED_EVERY_MS = 2_000;

/** The built server, restarted whenever it has ended, and sampled throughout. */
export async function aKeptServer(settings: Record<string, string>) {
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const env = { PATH: process.env.PATH, PORT: String(port), METRICS_TOKEN: TOKEN, ...settings };
	const memory: number[] = [];
	const lags: number[] = [];
	const said: string[] = [];
	const downMs: number[] = [];
	let child: ChildProcess;
	process.on('exit', () => child.kill('SIGKILL'));

	async function start() {
		child = spawn(process.execPath, [projectFile('dist/server/main.js')], {
			env,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		for (const stream of [child.stdout, child.stderr])
			stream?.on('data', (chunk: Buffer) => said.push(...String(chunk).trim().split('\n')));
		while (!(await isUp(address))) {
			if (child.exitCode !== null)
				throw new Error(`The server did not start:\n${said.slice(-20).join('\n')}`);
			await sleep(20);
		}
	}

	/** Stops it with this signal, and starts it again. */
	async function restart(signal: 'SIGTERM' | 'SIGKILL') {
		const begun = performance.now();
		await stop(signal);
		await start();
		downMs.push(performance.now() - begun);
	}

	async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, 'exit');
		child.kill(signal);
		await ended;
	}

	/** Watches memory and the event loop until told to end. */
	async function sample(isOver: () => boolean) {
		while (!isOver()) {
			await sleep(SAMPLED_EVERY_MS);
			const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(statusOf(child.pid)) ?? [];
			if (kilobytes) memory.push(Number(kilobytes) / 1000);
			const lag = await lagOf(address);
			if (lag !== undefined) lags.push(lag);
		}
	}

	await start();
	return { address, memory, lags, said, downMs, restart, stop, sample };
}

const isUp = (address: string) =>
	fetch(`${address}/api/health`).then(
		({ ok }) => ok,
		() => false,
	);

function statusOf(pid: number | undefined): string {
	try {
		return readFileSync(`/proc/${pid}/status`, 'utf8');
	} catch (error) {
		// It has just ended.
		if (
			(error as NodeJS.ErrnoException).code === 'ENOENT' ||
			(error as NodeJS.ErrnoException).code === 'ESRCH'
		)
			return '';
		throw error;
	}
}

/** The p99 delay of the event loop since the last call, in ms; undefined while the server is down. */
async function lagOf(address: string): Promise<number | undefined> {
	const headers = { Authorization: `Bearer ${TOKEN}` };
	const answer = await fetch(`${address}/metrics`, { headers }).catch(() => undefined);
	if (!answer?.ok) return undefined;
	const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await answer.text()) ?? [];
	return 1000 * Number(seconds);
}
