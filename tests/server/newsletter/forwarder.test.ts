import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createForwarder } from '#server/newsletter/forwarder.ts';
import { subscribers } from '#server/newsletter/table.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { theForms } from '../the-forms.ts';
import { linksOf } from './a-newsletter-mail.ts';

const open: { close(): void }[] = [];
afterEach(() => {
	for (const server of open.splice(0)) server.close();
});

/** A list elsewhere that answers with `answers.status`; `received` is all that it received. */
async function aList() {
	const answers = { status: 200 };
	const received: {
		method: string | undefined;
		path: string | undefined;
		type: string | undefined;
		body: unknown;
	}[] = [];
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			const { method, url: path, headers } = request;
			received.push({ method, path, type: headers['content-type'], body: JSON.parse(body) });
			response.writeHead(answers.status).end('{"data":{"has_optin":false}}');
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	open.push(server);
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers, received };
}

/** A site whose confirmed subscribers are told to a list elsewhere. */
async function aSite(under = '', { forwards = true } = {}) {
	const list = await aList();
	const forms = theForms({ newsletter: { forwards } });
	const forward = createForwarder({
		db: forms.db,
		forwarder: { url: list.url + under, lists: ['eb420c55'] },
		ask: createAskOutside({ allowLoopback: true }),
		now: forms.now,
		log: (line) => forms.log.push(line),
	});
	const post = (address: string) =>
		forms.app.request(address, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } });
	const subscribe = async (email: string) => {
		await forms.popup({ email, firstName: 'Rosa' });
		const links = linksOf(forms.rows().mails.at(-1));
		await post(links.confirm);
		return links;
	};
	return { ...forms, ...list, forward, post, subscribe };
}

test('a confirmed subscriber is reported to the list once, in listmonk’s terms; others are not', async () => {
	const { forward, subscribe, popup, received, rows } = await aSite();
	await popup({ email: 'bob@example.com', firstName: 'Bob' });
	await forward();
	expect(received).toEqual([]);
	await subscribe('rosa@example.com');
	let moves = 0;
	await forward(() => (moves += 1));
	await forward(() => (moves += 1));
	expect(moves).toBe(1);
	expect(received).toEqual([
		{
			method: 'POST',
			path: '/api/public/subscription',
			type: 'application/json',
			body: { email: 'rosa@example.com', name: 'Rosa', list_uuids: ['eb420c55'] },
		},
	]);
	expect(rows().subscribers[1]).toMatchObject({ status: 'confirmed', forward_next: null });
});

test('a person who confirmed while the site had no list is reported once it has one', async () => {
	const { forward, subscribe, received, pass } = await aSite('', { forwards: false });
	await subscribe('rosa@example.com');
	await subscribe('bob@example.com');
	pass(60 * 24 * 200);
	await forward();
	await forward();
	expect(received.map(({ body }) => (body as { email: string }).email)).toEqual([
		'rosa@example.com',
		'bob@example.com',
	]);
});

test.each(['/listmonk', '/listmonk/'])(
	'a list whose address has a path (%s) is asked there',
	async (under) => {
		const { forward, subscribe, received } = await aSite(under);
		await subscribe('rosa@example.com');
		await forward();
		expect(received.map(({ path }) => path)).toEqual(['/listmonk/api/public/subscription']);
	},
);

test('a failing list is retried later, doubling up to six hours, and nobody is forgotten', async () => {
	const { forward, subscribe, answers, received, rows, now, pass, log } = await aSite();
	answers.status = 503;
	await subscribe('rosa@example.com');
	const minutes: number[] = [];
	for (let tries = 0; tries < 12; tries += 1) {
		await forward();
		const next = rows().subscribers[0]?.forward_next?.getTime() ?? 0;
		minutes.push((next - now().getTime()) / 60_000);
		await forward();
		expect(received).toHaveLength(tries + 1);
		pass(minutes.at(-1) ?? 0);
	}
	expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
	expect(log[0]).toBe("the newsletter's list could not be told of subscriber 1: it answered 503");
	expect(log.join()).not.toContain('rosa');
	answers.status = 200;
	await forward();
	expect(rows().subscribers[0]?.forward_next).toBeNull();
});

test('a failing list is tried with one subscriber, and then gets them all', async () => {
	const { forward, subscribe, answers, received, pass, log } = await aSite();
	for (const name of ['a', 'b', 'c']) await subscribe(`${name}@example.com`);
	answers.status = 500;
	await forward();
	await forward();
	expect([received.length, log.length]).toEqual([1, 1]);
	answers.status = 200;
	pass(1);
	await forward();
	expect(received.slice(1).map(({ body }) => (body as { email: string }).email)).toEqual([
		'b@example.com',
		'c@example.com',
		'a@example.com',
	]);
});

test('a list that does not exist fails like any other', async () => {
	const { forward, subscribe, rows, log } = await aSite();
	for (const server of open.splice(0)) server.close();
	await subscribe('rosa@example.com');
	await forward();
	expect(rows().subscribers[0]).toMatchObject({ forward_attempts: 1, forward_next: expect.any(Date) });
	expect(log[0]).toMatch(/could not be told of subscriber 1: .*ECONNREFUSED/);
});

test('unsubscribing before the report means no report', async () => {
	const { db, forward, subscribe, post, answers, received, pass } = await aSite();
	answers.status = 503;
	const links = await subscribe('rosa@example.com');
	await forward();
	await post(links.oneClick);
	answers.status = 200;
	pass(10);
	await forward();
	expect(received).toHaveLength(1);
	expect(db.select().from(subscribers).all()).toMatchObject([{ status: 'unsubscribed', forward_next: null }]);
});
