import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');

function road(...asked: string[]) {
	const { stdout, stderr, status } = spawnSync(
		process.execPath,
		['--import', 'tsx', 'build/road.ts', ...asked],
		{
			cwd: project,
			encoding: 'utf8',
			env: { ...process.env, INIT_CWD: tmpdir() },
		},
	);
	return {
		lines: stdout
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line)),
		stderr,
		status,
	};
}

function aFile(content: string): string {
	const path = join(mkdtempSync(join(tmpdir(), 'roads-')), 'pairs.json');
	writeFileSync(path, content);
	return path;
}

test('the road command answers a pair with one line, and a file with a line for each pair', () => {
	const one = road('42.3745,-71.1183', '41.3113,-72.9267');
	expect(one).toMatchObject({ status: 0, stderr: '' });
	expect(one.lines).toHaveLength(1);
	expect(one.lines[0]).toMatchObject({
		by: 'highways',
		directions: [{ road: 'I-90 W' }, { road: 'I-84 W' }, { road: 'I-91 S' }],
	});
	const [{ miles, directions }] = one.lines;
	const sum = directions.reduce((all: number, part: { miles: number }) => all + part.miles, 0);
	expect(sum).toBeCloseTo(miles, 6);
	const file = aFile(
		'[{"from":[42.3745,-71.1183],"to":[41.3113,-72.9267]},{"from":[42.35,-71.1],"to":[41.28,-70.1]}]',
	);
	expect(road('--file', file).lines).toEqual([
		one.lines[0],
		{ by: 'none', reason: 'No road leads to Nantucket.' },
	]);
});

test('the road command says what is wrong with what it was asked', () => {
	expect(road()).toMatchObject({
		status: 2,
		lines: [],
		stderr: expect.stringMatching(/^Ask for "lat,long"/),
	});
	expect(road('95,10', '1,2').stderr).toMatch(/^"95,10" is not a latitude and longitude/);
	expect(road('--file', 'nowhere.json').stderr).toMatch(/^nowhere.json cannot be read as JSON/);
	const wrong = road('--file', aFile('[{"from":[42.3,-71.1],"to":[42.3,-71.2]},{"from":[1]}]'));
	expect(wrong).toMatchObject({
		status: 2,
		lines: [],
		stderr: expect.stringMatching(/^"from" of pair 2 is not a latitude/),
	});
});
