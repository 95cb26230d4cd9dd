import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFile } from '#server/start/project.ts';
import { run } from '../programs/processes.ts';
import { filesOfTheProject } from './a-packed-tree.ts';

/** Where the machine finds what a user would download: our repository, and Node. */
export const ours = 'file:///srv/ours';
export const shelf = 'file:///srv/node';

/**
 * Stands in for npm: the packages of `npm ci` are linked from here, since every clone shows that they can be
 * downloaded; npm itself does everything else.
 */
const NPM = `#!/bin/sh
set -eu
if [ "$1" != ci ]; then exec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"; fi
cp -al /srv/got/node_modules .
rm node_modules/.package-lock.json
cp /srv/got/node_modules/.package-lock.json node_modules
[ -d generated ] || cp -a /srv/got/generated .
`;

/** Sets up in `srv`: our repository as it is now, the Node that runs this, packed like a release, and the packages. */
export function layOut(srv: string): void {
	const repository = join(srv, 'ours');
	for (const path of filesOfTheProject()) {
		mkdirSync(dirname(join(repository, path)), { recursive: true });
		copyFileSync(projectFile(path), join(repository, path));
	}
	git(repository, 'init', '--quiet');
	commitAll(repository);
	const name = `node-${process.version}-linux-x64`;
	const tree = join(srv, 'node', name);
	mkdirSync(join(tree, 'bin'), { recursive: true });
	copyFileSync(process.execPath, join(tree, 'bin/node'));
	writeFileSync(join(tree, 'bin/npm'), NPM, { mode: 0o755 });
	cpSync(join(run('npm', ['root', '--global']).trim(), 'npm'), join(tree, 'lib/node_modules/npm'), {
		recursive: true,
	});
	run('sh', [
		'-euc',
		`cd '${dirname(tree)}' && tar -c ${name} | gzip -1 > ${name}.tar.gz && sha256sum *.gz > SHASUMS256.txt`,
	]);
	rmSync(tree, { recursive: true });
	for (const made of ['node_modules', 'generated']) {
		mkdirSync(join(srv, 'got'), { recursive: true });
		run('cp', ['-al', projectFile(made), join(srv, 'got', made)]);
	}
}

/** Commits a new version of the project to the repository, and returns its number. */
export function commitToOurs(srv: string): string {
	const repository = join(srv, 'ours');
	const version = '999.0.0';
	for (const name of ['package.json', 'package-lock.json']) {
		const file = join(repository, name);
		const manifest = JSON.parse(readFileSync(file, 'utf8'));
		manifest.version = version;
		// Only our own: another package in the lockfile may have the same version as we do.
		if (manifest.packages) manifest.packages[''].version = version;
		writeFileSync(file, `${JSON.stringify(manifest, null, '\t')}\n`);
	}
	commitAll(repository);
	return version;
}

function commitAll(repository: string) {
	git(repository, 'add', '--all');
	git(
		repository,
		'-c',
		'user.name=Us',
		'-c',
		'user.email=us@tours.example',
		'commit',
		'--quiet',
		'--message',
		'A release',
	);
}

function git(repository: string, ...words: string[]) {
	execFileSync('git', words, { cwd: repository });
}
