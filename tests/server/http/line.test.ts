import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLine } from '#server/http/line.ts';

/** A line of numbers, each of which takes that long on a simulated clock. */
function aLine(eachTakesMs: number) {
	const parts = { clock: 0, worked: [] as number[], refused: [] as number[] };
	const take = createLine<number>({
		work: (number) => {
			parts.clock += eachTakesMs;
			parts.worked.push(number);
		},
		refuse: (number) => parts.refused.push(number),
		now: () => parts.clock,
	});
	const takeAll = (count: number) => {
		for (let number = 0; number < count; number++) take(number);
	};
	const untilEmpty = async () => {
		for (let length = -1; length !== parts.worked.length; await nextTurn()) length = parts.worked.length;
	};
	return { parts, takeAll, untilEmpty };
}

test('a few requests at once are handled at once', () => {
	const { parts, takeAll } = aLine(2);
	takeAll(10);
	expect(parts).toMatchObject({ worked: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], refused: [] });
});

test('only some of many requests are handled in each turn, in order, and none is refused', async () => {
	const { parts, takeAll, untilEmpty } = aLine(5);
	takeAll(100);
	expect(parts.worked.length).toBe(9);
	for (let turn = 1; turn <= 5; turn++) {
		await nextTurn();
		expect(parts.worked.length).toBeLessThanOrEqual(9 + 9 * turn);
	}
	await untilEmpty();
	expect(parts.worked).toEqual(Array.from({ length: 100 }, (_, number) => number));
	expect(parts.refused).toEqual([]);
});

test('a request that would wait more than two seconds is refused at once', async () => {
	const { parts, takeAll, untilEmpty } = aLine(50);
	takeAll(100);
	await untilEmpty();
	expect(parts).toMatchObject({ worked: { length: 100 }, refused: [] });
	takeAll(200);
	expect(parts.refused.length).toBeGreaterThan(140);
	await untilEmpty();
	expect(parts.worked.length + parts.refused.length).toBe(300);
});

test('one browser’s requests are not a flood, however slow the machine', async () => {
	const { parts, takeAll, untilEmpty } = aLine(400);
	for (let page = 0; page < 3; page++) {
		takeAll(50);
		await untilEmpty();
	}
	expect(parts).toMatchObject({ worked: { length: 150 }, refused: [] });
});
