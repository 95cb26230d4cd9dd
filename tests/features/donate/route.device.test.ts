import { expect, test, vi } from 'vitest';
import { aDevice } from '../../content/a-device.ts';
import { inTime } from '../../in-time.ts';

const OUTCOME = '/api/billing/stripe/outcome';

test('the page opens before the card service has told of the last donation, which is then forgotten', async () => {
	const device = await aDevice();
	const kept = new Map<string, string>();
	vi.stubGlobal('document', { cookie: '', getElementById: () => null });
	vi.stubGlobal('addEventListener', vi.fn());
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => kept.set(key, text),
		removeItem: (key: string) => kept.delete(key),
	});
	await device.start();
	const { begunDonation } = await import('#features/donate/begun-donation.ts');
	const { loader } = await import('#features/donate/route.ts');
	begunDonation.write({ payment: 'b_1' } as Parameters<typeof begunDonation.write>[0]);
	let tell: (answer: Response) => void = () => undefined;
	device.network.answer = vi.fn((path, init) =>
		path === OUTCOME
			? new Promise<Response>((resolve) => {
					tell = resolve;
				})
			: device.toServer(path, init),
	);
	const request = new Request('https://tours.example/donate');
	const { returned } = await loader({ request } as Parameters<typeof loader>[0]);
	expect(begunDonation.read()?.payment).toBe('b_1');
	const over = { service: 'stripe', kind: 'donation', state: 'over', amount_cents: 2500, quantity: 1 };
	await inTime(() => expect(device.network.answer).toHaveBeenCalledWith(OUTCOME, expect.anything()));
	tell(Response.json(over));
	expect(await returned?.outcome).toEqual(over);
	expect(begunDonation.read()).toBeNull();
});
