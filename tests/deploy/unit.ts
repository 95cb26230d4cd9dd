import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from '#server/project.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { inDockerfile } from './a-packed-tree.ts';

const NAME = 'college-tour-trails.service';
/** Of ten; systemd itself calls what is below 2 "OK". */
const MOST_EXPOSED = 2;

/** The systemd unit, as systemd sees it. */
export function unitScenes(systemdAnalyze: string, folder: string): Scene[] {
	const unit = readFileSync(projectFile('deploy', NAME), 'utf8');
	// It looks whether the program is there, and Node lies elsewhere on some machines.
	const here = unit.replace('/usr/bin/node', process.execPath);
	const file = join(folder, NAME);
	const analyze = (...words: string[]) => {
		const { status, stdout, stderr } = spawnSync(systemdAnalyze, words, { encoding: 'utf8' });
		return { status, said: stdout + stderr };
	};
	return [
		[
			'systemd finds nothing wrong with the unit',
			async () => {
				writeFileSync(file, here);
				assert.deepEqual(analyze('verify', '--man=no', file), { status: 0, said: '' });
				writeFileSync(file, here.replace('Restart=always', 'Restart=sometimes'));
				assert.match(analyze('verify', '--man=no', file).said, /Failed to parse service restart/);
				writeFileSync(file, here);
			},
		],
		[
			'it is as closed as a server that needs the network can be',
			async () => {
				const { status, said } = analyze(
					...['security', '--offline=yes', '--no-pager', `--threshold=${MOST_EXPOSED * 10}`, file],
				);
				assert.equal(status, 0, said);
				console.log(`  ${/level for .*: [\d.]+/.exec(said)?.[0]} of 10`);
			},
		],
		[
			'it starts what the image starts',
			async () => {
				const [, command = ''] = /^ExecStart=\S+\/(.*)$/m.exec(unit) ?? [];
				assert.equal(command, inDockerfile(/^CMD /).join(' '));
			},
		],
	];
}
