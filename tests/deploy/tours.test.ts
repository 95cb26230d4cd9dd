import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFile } from '#server/start/project.ts';

/** deploy/tours.sh on a simulated machine with all its folders inside one, where no command can switch users. */
function aMachine() {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ctt-tours-')));
	const [current, here, bin] = ['current', 'backups of May', 'bin'].map((name) => join(folder, name)) as [
		string,
		string,
		string,
	];
	for (const path of [current, here, bin]) mkdirSync(path);
	const settings = join(folder, 'site.env');
	writeFileSync(settings, "MAIL_FROM='Us <us@tours.example>'\nBACKUP_DIR=/var/backups/tours\n");
	writeFileSync(
		join(bin, 'runuser'),
		'#!/bin/sh\npwd\necho "$MAIL_FROM"\nfor each; do echo "$each"; done\n',
		{
			mode: 0o755,
		},
	);
	const script = readFileSync(projectFile('deploy/tours.sh'), 'utf8')
		.replaceAll('/srv/tours/current', current)
		.replaceAll('/etc/college-tour-trails.env', settings);
	/** Runs it, and returns its lines: the working folder, the sender, and the command. */
	const tours = (...words: string[]) =>
		execFileSync('sh', ['-c', script, 'tours', ...words], {
			cwd: here,
			env: { PATH: `${bin}:${process.env.PATH}` },
			encoding: 'utf8',
		})
			.trim()
			.split('\n');
	const command = ['-u', 'tours', '--', 'node', 'build/start.mjs', 'admin'];
	return { tours, here, all: [current, 'Us <us@tours.example>', ...command] };
}

test.each(['restore', 'backup'])('tours %s resolves its file against the current folder', (name) => {
	const { tours, here, all } = aMachine();
	expect(tours(name, './friday night.db')).toEqual([...all, name, join(here, 'friday night.db')]);
	expect(tours(name, '../of April/x.db')).toEqual([...all, name, join(here, '../of April/x.db')]);
	expect(tours(name, '/var/backups/x.db')).toEqual([...all, name, '/var/backups/x.db']);
});

test('anything that is not a path is passed on unchanged', () => {
	const { tours, all } = aMachine();
	expect(tours('doctor')).toEqual([...all, 'doctor']);
	expect(tours('backup')).toEqual([...all, 'backup']);
	expect(tours('promo', 'SPRING', '5')).toEqual([...all, 'promo', 'SPRING', '5']);
	expect(tours('reset', 'you@tours.example')).toEqual([...all, 'reset', 'you@tours.example']);
});
