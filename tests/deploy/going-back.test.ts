import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
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
