import { expect, test } from 'vitest';
import { leavableOf, leaveWords } from '#billing/leave-words.ts';

test.each([
	[{ subscription_type: 1 }, 'you won’t be charged again'],
	[{ subscription_type: 2 }, 'you can’t start it again'],
	[{ subscription_type: 4 }, 'your code can’t be used again'],
	[{ subscription_type: 1, group: 'admin' }, 'As an admin you have everything'],
])('whoever leaves the plan of %j reads what is lost', (part, words) => {
	expect(leaveWords[leavableOf({ group: 'default', ...part })].what).toContain(words);
});
