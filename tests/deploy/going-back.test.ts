import { execFileSync, spawnSync } from 'node:child_process';
import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFile } from '#server/start/project.ts';

/** Runs the commands under "Going back" in docs/OPERATIONS.md, in a folder that stands in for /srv/tours. */
function goingBack(home: string) {
	const page = readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8');
	const [, block = ''] = /\n### Going back\n[\s\S]*?```\n([\s\S]*?)```/.exec(page) ?? [];
	const bin = join(home, 'bin');
	mkdirSync(bin, { recursive: true });
	writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\necho "$@" >> ${home}/told\n`, { mode: 0o755 });
	const env = { PATH: `${bin}:${process.env.PATH}` };
	execFileSync('sh', ['-euc', block.replaceAll('/srv/tours', home)], { env });
	expect(readFileSync(join(home, 'told'), 'utf8')).toMatch(/restart college-tour-trails\n$/);
	return basename(realpathSync(join(home, 'current')));
}

test('going back makes the previous release the current one, and is impossible from the oldest', () => {
	const home = realpathSync(mkdtempSync(join(tmpdir(), 'ctt-back-')));
	const releases = ['2026-11-01T08-00-00', '2026-11-08T08-00-00', '2026-11-22T08-00-00'];
	for (const each of releases) mkdirSync(join(home, 'releases', each), { recursive: true });
	symlinkSync(join(home, 'releases', releases[2] ?? ''), join(home, 'current'));
	expect([goingBack(home), goingBack(home), goingBack(home)]).toEqual([
		releases[1],
		releases[0],
		releases[0],
	]);
});

/** A folder that stands in for /srv/tours, where npm builds nothing, but can be told to do something in the middle of it. */
function aBuildingMachine() {
	const home = realpathSync(mkdtempSync(join(tmpdir(), 'ctt-new-release-')));
	const [source, bin] = [join(home, 'source'), join(home, 'bin')];
	for (const path of [join(source, 'deploy'), bin]) mkdirSync(path, { recursive: true });
	copyFileSync(projectFile('deploy/new-release.sh'), join(source, 'deploy/new-release.sh'));
	const us = ['-c', 'user.name=Us', '-c', 'user.email=us@tours.example'];
	for (const words of [
		['init', '-q'],
		['add', '.'],
		[...us, 'commit', '-qm', 'A release'],
	])
		execFileSync('git', words, { cwd: source });
	let during = '';
	const build = (day: number) => {
		const npm = `#!/bin/sh\ntouch "$1"\nif [ "$1" = run ]; then :; ${during}\nfi\n`;
		writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
		writeFileSync(join(bin, 'date'), `#!/bin/sh\necho 2026-11-0${day}T08-00-00\n`, { mode: 0o755 });
		const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
		return spawnSync(join(source, 'deploy/new-release.sh'), { env, encoding: 'utf8' });
	};
	return {
		home,
		build,
		does: (words: string) => {
			during = words;
		},
		all: () => readdirSync(join(home, 'releases')).sort(),
		current: () => basename(realpathSync(join(home, 'current'))),
	};
}

test.each(['HUP', 'INT', 'TERM', 'KILL'])(
	'a new release that SIG%s stops halfway is never one to go back to, and does not count among the three kept',
	(signal) => {
		const { home, build, does, all, current } = aBuildingMachine();
		for (const day of [1, 2]) expect(build(day).status).toBe(0);
		does(`kill -${signal} $PPID`);
		for (const day of [3, 4]) expect(build(day).status).not.toBe(0);
		expect(current()).toBe('2026-11-02T08-00-00');
		if (signal !== 'KILL') expect(all()).toHaveLength(2);
		does('');
		expect(build(5)).toMatchObject({
			status: 0,
			stdout: `${home}/current is ${home}/releases/2026-11-05T08-00-00\n`,
		});
		expect(all()).toEqual(['2026-11-01T08-00-00', '2026-11-02T08-00-00', '2026-11-05T08-00-00']);
		expect(readdirSync(join(home, 'current')).sort()).toEqual(['ci', 'deploy', 'prune', 'run']);
		expect(goingBack(home)).toBe('2026-11-02T08-00-00');
	},
);

test('when two new releases are built at once, the second refuses and leaves the first alone', () => {
	const { home, build, does, all } = aBuildingMachine();
	// Once only: a second one that is not refused must not begin a third.
	does(`[ -n "\${INNER-}" ] || INNER=1 "${home}/source/deploy/new-release.sh" 2>> "${home}/said" || true`);
	expect(build(1).status).toBe(0);
	expect(readFileSync(join(home, 'said'), 'utf8')).toBe('Another new release is being built.\n');
	expect(all()).toEqual(['2026-11-01T08-00-00']);
});
