import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Plans } from '#billing/Plans.tsx';
import { dayTimeWords } from '#domain/day-words.ts';

vi.mock('#session/session.ts', async (original) => ({
	...(await original<typeof import('#session/session.ts')>()),
	useSession: () => signedIn,
}));

vi.mock('#ui/clock.ts', () => ({ useServerNow: () => page.now }));

const page = { now: 0 };
let signedIn: { isSignedIn: boolean; account: object | null };
beforeEach(() => {
	signedIn = { isSignedIn: false, account: null };
	page.now = Date.now();
});

const plans = (sold: ComponentProps<typeof Plans>['sold'], address = '/account') =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={[address]}>
			<Plans sold={sold} />
		</MemoryRouter>,
	);

test.each([
	['sells it', 'here'],
	['leads to where it is sold', 'on the account page'],
] as const)('a button that %s stands under words that the full plan renews by itself', (_, sold) => {
	expect(plans(sold)).toMatch(
		/>It renews automatically until you cancel it\. The checkout shows how often\.<.*Get Full/,
	);
});

test('where nothing is sold, nothing renews', () => {
	expect(plans('nowhere')).not.toContain('renews');
});

test('a visitor who reads the plans at a guide comes back to it with an account', () => {
	expect(plans('on the account page', '/college/170976?from=search')).toMatch(
		/href="\/sign-in\?return=%2Fcollege%2F170976%3Ffrom%3Dsearch"[^>]*>Sign in or create an account</,
	);
});

test.each([
	['7 days left', 0],
	['5 hours left', 6.8],
	['Less than an hour left', 6.99],
])('whoever has %s of the trial reads at which hour it ends', (left, days) => {
	const trial_start = new Date(Date.now() - days * 86_400_000).toISOString();
	signedIn = { isSignedIn: true, account: { group: 'default', subscription_type: 2, trial_start } };
	const ends = dayTimeWords(Date.parse(trial_start) + 7 * 86_400_000, new Date());
	expect(plans('here')).toContain(`<p>${left}, until ${ends}</p>`);
});

test('on a page left open, the time left of a trial goes down, and the trial ends', () => {
	const trial_start = new Date(Date.now()).toISOString();
	signedIn = { isSignedIn: true, account: { group: 'default', subscription_type: 2, trial_start } };
	const hoursLater = (hours: number) => {
		page.now = Date.parse(trial_start) + hours * 3_600_000;
		return plans('here');
	};
	expect(hoursLater(7 * 24 - 2)).toContain('2 hours left, until');
	expect(hoursLater(7 * 24 - 1)).toContain('1 hour left, until');
	expect(hoursLater(7 * 24)).toContain('You already had your trial');
});
