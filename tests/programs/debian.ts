import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Something is not on this machine; the message says what it is, and how to get it. */
export class Missing extends Error {}

/** The path of a program; servers may be in folders that are not in a user's PATH. */
export function findProgram(name: string): string | undefined {
	const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'].filter(Boolean);
	return folders.map((path) => join(path, name)).find(existsSync);
}

/** Installs Debian packages, if this process is root and has apt-get. */
export function installPackages(packages: readonly string[]): void {
	if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
	const get = () => aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
	if (!get()) aptGet(['update', '-qq']) && get();
}

/** Runs apt-get; returns true if it succeeded. */
export function aptGet(words: string[], cwd?: string): boolean {
	const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'APT::Sandbox::User=root'];
	const { status, stderr } = spawnSync('apt-get', [...options, ...words], {
		cwd,
		encoding: 'utf8',
		// Without a network it would keep trying for a long time.
		timeout: 300_000,
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
	if (status !== 0) console.error(`apt-get ${words[0]} failed: ${stderr.trim().split('\n').at(-1)}`);
	return status === 0;
}

/**
 * The path of a program. With `--install`, a missing one is unpacked from the Debian package `inPackage`, by default of
 * the same name.
 */
export function findOrUnpack(name: string, folder: string, inPackage = name): string | undefined {
	const found = findProgram(name);
	if (found || !process.argv.includes('--install')) return found;
	const unpacked = unpackPackage(inPackage, folder);
	return unpacked && ['bin', 'sbin'].map((bin) => join(unpacked, 'usr', bin, name)).find(existsSync);
}

/**
 * Unpacks a Debian package into its own folder under `folder`, and returns that folder; undefined if it is unavailable.
 * An unpacked package starts no service by itself.
 */
export function unpackPackage(name: string, folder: string): string | undefined {
	const own = join(folder, name);
	mkdirSync(own, { recursive: true });
	const download = () => aptGet(['download', '-qq', name], own);
	const isThere =
		findProgram('apt-get') &&
		findProgram('dpkg') &&
		(download() || (aptGet(['update', '-qq']) && download()));
	const archive = isThere && readdirSync(own).find((file) => file.endsWith('.deb'));
	return archive && spawnSync('dpkg', ['-x', join(own, archive), own]).status === 0 ? own : undefined;
}
