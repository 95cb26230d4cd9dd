/** Starts the built server as a person would, on a port of its own with data of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const repository = join(import.meta.dirname, '../..');
/** A machine that builds and tests at once takes its time. */
const PATIENCE_MS = 60_000;

/**
 * Starts `dist/server/main.js` of `root` and waits until it is healthy.
 * @throws Error with what the server printed when it does not become healthy.
 */
export async function startServer({ root = repository, port = undefined, environment = {} } = {}) {
	const dataDir = mkdtempSync(join(tmpdir(), 'tour-trails-'));
	const chosen = port ?? (await freePort());
	const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
		env: {
			...process.env,
			PORT: String(chosen),
			HOST: '127.0.0.1',
			DATA_DIR: dataDir,
			PUBLIC_URL: '',
			SITE_BANNER: '',
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let complaints = '';
	let said = '';
	child.stdout.on('data', (chunk) => {
		said += chunk;
	});
	child.stderr.on('data', (chunk) => {
		complaints += chunk;
	});
	const url = `http://127.0.0.1:${chosen}`;
	const stop = async () => {
		if (child.exitCode === null && child.signalCode === null) {
			const gone = once(child, 'exit');
			child.kill('SIGTERM');
			// Browsers keep their connections open; the tests do not wait for the server's ten seconds of grace.
			await Promise.race([gone, wait(500)]);
			child.kill('SIGKILL');
			await gone;
		}
		rmSync(dataDir, { recursive: true, force: true });
	};
	try {
		await untilHealthy(url, child);
	} catch (error) {
		await stop();
		throw new Error(`The server did not start: ${error.message}\n${complaints}`);
	}
	return { url, port: chosen, stop, complaints: () => complaints, said: () => said };
}

async function untilHealthy(url, child) {
	const giveUpAt = Date.now() + PATIENCE_MS;
	while (Date.now() < giveUpAt) {
		if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
		const answer = await fetch(`${url}/api/health`).catch(() => undefined);
		if (answer?.ok) return;
		await wait(50);
	}
	throw new Error(`no answer from ${url}/api/health in ${PATIENCE_MS / 1000} s`);
}

async function freePort() {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const { port } = probe.address();
	probe.close();
	await once(probe, 'close');
	return port;
}
