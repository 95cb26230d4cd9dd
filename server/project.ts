import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = findRoot(import.meta.dirname);

/** The path of a file of the project, from source as well as from the bundle in dist/server. */
export const projectFile = (...segments: string[]) => join(root, ...segments);

/** The version in package.json. */
export const version: string = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')).version;

function findRoot(folder: string): string {
	return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}
