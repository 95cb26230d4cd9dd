import { expect, test } from 'vitest';
import { isolated } from '#features/planner/exchange/preview-words.ts';

test.each(['רחובות', 'جولة الربيع', 'Tour של אביב'])('%s keeps to itself in a sentence', (name) => {
	expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Spring loop', 'Été à Québec', '北京', 'Тур', 'Loop 🚗'])('%s needs no marks', (name) => {
	expect(isolated(name)).toBe(name);
});
