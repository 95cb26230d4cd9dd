/** Starts the built server as a person would, on its own port with its own data. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const repository = join(import.meta.dirname, '../..');
/** A machine that builds and tests at once is slow. */
const PATIENCE_MS = 60_000;

/**
 * Starts `dist/server/main.js` of `root` and waits until it is healthy.
 * @throws Error with the server's output if it does not become healthy.
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
	const ended = once(child, 'close');
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
			// Browsers keep their connections open; the tests do not wait for the server's ten-second grace period.
			await Promise.race([gone, wait(500)]);
			child.kill('SIGKILL');
			await gone;
		}
		rmSync(dataDir, { recursive: true, force: true });
	};
	try {
		// Wait for its own output: another server may answer on that port, and this way all earlier output has been
		// read.
		await untilHealthy(url, child, () => said.includes(url));
	} catch (error) {
		await stop();
		await ended;
		if (port === undefined && /PORT is taken/.test(complaints)) return startServer({ root, environment });
		throw new Error(`The server did not start: ${error.message}\n${complaints}`);
	}
	return { url, port: chosen, dataDir, stop, complaints: () => complaints, said: () => said };
}

async function untilHealthy(url, child, hasSaidSo) {
	const giveUpAt = Date.now() + PATIENCE_MS;
	while (Date.now() < giveUpAt) {
		if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
		const answer = await fetch(`${url}/api/health`).catch(() => undefined);
		if (answer?.ok && hasSaidSo()) return;
		await wait(50);
	}
	throw new Error(`no answer from ${url}/api/health in ${PATIENCE_MS / 1000} s`);
}

/**
 * A port that is free now, below the range that the system assigns to connections: none of them takes it while a server
 * restarts.
 */
async function freePort() {
	for (;;) {
		const port = randomInt(20_000, 32_000);
		const probe = createServer().listen(port, '127.0.0.1');
		const isFree = await once(probe, 'listening').then(
			() => true,
			() => false,
		);
		if (!isFree) continue;
		await once(probe.close(), 'close');
		return port;
	}
}
