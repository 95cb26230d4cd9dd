import { expect, test } from 'vitest';
import type { Judgment } from '#domain/schedule/judgment.ts';
import { betterOrderWords } from '#domain/schedule/order-words.ts';

const judged = (over: Partial<Judgment>): Judgment => ({
	miles: 300,
	minutes: 400,
	days: 3,
	late: 0,
	closed: 0,
	overtime: 0,
	roadless: 0,
	dark: 0,
	...over,
});

test.each<[Partial<Judgment>, Partial<Judgment>, string]>([
	[{ minutes: 442, miles: 331 }, {}, 'Saves 42 min and 31 mi'],
	[{ minutes: 442 }, {}, 'Saves 42 min'],
	[{ minutes: 472, days: 4 }, {}, 'Saves 1 h 12 min, 1 day shorter'],
	[{ late: 40 }, { late: 12, minutes: 408 }, '12 min late instead of 40 min, 8 min more driving'],
	[{ late: 40 }, {}, 'Nothing missed'],
	[{ closed: 2 }, { closed: 1 }, '1 fewer campus on closed days'],
	[{ closed: 2, roadless: 2 }, {}, '2 fewer campuses on closed days, 2 fewer legs with no known road'],
	[{ overtime: 75 }, { overtime: 5 }, 'Days end 1 h 10 min earlier'],
	[
		{ days: 4 },
		{ late: 20, overtime: 45, closed: 1, roadless: 2 },
		'1 day shorter, 20 min late instead of on time, 1 more campus on closed days, 2 more legs with no known road, days end 45 min later',
	],
	[
		{ late: 40 },
		{ late: 55, days: 4, minutes: 300 },
		'Saves 1 h 40 min, 55 min late instead of 40 min, 1 day longer',
	],
	[{ overtime: 30, minutes: 400.3 }, {}, 'Days end 30 min earlier'],
	[{ minutes: 420, miles: 260, overtime: 20 }, {}, 'Saves 20 min, days end 20 min earlier, 40 mi more'],
	[{ late: 40 }, { minutes: 408, miles: 312 }, 'Nothing missed, 8 min more driving, 12 mi more'],
	[{ minutes: 442, miles: 299.95 }, {}, 'Saves 42 min'],
	[{ minutes: 442 }, { dark: 1 }, 'Saves 42 min, 1 more arrival after dark'],
	[{ minutes: 442, dark: 1 }, { dark: 3 }, 'Saves 42 min, 2 more arrivals after dark'],
	[{ dark: 1, minutes: 442 }, {}, 'Saves 42 min, 1 fewer arrival after dark'],
])('an order that makes %j of %j is "%s"', (worse, better, words) => {
	const order = { order: [], changes: [], before: judged(worse), after: judged(better), movedNights: [] };
	expect(betterOrderWords(order)).toBe(words);
});
