import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCorridors } from '../../build/roads/corridor-text.ts';
import { nameCorridors } from '../../build/roads/corridors.ts';
import { legsOf } from '../../build/roads/legs.ts';
import { Network } from '../../build/roads/network.ts';

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
	expect(road('95,10', '1,2').stderr).toMatch(/^"95,10" is no latitude and longitude/);
	expect(road('--file', 'nowhere.json').stderr).toMatch(/^nowhere.json cannot be read as JSON/);
	const wrong = road('--file', aFile('[{"from":[42.3,-71.1],"to":[42.3,-71.2]},{"from":[1]}]'));
	expect(wrong).toMatchObject({
		status: 2,
		lines: [],
		stderr: expect.stringMatching(/^"from" of pair 2 is no latitude/),
	});
});

test('a corridor is a name, a grade and towns that exist', () => {
	const [corridor] = readCorridors(
		'# Vermont\nUS-7 road: VT: Bennington, 43.2/-73.0, ^Rutland # along the mountains',
	);
	expect(corridor).toMatchObject({
		road: 'US-7',
		grade: 'road',
		places: [{ name: 'Bennington' }, { positions: [[-73.0, 43.2]] }, { name: 'Rutland', winding: true }],
	});
	expect(() => readCorridors('US-7 lane: VT: Bennington, Rutland')).toThrow('Not a corridor: US-7 lane');
	expect(() => readCorridors('US-7 road: VT: Bennington, Atlantis')).toThrow('US-7: no town Atlantis, VT');
	expect(() => readCorridors('US-7 road: VT: Bennington')).toThrow('US-7: one place is no road');
});

test('a corridor that wanders, or that no road follows, fails the build', () => {
	const network = new Network();
	// A road that strays half a degree from the straight line between Bennington and Rutland, and no road to Burlington.
	network.addLine([
		[-73.197, 42.878],
		[-72.4, 43.25],
		[-72.97, 43.61],
	]);
	const legs = legsOf(network);
	const wandering = readCorridors('US-7 road: VT: Bennington, Rutland');
	expect(() => nameCorridors(legs, wandering, new Map())).toThrow(
		/US-7 Bennington to Rutland: \d+ miles from Bennington/,
	);
	const lost = readCorridors('US-7 road: VT: Bennington, Burlington');
	expect(() => nameCorridors(legs, lost, new Map())).toThrow('no road from Bennington to Burlington');
	const winding = readCorridors('US-7 road: VT: Bennington, ^Rutland');
	expect(nameCorridors(legs, winding, new Map()).names.get(0)).toEqual(new Set(['US-7']));
});
