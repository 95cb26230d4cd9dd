import { expect, test } from 'vitest';
import { theForms } from '../the-forms.ts';
import { linksOf } from './a-newsletter-mail.ts';

const GONE = 'This link doesn’t work';
const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

/** Someone whose wish for the newsletter is noted, with the links of the mail they got. */
async function aWish(options: Parameters<typeof theForms>[0] = {}) {
	const forms = theForms(options);
	await forms.newsletter('rosa@example.com');
	const links = linksOf(forms.rows().mails[0]);
	const statusNow = () => forms.rows().subscribers[0]?.status;
	const visit = async (address: string, init: RequestInit = {}) => {
		const answer = await forms.app.request(address, init);
		const text = await answer.text();
		return { status: answer.status, title: titleOf(text), text, headers: answer.headers };
	};
	/** Presses the page's one button, as a browser does. */
	const press = async (html: string) => {
		const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
		return visit(`https://tours.example${action}`, {
			method: 'POST',
			headers: { 'Sec-Fetch-Site': 'same-origin' },
		});
	};
	return { ...forms, links, statusNow, visit, press };
}

test('the link shows a button, however often it is looked at, and the button says yes', async () => {
	const { links, visit, press, statusNow, rows, now } = await aWish();
	for (const method of ['GET', 'HEAD', 'GET']) await visit(links.confirm, { method });
	expect(statusNow()).toBe('pending');
	const page = await visit(links.confirm);
	expect([page.status, page.title]).toEqual([200, 'Get our newsletter?']);
	const done = await press(page.text);
	expect([done.status, done.title]).toEqual([200, 'You’re on the list']);
	expect(rows().subscribers[0]).toMatchObject({ status: 'confirmed', confirmed: now(), forward_next: now() });
});

test('the pages need no script, set no cookie, and are neither cached nor listed anywhere', async () => {
	const { links, visit } = await aWish();
	for (const address of [links.confirm, links.unsubscribe, `${links.confirm}x`]) {
		const { headers, text } = await visit(address);
		expect(text).not.toContain('<script');
		expect(headers.get('set-cookie')).toBeNull();
		expect(headers.get('cache-control')).toBe('private, no-store');
		expect(headers.get('x-robots-tag')).toBe('noindex');
		expect(headers.get('content-security-policy')).toContain("form-action 'self'");
	}
});

test('a used link says so, and using it again changes nothing', async () => {
	const { links, visit, press, rows, pass } = await aWish();
	const page = await visit(links.confirm);
	await press(page.text);
	const before = rows().subscribers;
	pass(60);
	expect((await visit(links.confirm)).title).toBe('You’re on the list');
	expect((await press(page.text)).title).toBe('You’re on the list');
	expect(rows().subscribers).toEqual(before);
});

test('a link that is older than a month does not work, nor does its button', async () => {
	const { links, visit, press, statusNow, pass } = await aWish();
	const page = await visit(links.confirm);
	pass(30 * 24 * 60 + 1);
	for (const answer of [await visit(links.confirm), await press(page.text)]) {
		expect([answer.status, answer.title]).toEqual([404, GONE]);
	}
	expect(statusNow()).toBe('pending');
});

test.each(['', '?token=', '?token=x', '?token=%00', "?token=' or 1=1--"])(
	'a token that nobody has (%s) does not work',
	async (query) => {
		const { visit } = await aWish();
		for (const step of ['confirm', 'unsubscribe']) {
			const address = `https://tours.example/newsletter/${step}${query}`;
			const headers = { 'Sec-Fetch-Site': 'same-origin' };
			for (const init of [{}, { method: 'POST', headers }]) {
				const { status, title } = await visit(address, init);
				expect([status, title]).toEqual([404, GONE]);
			}
		}
	},
);

test('another site cannot press the button that says yes', async () => {
	const { links, visit, statusNow } = await aWish();
	const headers = { 'Sec-Fetch-Site': 'cross-site' };
	expect((await visit(links.confirm, { method: 'POST', headers })).status).toBe(403);
	expect(statusNow()).toBe('pending');
});

test('a mailbox ends the subscription with one request (RFC 8058), looking at it does not', async () => {
	const { links, visit, press, statusNow, rows, now } = await aWish();
	await press((await visit(links.confirm)).text);
	expect(links.oneClick).toBe(links.unsubscribe);
	const page = await visit(links.oneClick);
	expect([page.title, statusNow()]).toEqual(['Stop the newsletter?', 'confirmed']);
	// From a mailbox's own server: no origin, no cookie, no redirect followed, and the body that the standard gives.
	const done = await visit(links.oneClick, {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: 'List-Unsubscribe=One-Click',
	});
	expect([done.status, done.title]).toEqual([200, 'You’re unsubscribed']);
	expect(rows().subscribers[0]).toMatchObject({
		status: 'unsubscribed',
		unsubscribed: now(),
		forward_next: null,
	});
	expect((await visit(links.oneClick)).title).toBe('You’re unsubscribed');
	expect((await visit(links.oneClick, { method: 'POST' })).status).toBe(200);
});

test.each([
	[false, 'We won’t send you any more newsletters. You can keep using the whole site.'],
	[true, 'We won’t send you any more newsletters. If you still get one, use the link at the bottom of it.'],
])('the last page promises no more than we can keep (a list elsewhere: %s)', async (forwards, lead) => {
	const { links, visit } = await aWish({ newsletter: { forwards } });
	expect((await visit(links.oneClick, { method: 'POST' })).text).toContain(`<p class="lead">${lead}</p>`);
	expect((await visit(links.oneClick)).text).toContain(lead);
});

test('after unsubscribing the old link confirms nothing; signing up again asks again, and the old unsubscribe link still works', async () => {
	const { links, visit, press, newsletter, statusNow, rows } = await aWish();
	const page = await visit(links.confirm);
	await press(page.text);
	await visit(links.oneClick, { method: 'POST' });
	expect((await visit(links.confirm)).title).toBe(GONE);
	expect((await press(page.text)).status).toBe(404);
	expect(statusNow()).toBe('unsubscribed');
	await newsletter('rosa@example.com');
	expect([statusNow(), rows().mails.length]).toEqual(['pending', 2]);
	await press((await visit(linksOf(rows().mails[1]).confirm)).text);
	expect(rows().subscribers).toMatchObject([{ status: 'confirmed', unsubscribed: null }]);
	await visit(links.oneClick, { method: 'POST' });
	expect(statusNow()).toBe('unsubscribed');
});

test('someone who never wanted it can opt out before confirming', async () => {
	const { links, visit, press, statusNow } = await aWish();
	expect((await press((await visit(links.unsubscribe)).text)).title).toBe('You’re unsubscribed');
	expect(statusNow()).toBe('unsubscribed');
	expect((await visit(links.confirm)).title).toBe(GONE);
});
