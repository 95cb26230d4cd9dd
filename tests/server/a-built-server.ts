import { existsSync, readdirSync, rmSync } from 'node:fs';
import { projectFile } from '#server/start/project.ts';
import { buildServer } from '../../build/build-server.ts';
import { aRelease } from './a-release.ts';

const FOLDER = 'dist/for-tests';
let made: Promise<string> | undefined;

/**
 * The server of these sources as one file, as `npm start` runs it: made once in this process, because starting from source takes three
 * times as long. It stands in a release of its own, so that no test needs a built client.
 */
export function aBuiltServer(): Promise<string> {
	made ??= make();
	return made;
}

async function make(): Promise<string> {
	for (const pid of existsSync(projectFile(FOLDER)) ? readdirSync(projectFile(FOLDER)) : [])
		if (!existsSync(`/proc/${pid}`)) rmSync(projectFile(FOLDER, pid), { recursive: true, force: true });
	const own = `${FOLDER}/${process.pid}`;
	aRelease(projectFile(own));
	await buildServer(`${own}/dist/server`);
	return projectFile(own, 'dist/server/main.js');
}
