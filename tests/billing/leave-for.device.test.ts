import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buyPlan } from '#billing/plan-writes.ts';
import { buyLicences } from '#features/account/licence-writes.ts';
import { give } from '#features/donate/donate-writes.ts';

const CHECKOUT = 'https://pay.example/cs_1';
const assign = vi.fn();
const asked = vi.fn(async () => Response.json({ id: 'cs_1', url: CHECKOUT, payment: 'b_1' }));

beforeEach(() => {
	vi.useFakeTimers();
	const page = new EventTarget();
	for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
		vi.stubGlobal(name, page[name].bind(page));
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => kept.set(name, value),
	});
	vi.stubGlobal('location', { assign });
	vi.stubGlobal('fetch', asked);
	assign.mockClear();
});
afterEach(() => {
	vi.useRealTimers();
});

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const ways = [
	['the full plan', buyPlan],
	['licences', () => buyLicences(3, 'attempt 3')],
	['a donation', () => give({ cents: 2500, email: 'rosa@example.com' })],
] as const;

/** A tap on a button that leads to a checkout, which has opened; the browser is on its way there. */
async function onTheWay(buy: () => Promise<unknown>) {
	const busy = { isBusy: true };
	void buy().then(() => {
		busy.isBusy = false;
	});
	await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(CHECKOUT));
	await vi.advanceTimersByTimeAsync(20_000);
	return busy;
}

test.each(ways)(
	'the button for %s stays busy while the browser leaves, and is free when Back returns to it as it was left',
	async (_, buy) => {
		const busy = await onTheWay(buy);
		// The page itself may have loaded only now.
		show(false);
		await vi.advanceTimersByTimeAsync(0);
		expect(busy.isBusy).toBe(true);
		show(true);
		await vi.advanceTimersByTimeAsync(0);
		expect(busy.isBusy).toBe(false);
	},
);

test.each(ways)(
	'a browser that never leaves for %s does not keep the button busy for good',
	async (_, buy) => {
		const busy = await onTheWay(buy);
		expect(busy.isBusy).toBe(true);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(busy.isBusy).toBe(false);
	},
);
