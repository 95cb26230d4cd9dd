import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '../..');
export const clientFolder = join(projectFolder, 'dist/client');
const PATIENCE_MS = 120_000;

/** The built server, running. */
export interface Product {
	address: string;
	process: ChildProcess;
	/** From starting the process to its first healthy answer. */
	healthyAfterMs: number;
	stop(): Promise<void>;
}

/** A folder for the server's data, and a function that deletes it. */
export function temporaryFolder(): { path: string; remove: () => void } {
	const path = mkdtempSync(join(tmpdir(), 'ctt-bench-'));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the built server on a free port; throws when it is not healthy within two minutes. */
export async function startProduct(
	dataDir: string,
	environment: Record<string, string> = {},
): Promise<Product> {
	const port = await freePort();
	return startProcess(port, [join(projectFolder, 'dist/server/main.js')], '/api/health', {
		PORT: String(port),
		DATA_DIR: dataDir,
		NODE_ENV: 'production',
		...environment,
	});
}

/** Runs `use` with the built server, and stops the server afterward even if `use` throws. */
export async function withProduct<T>(dataDir: string, use: (product: Product) => Promise<T>): Promise<T> {
	const product = await startProduct(dataDir);
	try {
		return await use(product);
	} finally {
		await product.stop();
	}
}

/** Starts a Node program that will answer at `path` on the port. */
export async function startProcess(
	port: number,
	args: string[],
	path: string,
	environment: Record<string, string>,
): Promise<Product> {
	const address = `http://127.0.0.1:${port}`;
	const started = performance.now();
	const child = spawn(process.execPath, args, {
		cwd: projectFolder,
		env: { PATH: process.env.PATH, ...environment },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	while (!(await answers(address + path))) {
		if (child.exitCode !== null || performance.now() - started > PATIENCE_MS) {
			child.kill('SIGKILL');
			throw new Error(`${args.join(' ')} did not answer at ${path}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	const healthyAfterMs = performance.now() - started;
	return {
		address,
		process: child,
		healthyAfterMs,
		stop: () => {
			child.kill('SIGTERM');
			return ended;
		},
	};
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.on('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address() as { port: number };
			probe.close(() => resolve(port));
		});
	});
}

async function answers(address: string): Promise<boolean> {
	try {
		return (await fetch(address)).ok;
	} catch {
		// Not listening yet.
		return false;
	}
}
