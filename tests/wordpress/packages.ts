import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** Where what is needed lies. */
export interface Needed {
	php: string;
	mariadbd: string;
	installDatabase: string;
	/** WordPress as Debian packs it. */
	wordpress: string;
}

/** Something is not on this machine; the message says what, and how to get it. */
export class Missing extends Error {}

/**
 * Finds PHP, MariaDB and WordPress. With `install`, Debian's package manager is asked for the programs that are missing.
 * WordPress itself is only unpacked into `folder`: installed, it would bring a web server that starts by itself.
 * @throws Missing when something is not there.
 */
export function findNeeded(folder: string, { install }: { install: boolean }): Needed {
	if (install && missingPrograms().length > 0) installPackages();
	const missing = missingPrograms();
	if (missing.length > 0) {
		throw new Missing(`Missing: ${missing.join(', ')}.\nOn Debian: apt-get install ${packages.join(' ')}`);
	}
	const wordpress = [process.env.WORDPRESS_DIR, '/usr/share/wordpress'].find(
		(path) => path && existsSync(path),
	);
	return {
		php: find('php') as string,
		mariadbd: find('mariadbd') as string,
		installDatabase: find('mariadb-install-db') as string,
		wordpress: wordpress ?? unpackWordpress(folder),
	};
}

function missingPrograms(): string[] {
	const programs = ['php', 'mariadbd', 'mariadb-install-db', 'my_print_defaults'].filter(
		(name) => !find(name),
	);
	const php = find('php');
	if (!php) return programs;
	const { stdout } = spawnSync(php, ['-m'], { encoding: 'utf8' });
	const loaded = stdout.toLowerCase().split('\n');
	return [...programs, ...extensions.filter((name) => !loaded.includes(name)).map((name) => `PHP's ${name}`)];
}

/** Servers lie where a person's PATH may not look. */
function find(name: string): string | undefined {
	const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'].filter(Boolean);
	return folders.map((path) => join(path, name)).find(existsSync);
}

function installPackages() {
	if (process.getuid?.() !== 0 || !find('apt-get')) return;
	const get = () => aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
	if (!get()) aptGet(['update', '-qq']) && get();
}

function unpackWordpress(folder: string): string {
	mkdirSync(folder, { recursive: true });
	const download = () => aptGet(['download', '-qq', 'wordpress'], folder);
	const isThere =
		find('apt-get') && find('dpkg') && (download() || (aptGet(['update', '-qq']) && download()));
	const archive = isThere && readdirSync(folder).find((name) => name.endsWith('.deb'));
	if (!archive || spawnSync('dpkg', ['-x', join(folder, archive), folder]).status !== 0) {
		throw new Missing(
			'Missing: WordPress.\n`apt-get download wordpress` failed; set WORDPRESS_DIR to where it is unpacked.',
		);
	}
	return join(folder, 'usr/share/wordpress');
}

function aptGet(words: string[], cwd?: string): boolean {
	const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'APT::Sandbox::User=root'];
	const { status, stderr } = spawnSync('apt-get', [...options, ...words], {
		cwd,
		encoding: 'utf8',
		// Without a network it would try for long.
		timeout: 300_000,
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
	if (status !== 0) console.error(`apt-get ${words[0]} failed: ${stderr.trim().split('\n').at(-1)}`);
	return status === 0;
}
