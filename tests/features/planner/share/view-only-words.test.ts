import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyWords } from '#features/planner/share/view-only-words.ts';

beforeEach(() => {
	vi.stubEnv('TZ', 'America/New_York');
	vi.useFakeTimers({ now: new Date('2026-11-21T01:10:00Z') });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

const made = { created: '2026-11-19T20:00:00Z' };

test.each([
	['this evening', { last_opened: '2026-11-21', opened_hour: '2026-11-21T01:00Z' }, 'last opened Nov 20'],
	['this afternoon', { last_opened: '2026-11-20', opened_hour: '2026-11-20T21:00Z' }, 'last opened Nov 20'],
	[
		'yesterday evening',
		{ last_opened: '2026-11-20', opened_hour: '2026-11-20T04:00Z' },
		'last opened Nov 19',
	],
	['at an hour that was not noted', { last_opened: '2026-11-20' }, 'last opened Nov 20'],
	['never', { last_opened: null }, 'not opened yet'],
])('a link opened %s is told by the day that was here', (_, opened, words) => {
	expect(historyWords({ ...made, ...opened })).toBe(`Made Nov 19, ${words}`);
});
