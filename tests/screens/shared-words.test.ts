import { expect, test } from 'vitest';
import { planWords } from '#features/shared/plan-words.ts';

const day = '2027-04-12';

test.each([
	[
		{ session_at: `${day}T09:00`, tour_at: `${day}T10:15` },
		'Info session Mon, Apr 12, 9:00 AM, tour 10:15 AM',
	],
	[{ tour_at: `${day}T14:00`, visit_minutes: 120 }, 'Tour Mon, Apr 12, 2:00 PM, 2 h there'],
	[
		{ session_at: `${day}T09:00`, tour_at: '2027-04-13T09:00' },
		'Info session Mon, Apr 12, 9:00 AM, tour Tue, Apr 13, 9:00 AM',
	],
	[{ visit_minutes: 45 }, '45 min there'],
	[{ visit_minutes: 0 }, ''],
	[{ tour_at: 'at noon' }, ''],
	[{}, ''],
])('what is planned: %j is "%s"', (plan, words) => {
	expect(planWords({ visit_minutes: null, session_at: null, tour_at: null, ...plan })).toBe(words);
});
