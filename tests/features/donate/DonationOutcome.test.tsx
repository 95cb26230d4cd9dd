import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';
import { DonationForm } from '#features/donate/DonationForm.tsx';
import { DonationOutcome } from '#features/donate/DonationOutcome.tsx';

const ID = 'b_0123456789abcdefghijkl';

const pageOf = (outcome: ComponentProps<typeof DonationOutcome>['outcome'], isMailed = true) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<DonationOutcome outcome={outcome} payment={ID} isMailed={isMailed} onDone={() => undefined} />
		</MemoryRouter>,
	);

const wordsOf = (outcome: Pick<PaymentOutcome, 'service' | 'state'>, isMailed?: boolean) =>
	pageOf({ kind: 'donation', quantity: 1, amount_cents: 2500, ...outcome }, isMailed);

test.each([
	['stripe', 'paid', 'We received your $25.'],
	['stripe', 'refunded', 'Your $25 went back to your card.'],
	['stripe', 'disputed', 'Your bank is deciding about this payment.'],
	['stripe', 'over', 'You left the checkout before paying $25.'],
	['test', 'paid', 'This was in TEST MODE. No card was charged, and no money moved.'],
	['test', 'refunded', 'This was in TEST MODE. No card was charged, and no money moved.'],
	['test', 'disputed', 'This was in TEST MODE. No card was charged, and no money moved.'],
	['test', 'ended', 'This was in TEST MODE. No card was charged, and no money moved.'],
	['test', 'over', 'You left the checkout before paying $25.'],
] as const)('of a donation at %s that is %s the page says: %s', (service, state, words) => {
	const said = wordsOf({ service, state });
	expect(said).toContain(words);
	expect(/received|went back/.test(said)).toBe(
		service === 'stripe' && (state === 'paid' || state === 'refunded'),
	);
});

test('a donation that only its giver may see leads to the sign-in and back to it, not to another gift', () => {
	const page = pageOf('withheld');
	expect(page).toContain('We can’t show this donation here');
	expect(page).toContain(`href="/sign-in?return=%2Fdonate%3Fpayment%3D${ID}"`);
	expect(page.indexOf('Sign In')).toBeLessThan(page.indexOf('Back to the donation'));
});

test('a receipt by email is promised only where the site sends email', () => {
	const paid = { service: 'stripe', state: 'paid' } as const;
	expect(wordsOf(paid)).toContain('The receipt is on its way to your email.');
	expect(wordsOf(paid, false)).not.toMatch(/receipt|email/);
	const formOf = (isMailed: boolean) =>
		renderToStaticMarkup(<DonationForm isMailed={isMailed} onDonate={async () => null} />);
	expect(formOf(true)).toContain('The receipt goes there.');
	expect(formOf(false)).not.toContain('receipt');
});
