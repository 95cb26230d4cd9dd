import { expect, test } from 'vitest';
import { accounts } from '#server/accounts/table.ts';
import { noSignal } from '../content/a-device.ts';
import { aSignedInPhone, thereAndBack } from '../features/account/a-signed-in-phone.ts';

async function rosasPlan() {
	const phone = await aSignedInPhone();
	const assign = thereAndBack();
	const planNow = () => phone.session.readSession().account?.subscription_type;
	/** Gives her the full plan on the server; this page has not heard of it. */
	const giveFullPlan = async () => {
		await phone.site.stores.licences.makePromo({ code: 'SPRING', uses: 1, expires: null }, new Date());
		await (await import('#api/licences.ts')).redeemCode('SPRING');
	};
	return { ...phone, assign, planNow, giveFullPlan, ...(await import('#billing/plan-writes.ts')) };
}

test('buying leads to the checkout, and charges nothing before it', async () => {
	const { buyPlan, assign, planNow, said } = await rosasPlan();
	await buyPlan();
	expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/tours\.example\/checkout\/test\//));
	expect([planNow(), said()]).toEqual([0, []]);
});

test('a page that does not know of the full plan learns it, instead of charging again', async () => {
	const { buyPlan, giveFullPlan, assign, planNow, said } = await rosasPlan();
	await giveFullPlan();
	await buyPlan();
	expect([planNow(), said(), assign.mock.calls]).toEqual([4, ['You already have the full plan.'], []]);
});

test.each([
	['payments_off', 409, 'Payments are off right now.'],
	[
		'payments_unavailable',
		503,
		'The card service isn’t responding. Nothing was charged. Please try again later.',
	],
	['not_signed_in', 401, 'Sign in again first.'],
])('a checkout that does not open says why: %s', async (code, status, words) => {
	const { buyPlan, network, assign, said } = await rosasPlan();
	network.answer = async () => Response.json({ code }, { status });
	await buyPlan();
	expect([said(), assign.mock.calls]).toEqual([[words], []]);
});

test.each([
	['not_signed_in', 401, 'Sign in again to cancel your plan.'],
	['overloaded', 503, 'Your plan did not end. Please try again.'],
	[
		'internal',
		500,
		'Something went wrong on our side, so we don’t know whether your plan has ended. Please try again.',
	],
	['payments_off', 409, 'Payments are off right now, so your plan can’t be canceled.'],
	['payments_unavailable', 503, 'The card service isn’t responding. Please try again later.'],
])(
	'a plan that could not be left is spoken of as a plan, and not as a purchase: %s',
	async (code, status, words) => {
		const { leavePlan, network, said } = await rosasPlan();
		network.answer = async () => Response.json({ code }, { status });
		expect([await leavePlan(), said()]).toEqual([false, [words]]);
	},
);

test('a plan is left once, and a second tap says so', async () => {
	const { leavePlan, giveFullPlan, session, planNow, said } = await rosasPlan();
	await giveFullPlan();
	await session.confirmSession();
	expect(planNow()).toBe(4);
	expect([await leavePlan(), planNow()]).toEqual([true, 0]);
	expect(await leavePlan()).toBe(true);
	expect(said()).toEqual(['You are on the free plan now.', 'You’re already on the free plan.']);
});

test('an admin who stops paying is told of no free plan', async () => {
	const { leavePlan, giveFullPlan, session, site, planNow, said } = await rosasPlan();
	await giveFullPlan();
	site.db.update(accounts).set({ group: 'admin' }).run();
	await session.confirmSession();
	expect([await leavePlan(), planNow()]).toEqual([true, 0]);
	expect(await leavePlan()).toBe(true);
	expect(said()).toEqual([
		'You won’t be charged again. As an admin you keep everything.',
		'You aren’t paying for a plan. As an admin you have everything.',
	]);
});

test('whoever leaves a plan and still has a code is told of no free plan', async () => {
	const { leavePlan, giveFullPlan, session, site, network, planNow, said } = await rosasPlan();
	await giveFullPlan();
	await session.confirmSession();
	const { answer } = network;
	network.answer = async (address, init) => {
		const response = await answer(address, init);
		// Meanwhile a bank returns an earlier code.
		if (address.endsWith('/cancel')) site.db.update(accounts).set({ subscription_type: 4 }).run();
		return response;
	};
	expect([await leavePlan(), planNow()]).toEqual([true, 4]);
	expect(said()).toEqual(['You no longer pay for a plan. Your code gives you everything.']);
});

test('with no signal nothing is bought or left, and each says so', async () => {
	const { buyPlan, leavePlan, giveFullPlan, session, network, assign, planNow, said } = await rosasPlan();
	await giveFullPlan();
	await session.confirmSession();
	network.answer = noSignal as typeof network.answer;
	await buyPlan();
	expect([await leavePlan(), planNow(), assign.mock.calls]).toEqual([false, 4, []]);
	expect(said()).toEqual([
		'No answer came, so the checkout did not open. Nothing was charged. Try again once you have a signal.',
		'No answer came, so we don’t know whether your plan has ended. Try again once you have a signal.',
	]);
});

test.each([
	['the answer was lost', noSignal],
	['the server failed', async () => Response.json({ code: 'storage_busy' }, { status: 503 })],
])('a plan that ended, though %s, is not shown as if it went on', async (_, failing) => {
	const { leavePlan, giveFullPlan, session, network, planNow, said } = await rosasPlan();
	await giveFullPlan();
	await session.confirmSession();
	const { answer } = network;
	network.answer = async (address, init) => {
		const reply = await answer(address, init);
		return address.endsWith('/cancel') ? failing(address) : reply;
	};
	expect([planNow(), await leavePlan(), planNow()]).toEqual([4, true, 0]);
	expect(said()).toEqual(['You are on the free plan now.']);
});

test('a trial that became the full plan elsewhere is not said to be over when its cancelation is lost', async () => {
	const { leavePlan, giveFullPlan, session, network, planNow, said } = await rosasPlan();
	await (await import('#api/billing.ts')).postTrial();
	await session.confirmSession();
	expect(planNow()).toBe(2);
	await giveFullPlan();
	const { answer } = network;
	network.answer = async (address, init) =>
		address.endsWith('/cancel') ? noSignal(address) : answer(address, init);
	expect([await leavePlan(), planNow()]).toEqual([false, 4]);
	expect(said()).toEqual([
		'No answer came, so we don’t know whether your plan has ended. Try again once you have a signal.',
	]);
});
