import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

const root = findRoot(import.meta.dirname);

/** Returns the path of a project file, both from source and from the bundle in dist/server. */
export const projectFile = (...segments: string[]) => join(root, ...segments);

export const version: string = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')).version;

/**
 * Reads a file or folder of the release, by its path in the project.
 * @throws StartError with its name when it is missing or `read` fails.
 */
export async function readRelease<T>(
	path: string,
	read: (file: string) => T | Promise<T>,
	folder = root,
): Promise<T> {
	try {
		return await read(join(folder, path));
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		const fault = code === 'ENOENT' ? 'is missing' : `cannot be read (${message})`;
		const remedy = /^(dist|generated)\//.test(path) ? 'run npm run build' : 'install this release again';
		throw new StartError(`${path} ${fault}: ${remedy}.`);
	}
}

export const parseFile = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

function findRoot(folder: string): string {
	return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}
