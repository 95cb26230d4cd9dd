import { expect, test } from 'vitest';
import { cutoffsAt } from '#server/sync/prune.ts';
import { trashWords } from '#trips/trash-words.ts';

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 21, 20);

test.each([
	[0, 'Kept for 30 more days'],
	[0.5, 'Kept for 30 more days'],
	[28.5, 'Kept for 2 more days'],
	[29.5, 'Kept for 1 more day'],
	[30, 'Will be deleted any time now'],
	[400, 'Will be deleted any time now'],
	// The server's clock may be ahead of this one.
	[-3, 'Kept for 30 more days'],
])('after %d days in the trash: %s', (days, words) => {
	expect(trashWords(now - days * DAY_MS, now)).toBe(words);
});

test('the words promise what the server does', () => {
	const { content } = cutoffsAt(now);
	expect([trashWords(content, now), trashWords(content + 1, now)]).toEqual([
		'Will be deleted any time now',
		'Kept for 1 more day',
	]);
});
