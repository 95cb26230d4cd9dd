import { expect, test, vi } from 'vitest';
import { deleteAccount } from '#api/account.ts';
import { cancelPlan, openLicences, openPlan, readOutcome } from '#api/billing.ts';
import { openDonation } from '#api/donations.ts';

/** What the server grants the card service at the most: three tries, and half a second before each new one. */
const SERVER_WAITS_MS = 3 * 15_000 + 2_000;

test.each([
	['the plan', openPlan],
	['licences', () => openLicences(2, 'attempt')],
	['leaving the plan', cancelPlan],
	['the state of a payment', () => readOutcome('payment')],
	['a donation', () => openDonation({ amount: 20, email: 'rosa@example.com' }, 'attempt')],
	['deleting the account', () => deleteAccount('four wide roads')],
] as const)(
	'a slow card service has the time to answer, or the server to say that it does not: %s',
	async (_, call) => {
		vi.stubGlobal('location', new URL('https://tours.example/account'));
		const patience = vi.spyOn(AbortSignal, 'timeout');
		vi.stubGlobal('fetch', async () => Response.json({ code: 'payments_unavailable' }, { status: 503 }));
		await expect(call()).rejects.toMatchObject({ code: 'payments_unavailable' });
		expect(patience.mock.lastCall?.[0]).toBeGreaterThan(SERVER_WAITS_MS);
	},
);
