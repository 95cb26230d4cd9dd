import { expect, onTestFinished, test, vi } from 'vitest';
import { planWords } from '#domain/billing/plan-words.ts';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import { createNotices } from '#server/billing/notices.ts';
import { captivePortal, noSignal } from '../content/a-device.ts';
import { aPhone } from '../session/a-phone.ts';

const DAY = 86_400_000;

/** A phone on which somebody with a new account has a page open. */
async function aSignedInPhone() {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	return { ...phone, page: await openPage(phone) };
}

async function openPage({ start }: Awaited<ReturnType<typeof aPhone>>) {
	const page = await start();
	await page.confirmSession();
	const toasts = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
	return {
		...page,
		said: () => toasts.mock.calls.map(([{ words }]) => words),
		...(await import('#billing/trial-writes.ts')),
		...(await import('#session/wish.ts')),
	};
}

test('the trial is known on this device at once, to its other tabs, and without a signal until it is over', async () => {
	const { page, network, ...phone } = await aSignedInPhone();
	const tab = new BroadcastChannel('ctt.session');
	const told = new Promise((resolve) => {
		tab.onmessage = resolve;
	});
	expect(await page.startTrial()).toBe(true);
	await told;
	tab.close();
	const { account } = page.readSession();
	expect(account).toMatchObject({ subscription_type: 2, trial_start: expect.any(String) });
	network.answer = noSignal as typeof network.answer;
	const later = await openPage({ network, ...phone });
	const known = later.readSession().account;
	if (!known?.trial_start) throw new Error('The trial was not kept');
	const began = Date.parse(known.trial_start);
	expect(planWords(known, began + DAY)).toBe('Trial, 6 days left');
	expect(planWords(known, began + 7 * DAY)).toBe('Free, the trial is over');
});

/**
 * Puts the phone's clock ahead by so many milliseconds, or back; the server, on the same machine, keeps its own, and dates
 * its answers as Node does.
 */
function setClockAhead({ network }: Pick<Awaited<ReturnType<typeof aPhone>>, 'network'>, ms: number) {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
	onTestFinished(() => void vi.useRealTimers());
	const { answer } = network;
	network.answer = async (address, init) => {
		vi.setSystemTime(Date.now() - ms);
		const reply = await answer(address, init);
		reply.headers.set('date', new Date().toUTCString());
		vi.setSystemTime(Date.now() + ms);
		return reply;
	};
}

test.each([
	['ahead', 8 * DAY],
	['slow', -8 * DAY],
])(
	'a phone whose clock is %s gives all of the trial that it starts, and ends it with no signal',
	async (_, ms) => {
		const phone = await aPhone();
		await phone.signUp('rosa@example.com');
		setClockAhead(phone, ms);
		const page = await openPage(phone);
		const hasTrial = async (session: ReturnType<typeof page.readSession>) =>
			(await import('#trips/plan-room.ts')).accountPlanOf(session.account).stops === fullPlan.stops;
		expect(await page.startTrial()).toBe(true);
		expect(await hasTrial(page.readSession())).toBe(true);
		phone.network.answer = noSignal as typeof phone.network.answer;
		vi.setSystemTime(Date.now() + 7 * DAY - 60_000);
		const sixDaysOn = await openPage(phone);
		expect(await hasTrial(sixDaysOn.readSession())).toBe(true);
		vi.setSystemTime(Date.now() + 120_000);
		expect(await hasTrial(sixDaysOn.readSession())).toBe(false);
		expect(await hasTrial((await openPage(phone)).readSession())).toBe(false);
	},
);

test('with no signal the trial does not start, and nothing pretends that it did', async () => {
	const { page, network } = await aSignedInPhone();
	for (const answer of [noSignal, captivePortal]) {
		network.answer = answer as typeof network.answer;
		expect(await page.startTrial()).toBe(false);
		expect(page.readSession().account).toMatchObject({ subscription_type: 0, trial_start: null });
	}
	expect(page.said().at(-1)).toBe(
		'No answer came, so we don’t know whether your trial has started. Try again once you have a signal.',
	);
	network.answer = async () => Response.json({ code: 'internal' }, { status: 500 });
	expect(await page.startTrial()).toBe(false);
	expect(page.said().at(-1)).toBe(
		'Something went wrong on our side, so we don’t know whether your trial has started. Please try again.',
	);
	network.answer = async () => Response.json({ code: 'storage_full' }, { status: 507 });
	expect(await page.startTrial()).toBe(false);
	expect(page.said().at(-1)).toBe('The trial did not start. Please try again.');
});

test.each([
	['the answer was lost', noSignal],
	['the server failed', async () => Response.json({ code: 'storage_busy' }, { status: 503 })],
])('a trial that started, though %s, is said to have started', async (_, failing) => {
	const { page, network } = await aSignedInPhone();
	const { answer } = network;
	network.answer = async (address, init) => {
		const reply = await answer(address, init);
		return address.endsWith('/trial') ? failing(address) : reply;
	};
	expect(await page.startTrial()).toBe(true);
	expect(page.readSession().account).toMatchObject({ subscription_type: 2 });
	expect(page.said()).toEqual([
		expect.stringMatching(
			/^Your 7-day trial has started\. It ends on its own on [A-Z][a-z]{2} \d+, (\d{4}, )?\d+:\d\d [AP]M\.$/,
		),
	]);
});

test('a page that does not know of the plan learns it from the refusal', async () => {
	const { page, site } = await aSignedInPhone();
	const { account } = page.readSession();
	const notices = createNotices('https://tours.example', 'stripe');
	await site.stores.plans.startTrial(account?.id ?? '', notices, new Date(Date.now() - 8 * DAY));
	expect(await page.startTrial()).toBe(false);
	expect(page.readSession().account).toMatchObject({ subscription_type: 3 });
});

test('a visitor’s request starts once their sign-in has led back, and only once', async () => {
	const phone = await aPhone();
	const way = (await openPage(phone)).noteWish('trial');
	await phone.signUp('rosa@example.com');
	const page = await openPage(phone);
	page.arriveAt(`/college/164924${way}`);
	await page.startWishedTrial();
	expect(page.readSession().account).toMatchObject({ subscription_type: 2 });
	expect(page.takeWish('trial')).toBe(false);
});

test('nobody who did not ask gets a trial by signing in', async () => {
	const { page } = await aSignedInPhone();
	page.arriveAt(`/trip-planner${page.noteWish('save')}`);
	await page.startWishedTrial();
	expect(page.readSession().account).toMatchObject({ subscription_type: 0 });
	expect(page.takeWish('save')).toBe(true);
});
