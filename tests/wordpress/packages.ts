import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installPackages, Missing, unpackPackage } from '../programs/debian.ts';

/** The programs this needs, and the Debian packages that bring them; none of them runs a service. */
const packages = [
	'php-cli',
	'php-mysql',
	'php-mbstring',
	'php-xml',
	'mariadb-server-core',
	'mariadb-client-core',
];
const extensions = ['mysqli', 'mbstring', 'xml'];

/** Paths of the programs that the test needs. */
export interface Needed {
	php: string;
	mariadbd: string;
	installDatabase: string;
	/** WordPress as Debian packs it. */
	wordpress: string;
}

/**
 * Finds PHP, MariaDB and WordPress. With `install`, Debian's package manager is asked for the programs that are missing.
 * WordPress itself is only unpacked into `folder`: installed, it would bring a web server that starts by itself.
 * @throws Missing when something is not there.
 */
export function findNeeded(folder: string, { install }: { install: boolean }): Needed {
	if (install && missingPrograms().length > 0) installPackages(packages);
	const missing = missingPrograms();
	if (missing.length > 0) {
		throw new Missing(`Missing: ${missing.join(', ')}.\nOn Debian: apt-get install ${packages.join(' ')}`);
	}
	const wordpress = [process.env.WORDPRESS_DIR, '/usr/share/wordpress'].find(
		(path) => path && existsSync(path),
	);
	return {
		php: findProgram('php') as string,
		mariadbd: findProgram('mariadbd') as string,
		installDatabase: findProgram('mariadb-install-db') as string,
		wordpress: wordpress ?? unpackWordpress(folder),
	};
}

function missingPrograms(): string[] {
	const programs = ['php', 'mariadbd', 'mariadb-install-db', 'my_print_defaults'].filter(
		(name) => !findProgram(name),
	);
	const php = findProgram('php');
	if (!php) return programs;
	const { stdout } = spawnSync(php, ['-m'], { encoding: 'utf8' });
	const loaded = stdout.toLowerCase().split('\n');
	return [...programs, ...extensions.filter((name) => !loaded.includes(name)).map((name) => `PHP's ${name}`)];
}

function unpackWordpress(folder: string): string {
	const unpacked = unpackPackage('wordpress', folder);
	if (unpacked) return join(unpacked, 'usr/share/wordpress');
	throw new Missing(
		'Missing: WordPress.\n`apt-get download wordpress` failed; set WORDPRESS_DIR to where it is unpacked.',
	);
}
