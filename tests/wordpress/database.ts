import { writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { type Running, run, start } from '../programs/processes.ts';
import type { Needed } from './packages.ts';

/** A MariaDB of its own: its files and its socket are in the folder, and it listens on no port. */
export async function startDatabase({ mariadbd, installDatabase }: Needed, folder: string) {
	const data = join(folder, 'data');
	const socket = join(folder, 'db.sock');
	const first = join(folder, 'first.sql');
	const user = process.getuid?.() === 0 ? ['--user=root'] : [];
	run(installDatabase, [
		'--no-defaults',
		`--datadir=${data}`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
		...user,
	]);
	writeFileSync(first, 'CREATE DATABASE IF NOT EXISTS blog CHARACTER SET utf8mb4;\n');
	const options = [
		'--no-defaults',
		`--datadir=${data}`,
		`--socket=${socket}`,
		`--init-file=${first}`,
		...user,
	];
	const quiet = ['--skip-networking', '--skip-log-bin', `--pid-file=${join(folder, 'db.pid')}`];
	const running: Running = await start(mariadbd, [...options, ...quiet], () => answers(socket));
	return { ...running, socket };
}

const answers = (socket: string) =>
	new Promise<boolean>((resolve) => {
		const connection = createConnection(socket);
		// The database speaks first.
		connection.once('data', () => {
			connection.destroy();
			resolve(true);
		});
		connection.once('error', () => resolve(false));
		connection.once('close', () => resolve(false));
	});
