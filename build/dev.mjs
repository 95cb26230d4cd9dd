/** `npm run dev`: Vite for the client and `tsx watch` for the server. When one ends, or on Ctrl-C, both end. */
import { spawn } from 'node:child_process';

const commands = [
	['node_modules/vite/bin/vite.js'],
	['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
];

// Each runs in its own process group, because `tsx watch` starts a process that outlives tsx itself. The pages come
// from Vite, so sign-in starts and ends there.
const vite = 'http://localhost:5173';
const env = { PUBLIC_URL: vite, DEV_CLIENT_URL: vite, ...process.env };
const children = commands.map((command) =>
	spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, env }),
);
for (const child of children) child.on('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

let isEnding = false;

function end(code) {
	if (isEnding) return;
	isEnding = true;
	for (const { pid } of children) {
		try {
			if (pid) process.kill(-pid, 'SIGTERM');
		} catch (error) {
			if (error.code !== 'ESRCH') console.error(error);
		}
	}
	process.exit(code);
}
