import { expect, test } from 'vitest';
import { layOut } from '#domain/map/lay-out.ts';
import { hasRoads, roadLines, roadsIn } from '#domain/map/roads.ts';
import type { Around } from '#domain/map/scene.ts';
import { boxOver, overlaps, projectionOf, type View } from '#domain/map/view.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import { around, stopsAt } from '../domain/map/a-scene.ts';
import { readPacked } from '../read-packed.ts';

const lines = roadLines(unpackRoads(readPacked('highways.bin')));
const providence: View = { center: { lat: 41.83, long: -71.4 }, zoom: 9.5, width: 640, height: 480 };
const newEngland: View = { ...providence, center: { lat: 42.1, long: -72 }, zoom: 6.5 };

test('interstates are drawn as such, other highways beside them from closer in', () => {
	const near = roadsIn(providence, lines);
	expect(near.interstates).toMatch(/^M/);
	expect(near.others).toMatch(/^M/);
	const far = roadsIn(newEngland, lines);
	expect(far.interstates).toMatch(/^M/);
	expect(far.others).toBe('');
});

test('no roads are drawn where they would be inaccurate or a tangle', () => {
	for (const zoom of [3, 12]) {
		expect(hasRoads({ zoom })).toBe(false);
		expect(roadsIn({ ...providence, zoom }, lines)).toMatchObject({ interstates: '', others: '' });
	}
});

test('roads go on beyond the frame, as far as a map is dragged at once, and not across the country', () => {
	const xs = [...roadsIn(providence, lines).interstates.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Number(x));
	expect(Math.max(...xs)).toBeGreaterThan(640);
	expect(Math.max(...xs)).toBeLessThan(640 + 320 + 200);
});

test('numbers are those of the interstates in view, each on its own road, the longest first', () => {
	const { shields } = roadsIn(providence, lines);
	expect(shields.map(({ number }) => number)).toEqual(expect.arrayContaining(['95', '195', '295']));
	expect(shields[0]?.number).toMatch(/^(95|495)$/);
	expect(roadsIn(newEngland, lines).shields.filter(({ number }) => number.length > 2)).toEqual([]);
	const project = projectionOf(providence);
	// Where I-95 and I-195 split in Providence.
	const parting = project({ lat: 41.8155, long: -71.412 });
	const nearest = Math.min(
		...shields
			.filter(({ number }) => number === '95')
			.flatMap(({ spots }) => spots.map(({ x, y }) => Math.hypot(x - parting.x, y - parting.y))),
	);
	expect(nearest).toBeLessThan(120);
});

test('US and state routes are numbered on their own lines, where there is room', () => {
	const { plates, shields } = roadsIn(providence, lines);
	expect(plates.map(({ number }) => number)).toEqual(expect.arrayContaining(['6', '146', '44']));
	for (const { number, spots } of plates) {
		expect(number).toMatch(/^\d{1,3}[A-Z]?$/);
		expect(spots.length).toBeGreaterThan(0);
	}
	expect(roadsIn(newEngland, lines).plates).toEqual([]);
	expect(roadsIn({ ...providence, zoom: 11 }, lines).plates).toEqual([]);
	const numbersOf = (kind: string, of: Partial<Around>) =>
		layOut({ pins: [] }, { ...around(providence), ...of }).labels.filter((label) => label.kind === kind);
	// No interstate is dropped for them.
	expect(numbersOf('shield', { shields, plates })).toEqual(numbersOf('shield', { shields }));
	const numbers = numbersOf('plate', { shields, plates });
	expect(numbers.length).toBeGreaterThan(2);
	expect(numbers.length).toBeLessThanOrEqual(6);
});

test('a number is shown on its road once, clear of markers and names, and gives way where there is no room', () => {
	const pins = stopsAt(217156);
	const { shields } = roadsIn(providence, lines);
	const { labels } = layOut({ pins }, { ...around(providence), shields });
	const numbers = labels.filter(({ kind }) => kind === 'shield');
	expect(numbers.length).toBeGreaterThan(2);
	expect(new Set(numbers.map(({ lines: [number] }) => number)).size).toBe(numbers.length);
	const project = projectionOf(providence);
	const marker = boxOver(project(pins[0] as { lat: number; long: number }), 13, 17);
	for (const { point } of numbers) {
		const { x, y } = project(point);
		expect(overlaps(boxOver({ x, y }, 12, 12), marker)).toBe(false);
	}
	const covered = layOut(
		{ pins },
		{ ...around(providence, [{ left: 0, top: 0, right: 640, bottom: 480 }]), shields },
	);
	expect(covered.labels.filter(({ kind }) => kind === 'shield')).toEqual([]);
});
