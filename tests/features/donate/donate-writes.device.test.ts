import { beforeEach, expect, test, vi } from 'vitest';
import { give } from '#features/donate/donate-writes.ts';

const donation = { cents: 2500, email: 'rosa@example.com' };

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => kept.set(name, value),
		removeItem: (name: string) => kept.delete(name),
	});
});

test.each([
	[422, 'amount_too_small', /\$/],
	[429, 'too_many_requests', /Too many tries/],
	[503, 'payments_unavailable', /The card service isn’t responding\. Nothing was charged/],
	[409, 'payments_off', /Payments are off right now/],
	[500, 'internal', /Something went wrong on our side\. Nothing was charged/],
	[400, 'bad_body', /Something went wrong on our side\. Nothing was charged/],
])('a donation that is answered %i %s says what is in the way', async (status, code, words) => {
	vi.stubGlobal('fetch', async () => Response.json({ code }, { status }));
	expect(await give(donation)).toMatch(words);
});

test('a donation whose answer is lost is not charged, and says that no answer came', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await give(donation)).toBe(
		'No answer came, so the checkout did not open. Nothing was charged. Try again once you have a signal.',
	);
});
