import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { GivenDonation } from '#domain/donations/given-donation.ts';
import { DonationsScreen } from '#features/admin/donations/DonationsScreen.tsx';

const at = '2026-11-20T10:00:00.000Z';
const given = (id: string, more: Partial<GivenDonation> = {}): GivenDonation => ({
	id,
	service: 'stripe',
	email: `${id}@example.org`,
	amount_cents: 2500,
	state: 'paid',
	created: at,
	paid: at,
	...more,
});

/** The words of the tab. */
function wordsOf(rows: GivenDonation[]): string {
	const routes = [{ id: 'page', path: '/', loader: () => null, element: <DonationsScreen /> }];
	const hydrationData = { loaderData: { page: { rows } } };
	const router = createMemoryRouter(routes, { hydrationData });
	return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, ' ');
}

test('donations are summed up without those that are not paid', () => {
	const words = wordsOf([
		given('ann'),
		given('bob', { amount_cents: 1050 }),
		given('eve', { state: 'over' }),
	]);
	expect(words).toContain('$35.50 given in all, in 2 donations.');
	expect(words).not.toContain('TEST MODE');
});

test('a donation in TEST MODE is marked, and is not in the sum: no money moved', () => {
	const words = wordsOf([given('ann'), given('bob', { service: 'test', amount_cents: 500_000 })]);
	expect(words).toContain('$25 given in all, in one donation. Those in TEST MODE don’t count.');
	expect(words.match(/Paid in TEST MODE/g)).toHaveLength(1);
});
