import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type DrawPlainPage, dressPlainPage, type PlainPage } from '#server/html/plain-page.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';

export interface NewsletterPagesDeps {
	stores: Pick<Stores, 'subscribers'>;
	draw: DrawPlainPage;
	/** True when an outside list receives each confirmation. */
	forwards: boolean;
	now: () => Date;
}

/**
 * `/newsletter/confirm` and `/newsletter/unsubscribe`: the links in our emails. The page shows a button that does the
 * work, because mail programs open links to scan them. A mailbox's own "Unsubscribe" posts at once (RFC 8058).
 */
export function newsletterPages({ stores, draw, forwards, now }: NewsletterPagesDeps) {
	const { subscribers } = stores;
	const show = async (c: Context<ServerEnv>, page: PlainPage, status: 200 | 404 = 200) => {
		dressPlainPage(c);
		return c.body(await draw(page), status, {
			'Content-Type': 'text/html; charset=UTF-8',
			'X-Robots-Tag': 'noindex',
		});
	};
	const read = async (c: Context<ServerEnv>) => {
		const token = c.req.query('token') ?? '';
		return { token, standing: await subscribers.standing(token, now()) };
	};

	return new Hono<ServerEnv>()
		.get('/newsletter/confirm', async (c) => {
			const { token, standing } = await read(c);
			if (standing === 'pending') return show(c, confirmPage(token));
			return standing === 'confirmed' ? show(c, confirmedPage(token)) : show(c, unknownPage, 404);
		})
		.post('/newsletter/confirm', async (c) => {
			const { token, standing } = await read(c);
			if (standing !== 'pending' && standing !== 'confirmed') return show(c, unknownPage, 404);
			await subscribers.confirm(token, now());
			return show(c, confirmedPage(token));
		})
		.get('/newsletter/unsubscribe', async (c) => {
			const { token, standing } = await read(c);
			if (!standing) return show(c, unknownPage, 404);
			return show(c, standing === 'unsubscribed' ? unsubscribedPage(forwards) : unsubscribePage(token));
		})
		.post('/newsletter/unsubscribe', async (c) => {
			const { token, standing } = await read(c);
			if (!standing) return show(c, unknownPage, 404);
			await subscribers.unsubscribe(token, now());
			return show(c, unsubscribedPage(forwards));
		});
}

const button = (action: string, token: string, label: string) =>
	html`<form method="post" action="/newsletter/${action}?token=${encodeURIComponent(token)}"><button class="go">${label}</button></form>`;

const confirmPage = (token: string): PlainPage => ({
	title: 'Get our newsletter?',
	lead: 'New guides, new articles, and tips for the road. You can unsubscribe at any time.',
	body: button('confirm', token, 'Yes, send it to me'),
});

const confirmedPage = (token: string): PlainPage => ({
	title: 'You’re on the list',
	lead: 'Thank you. You will get the next newsletter.',
	body: html`<p class="ways"><a href="/">Plan a trip</a> <a href="/newsletter/unsubscribe?token=${encodeURIComponent(token)}">Unsubscribe</a></p>`,
});

const unsubscribePage = (token: string): PlainPage => ({
	title: 'Stop the newsletter?',
	lead: 'We won’t send you any more newsletters.',
	body: button('unsubscribe', token, 'Unsubscribe'),
});

/** An outside list does not accept unsubscribes from us: if there is one, the page points to the list's own link. */
const unsubscribedPage = (forwards: boolean): PlainPage => ({
	title: 'You’re unsubscribed',
	lead: `We won’t send you any more newsletters. ${forwards ? 'If you still get one, use the link at the bottom of it.' : 'You can keep using the whole site.'}`,
	body: html`<p class="ways"><a href="/">Go to the home page</a></p>`,
});

const unknownPage: PlainPage = {
	title: 'This link doesn’t work',
	lead: 'It may be cut off, already used, or more than a month old. Open it from the email again, or sign up again.',
	body: html`<p class="ways"><a href="/">Go to the home page</a></p>`,
};
