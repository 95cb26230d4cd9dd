import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import Stripe from 'stripe';
import { moneyWords } from '#domain/billing/money.ts';
import { RENEWAL } from '#domain/billing/plan-words.ts';
import { type DrawPlainPage, dressPlainPage, type PlainPage } from '#server/html/plain-page.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { submittedForm } from '#server/http/submitted-form.ts';
import { randomId } from '#server/secrets/random.ts';
import type { Webhook } from '../webhook.ts';
import { TEST_CHECKOUT, type TestCards, type TestCheckout } from './test-cards.ts';

interface TestPagesDeps {
	test: TestCards;
	webhook: Webhook;
	draw: DrawPlainPage;
	now: () => Date;
}

/** Each button's effect on the checkout, and the events the card service then sends. */
const answers = {
	pay: { from: 'open', type: 'checkout.session.completed' },
	refund: { from: 'paid', type: 'charge.refunded' },
	miss: { from: 'paid', type: 'customer.subscription.updated' },
	renew: { from: 'paid', type: 'customer.subscription.updated' },
	dispute: { from: 'paid', type: 'charge.dispute.created' },
	win: { from: 'paid', type: 'charge.dispute.closed' },
	lose: { from: 'paid', type: 'charge.dispute.closed' },
} as const;

/** TEST MODE's checkout: it pays, declines or is abandoned, and sends signed events to the same listener as Stripe. */
export function testModePages(deps: TestPagesDeps) {
	const { test, draw, now } = deps;
	const show = async (c: Context<ServerEnv>, page: PlainPage, status: 200 | 402 | 404 = 200) => {
		dressPlainPage(c);
		return c.body(await draw(page), status, {
			'Content-Type': 'text/html; charset=UTF-8',
			'X-Robots-Tag': 'noindex',
		});
	};

	return new Hono<ServerEnv>()
		.get(`${TEST_CHECKOUT}/:id`, async (c) => {
			const checkout = test.withId(c.req.param('id'));
			return checkout ? show(c, pageOf(checkout)) : show(c, unknownPage, 404);
		})
		.post(`${TEST_CHECKOUT}/:id`, limitedBody(1024), async (c) => {
			const checkout = test.withId(c.req.param('id'));
			if (!checkout) return show(c, unknownPage, 404);
			const { answer } = await submittedForm(c);
			if (answer === 'decline') return show(c, declinedPage(checkout), 402);
			const known = typeof answer === 'string' && Object.hasOwn(answers, answer);
			const { from, type } = known ? answers[answer as keyof typeof answers] : { from: null, type: '' };
			const isDecided = checkout.is_reversed || (answer === 'dispute') === checkout.is_disputed;
			if (from !== checkout.state || (type.startsWith('charge.dispute') && isDecided))
				return show(c, pageOf(checkout));
			test.set(checkout.id, columnsAfter(answer as keyof typeof answers, checkout, now()));
			await sendEvent(deps, checkout, type);
			return c.redirect(checkout.success_url, 303);
		});
}

/** Sends an event of a checkout, signed like Stripe's, and has it handled at once. */
async function sendEvent({ test, webhook, now }: TestPagesDeps, checkout: TestCheckout, type: string) {
	const created = Math.floor(now().getTime() / 1000);
	const object = {
		id: checkout.id,
		object: 'checkout.session',
		metadata: { payment: checkout.payment_id },
	};
	const payload = JSON.stringify({
		id: randomId('evt_test_'),
		object: 'event',
		type,
		created,
		data: { object },
	});
	const secret = await test.cards.webhookSecret();
	const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created });
	await webhook.receive(payload, signature);
	await webhook.work();
}

function columnsAfter(
	answer: keyof typeof answers,
	{ subscription_id, renewed }: TestCheckout,
	now: Date,
): Partial<TestCheckout> {
	if (answer === 'refund' || answer === 'lose') return { is_reversed: true };
	if (answer === 'dispute' || answer === 'win') return { is_disputed: answer === 'dispute' };
	if (answer === 'miss') return { subscription_state: 'past_due' };
	if (answer === 'renew') return { subscription_state: 'active', renewed: [...renewed, now.getTime()] };
	return { state: 'paid', ...(subscription_id !== null && { subscription_state: 'active' }) };
}

const noCard = html`<p class="notice"><b>TEST MODE.</b> No card is charged and no money moves.</p>`;

const renewal = html`<p>${RENEWAL} In TEST MODE, only a button on this page renews it.</p>`;

const button = (answer: string, words: string, go = false) =>
	html`<button${go ? html` class="go"` : html` class="plain-go"`} name="answer" value="${answer}">${words}</button>`;

function pageOf(checkout: TestCheckout): PlainPage {
	if (checkout.state === 'over') {
		return { title: 'This checkout is closed', lead: 'Nothing was charged.', body: wayBack(checkout) };
	}
	return checkout.state === 'paid' ? paidPage(checkout) : openPage(checkout);
}

function openPage(checkout: TestCheckout): PlainPage {
	const { title, amount_cents, email, subscription_id } = checkout;
	return {
		title: `Pay ${moneyWords(amount_cents)}`,
		lead: email ? `${title}, for ${email}.` : `${title}.`,
		body: html`${noCard}${subscription_id === null ? '' : renewal}<form method="post">${button('pay', `Pay ${moneyWords(amount_cents)}`, true)}${button('decline', 'Try a card that is declined')}</form><p class="ways"><a href="${checkout.cancel_url}">Cancel and go back</a></p>`,
	};
}

const declinedPage = (checkout: TestCheckout): PlainPage => {
	const again = openPage(checkout);
	return {
		...again,
		title: 'The card was declined',
		lead: 'Nothing was charged. You can try again, or go back.',
	};
};

/** Other events that a card service sends over a year, to try out. */
function paidPage(checkout: TestCheckout): PlainPage {
	const { subscription_state, is_reversed, is_disputed, amount_cents } = checkout;
	const isOver = is_reversed || subscription_state === 'over';
	const ofRenewals = [
		button('renew', 'Let a renewal go through'),
		subscription_state === 'active' ? button('miss', 'Let a renewal fail') : '',
	];
	const buttons = is_disputed
		? [button('win', 'Let the payment stand'), button('lose', 'Let the bank take it back')]
		: [
				button('refund', 'Refund it'),
				button('dispute', 'Dispute it at the bank'),
				...(subscription_state === null ? [] : ofRenewals),
			];
	return {
		title: is_reversed
			? 'Refunded'
			: subscription_state === 'over'
				? 'Paid, and ended since'
				: is_disputed
					? `${moneyWords(amount_cents)} in dispute`
					: `Paid ${moneyWords(amount_cents)}`,
		lead: `${checkout.title}.`,
		body: html`${noCard}${isOver ? '' : html`<form method="post">${buttons}</form>`}${wayBack(checkout)}`,
	};
}

const wayBack = ({ success_url }: TestCheckout) =>
	html`<p class="ways"><a href="${success_url}">Go back</a></p>`;

const unknownPage: PlainPage = {
	title: 'We can’t find that checkout',
	lead: 'The link may be cut off. Nothing was charged.',
	body: html`<p class="ways"><a href="/">Go to the home page</a></p>`,
};
