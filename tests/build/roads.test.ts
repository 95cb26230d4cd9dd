import { expect, test } from 'vitest';
import { readCorridors } from '../../build/roads/corridor-text.ts';
import { nameCorridors } from '../../build/roads/corridors.ts';
import { connected, legsOf } from '../../build/roads/legs.ts';
import { Network } from '../../build/roads/network.ts';
import { closeForWinter } from '../../build/roads/winter-closures.ts';

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
	expect(() => readCorridors('US-7 road: VT: Bennington')).toThrow('US-7: one place is not a road');
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

test('a road that nothing joins to the rest is left out', () => {
	const network = new Network();
	network.addLine([
		[-100, 40],
		[-99, 40],
	]);
	network.addLine([
		[-99, 40],
		[-98, 41],
	]);
	network.addLine([
		[-99, 40],
		[-98, 39],
	]);
	network.addLine([
		[-90, 40],
		[-89, 40],
	]);
	const legs = connected(legsOf(network));
	expect(legs.legs).toHaveLength(3);
	for (const { line } of legs.legs) for (const [long] of line) expect(long).toBeLessThan(-97);
});

test('a road to close in winter that is not there stops the build with its name', () => {
	expect(() => closeForWinter(new Network())).toThrow('No road to close in winter: CA-120, Tioga Pass');
});
