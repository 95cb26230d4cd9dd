import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from '#server/start/project.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { inDockerfile } from './a-packed-tree.ts';

const NAME = 'college-tour-trails.service';
const BACKUP = 'tours-backup.service';
const LITESTREAM = 'litestream.service';
const TIMER = 'tours-backup.timer';
/** Out of ten; systemd itself calls anything below 2 "OK". */
const MOST_EXPOSED = 2;

/** The systemd units, as systemd sees them. */
export function unitScenes(systemdAnalyze: string, folder: string): Scene[] {
	const read = (name: string) => readFileSync(projectFile('deploy', name), 'utf8');
	// It checks that the program exists; Node has another path on some machines, and few have Litestream.
	const here = (name: string) =>
		read(name).replace(/^ExecStart=(node|litestream) /m, `ExecStart=${process.execPath} `);
	const write = (name: string, text = here(name)) => writeFileSync(join(folder, name), text);
	const analyze = (...words: string[]) => {
		const { status, stdout, stderr } = spawnSync(systemdAnalyze, words, { encoding: 'utf8' });
		return { status, said: stdout + stderr };
	};
	const verify = (...names: string[]) =>
		analyze('verify', '--man=no', ...names.map((name) => join(folder, name)));
	return [
		[
			'systemd finds nothing wrong with the units and the timer',
			async () => {
				for (const name of [NAME, BACKUP, LITESTREAM, TIMER]) write(name);
				assert.deepEqual(verify(NAME, BACKUP, LITESTREAM, TIMER), { status: 0, said: '' });
				write(NAME, here(NAME).replace('Restart=always', 'Restart=sometimes'));
				assert.match(verify(NAME).said, /Failed to parse service restart/);
				write(NAME);
				write(TIMER, here(TIMER).replace('03:00', '25:00'));
				assert.match(verify(TIMER).said, /Failed to parse calendar specification/);
			},
		],
		[
			'they are as closed as a server and a copy that need the network, and a backup that does not, can be',
			async () => {
				for (const name of [NAME, BACKUP, LITESTREAM]) {
					const { status, said } = analyze(
						'security',
						'--offline=yes',
						'--no-pager',
						`--threshold=${MOST_EXPOSED * 10}`,
						join(folder, name),
					);
					assert.equal(status, 0, said);
					console.log(`  ${name}: ${/level for .*: ([\d.]+)/.exec(said)?.[1]} of 10`);
				}
			},
		],
		[
			'Litestream runs as the user of the site, on its data, with the configuration that lies beside it',
			async () => {
				const of = (name: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(read(name))?.[1];
				for (const key of ['User', 'Group', 'StateDirectory', 'StateDirectoryMode', 'UMask'])
					assert.equal(of(LITESTREAM, key), of(NAME, key));
				const [, configuration = ''] = /-config (\S+)$/.exec(of(LITESTREAM, 'ExecStart') ?? '') ?? [];
				assert.match(read('litestream.yml'), new RegExp(`^# For ${configuration},`));
				const [, path = ''] = /path: (\S+)/.exec(read('litestream.yml')) ?? [];
				assert.ok(path.startsWith(`/var/lib/${of(NAME, 'StateDirectory')}/`));
			},
		],
		[
			'the unit starts what the image starts',
			async () => {
				const [, command = ''] = /^ExecStart=(.*)$/m.exec(read(NAME)) ?? [];
				assert.equal(command, inDockerfile(/^CMD /).join(' '));
			},
		],
	];
}
