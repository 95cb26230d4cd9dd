import { expect, test } from 'vitest';
import { noSignal } from '../../content/a-device.ts';
import { aSignedInPhone, thereAndBack } from './a-signed-in-phone.ts';

async function rosasCodes() {
	const phone = await aSignedInPhone();
	const answerWith = (code: string, status: number) => {
		phone.network.answer = async () => Response.json({ code }, { status });
	};
	const assign = thereAndBack();
	return { ...phone, assign, answerWith, ...(await import('#features/account/licence-writes.ts')) };
}

test('a code gives the full plan, and the account here knows it at once', async () => {
	const { redeem, site, session, said } = await rosasCodes();
	await site.stores.licences.makePromo({ code: 'SPRING', uses: 1, expires: null }, new Date());
	expect(await redeem('SPRING')).toBeNull();
	expect(said()).toEqual(['Your code is redeemed. You have the full plan now.']);
	expect(session.readSession().account).toMatchObject({ subscription_type: 4 });
});

test('an unknown code is refused in the server’s words, and nothing is announced', async () => {
	const { redeem, session, said } = await rosasCodes();
	expect(await redeem('NOBODYS')).toMatch(/^We don’t recognize this code/);
	expect(said()).toEqual([]);
	expect(session.readSession().account).toMatchObject({ subscription_type: 0 });
});

test('a missing signal is not called a wrong code', async () => {
	const { redeem, network, said } = await rosasCodes();
	network.answer = noSignal as typeof network.answer;
	expect(await redeem('SPRING')).toBe(
		'No answer came, so we don’t know whether your code was redeemed. Try again once you have a signal.',
	);
	expect(said()).toEqual([]);
});

test.each([
	['not_signed_in', 401, 'Sign in again to redeem your code.'],
	['too_many_requests', 429, 'Too many tries. Please wait an hour.'],
	['bad_body', 400, 'Your code was not redeemed. Please try again.'],
	['storage_full', 507, 'Your code was not redeemed. Please try again.'],
	[
		'internal',
		500,
		'Something went wrong on our side, so we don’t know whether your code was redeemed. Please try again.',
	],
])(
	'a code that could not be redeemed is spoken of as a code, and not as a purchase: %s',
	async (code, status, words) => {
		const { redeem, answerWith, said } = await rosasCodes();
		answerWith(code, status);
		expect([await redeem('SPRING'), said()]).toEqual([words, []]);
	},
);

test('a code that was redeemed though its answer was lost is redeemed', async () => {
	const { redeem, site, network, session, said } = await rosasCodes();
	await site.stores.licences.makePromo({ code: 'SPRING', uses: 1, expires: null }, new Date());
	const { answer } = network;
	network.answer = async (address, init) => {
		const reply = await answer(address, init);
		return String(address).includes('/account/promo') ? (noSignal as typeof answer)(address, init) : reply;
	};
	expect(await redeem('SPRING')).toBeNull();
	expect(said()).toEqual(['Your code is redeemed. You have the full plan now.']);
	expect(session.readSession().account).toMatchObject({ subscription_type: 4 });
});

test('the checkout for licences opens, asked for under its attempt', async () => {
	const { buyLicences, assign, network, said } = await rosasCodes();
	const asked: RequestInit[] = [];
	network.answer = async (_, init = {}) => {
		asked.push(init);
		return Response.json({ id: 'cs_1', url: 'https://pay.example/cs_1', payment: 'p_1' });
	};
	expect(await buyLicences(3, 'attempt 3')).toBe(true);
	expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1');
	expect(asked[0]?.body).toBe('{"quantity":3}');
	expect(asked[0]?.headers).toMatchObject({ 'idempotency-key': 'attempt 3' });
	expect(said()).toEqual([]);
});

test.each([
	['payments_off', 409, 'Payments are off right now.'],
	['too_many_requests', 429, 'Too many tries. Please wait an hour.'],
	['internal', 500, 'Something went wrong on our side. Nothing was charged. Please try again.'],
])('a checkout that does not open says why: %s', async (code, status, words) => {
	const { buyLicences, assign, answerWith, said } = await rosasCodes();
	answerWith(code, status);
	// Asked again under the same attempt, it opens once, should it have opened after all.
	expect(await buyLicences(3, 'attempt 3')).toBe(false);
	expect([said(), assign.mock.calls]).toEqual([[words], []]);
});
