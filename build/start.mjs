/**
 * `npm start` and `npm run admin`: builds if dist/ is missing or older than the sources, then runs the program in this
 * process.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStampCurrent } from './stamp.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isAdmin = process.argv[2] === 'admin';
const program = join(root, 'dist/server', isAdmin ? 'admin.js' : 'main.js');
const canBuild = existsSync(join(root, 'node_modules/vite'));

if (!isStampCurrent()) {
	if (canBuild) build();
	else if (existsSync(program))
		console.warn('dist/ is older than the sources, and the build tools are not installed.');
	else giveUp('There is no dist/ and no way to build it: run npm ci first.');
}
if (isAdmin) process.argv.splice(2, 1);
await import(program);

function build() {
	console.log('Building (about half a minute, once) …');
	const { status } = spawnSync('npm', ['run', '-s', 'build'], {
		cwd: root,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	if (status !== 0) giveUp('The build failed; npm run build shows why.');
}

function giveUp(sentence) {
	console.error(sentence);
	process.exit(1);
}
