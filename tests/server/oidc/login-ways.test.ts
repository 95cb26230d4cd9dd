import { beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxMails } from '#server/mail/table.ts';
import type { Arrival } from '../session/a-browser.ts';
import {
	aSignInSite,
	atCheck,
	atDoor,
	readApi,
	SITE,
	type SignInSite,
	signInAsAdmin,
	signUp,
} from '../session/a-sign-in-site.ts';

let site: SignInSite;
beforeAll(async () => {
	site = await aSignInSite();
	await signUp(site, site.browser(), 'known@example.com');
});
// An hour later every limit is free again.
beforeEach(() => site.clock.pass(60));

const mails = () => site.db.select().from(outboxMails).all();
/** A page as everyone sees it, whoever asks: without the sign-in's own id and the email. */
const plain = ({ text }: Arrival) =>
	text.replace(/interaction\/[\w-]+/g, '').replace(/[\w.]+@example\.com/g, 'X');

test('nobody can tell a wrong password from an unknown email', async () => {
	const answers = [];
	for (const email of ['known@example.com', 'unknown@example.com']) {
		const { browser, page } = await atDoor(site, '');
		answers.push(await browser.submit(page, '/sign-in', { email, password: 'not this one' }));
	}
	const [known, unknown] = answers;
	expect(known?.text).toContain('That email and password don’t match.');
	expect([known?.response.status, known && plain(known)]).toEqual([
		unknown?.response.status,
		unknown && plain(unknown),
	]);
});

test.each(['/code', '/reset'] as const)(
	'%s says the same whether or not the email is known',
	async (door) => {
		const pages: string[] = [];
		const before = mails().length;
		for (const email of ['known@example.com', 'unknown@example.com']) {
			const { browser, page } = await atDoor(site, door);
			const check = await browser.submit(page, door, { email });
			pages.push(
				plain(check),
				plain(await browser.submit(check, '/check', { code: '12', password: 'four wide roads' })),
			);
		}
		expect(pages[0]).toContain('If <b>X</b> has an account, six digits are on their way.');
		expect(pages.slice(0, 2)).toEqual(pages.slice(2));
		expect(mails().length).toBe(before + 1);
	},
);

test('signing up with an email that is known looks the same, and the mail tells its owner', async () => {
	const pages: string[] = [];
	for (const email of ['new@example.com', 'known@example.com']) {
		const { browser, page } = await atDoor(site, '/sign-up');
		pages.push(plain(await browser.submit(page, '/sign-up', { email, password: 'five wide roads' })));
	}
	expect(pages[0]).toEqual(pages[1]);
	expect(mails().at(-1)?.text).toContain('You already have one');
});

test('signing up twice lets the person in by the code, and keeps the first password', async () => {
	const browser = site.browser();
	expect((await signUp(site, browser, 'known@example.com')).url.href).toBe(`${SITE}/`);
	const { page } = await atDoor(site, '', browser);
	const arrival = await browser.submit(page, '/sign-in', {
		email: 'known@example.com',
		password: 'four wide roads',
	});
	expect(arrival.url.href).toBe(`${SITE}/`);
});

test('a code by email is a second way in', async () => {
	const { browser, page } = await atDoor(site, '/code');
	const check = await browser.submit(page, '/code', { email: 'KNOWN@example.com ' });
	expect(
		(await browser.submit(check, '/check', { code: ` ${site.lastCode().replace(/^.../, '$& ')}` })).url.href,
	).toBe(`${SITE}/`);
	expect((await readApi(browser, '/account')).body.email).toBe('known@example.com');
});

test('a code stays typed beside a refused password, resets it, and signs every device out', async () => {
	const old = site.browser();
	await signUp(site, old, 'reset@example.com');
	const { browser, page } = await atDoor(site, '/reset');
	const check = await browser.submit(page, '/reset', { email: 'reset@example.com' });
	const short = await browser.submit(check, '/check', { code: site.lastCode(), password: 'short' });
	expect(short.text).toContain('at least 8 characters');
	expect(short.text).toContain(`value="${site.lastCode()}"`);
	const wrong = site.lastCode() === '000000' ? '000001' : '000000';
	const unread = await browser.submit(check, '/check', { code: wrong, password: 'six wide roads' });
	expect(unread.text).not.toContain(`value="${wrong}"`);
	await browser.submit(check, '/check', { code: site.lastCode(), password: 'six wide roads' });
	expect((await readApi(browser, '/account')).status).toBe(200);
	expect((await readApi(old, '/account')).status).toBe(401);
	const fresh = await atDoor(site, '');
	const typed = { email: 'reset@example.com', password: 'six wide roads' };
	expect((await fresh.browser.submit(fresh.page, '/sign-in', typed)).url.href).toBe(`${SITE}/`);
});

test.each([
	['a new password', { path: '/account/password', method: 'POST' }],
	['signing all others out', { path: '/account/sessions', method: 'DELETE' }],
	['a reset', null],
])('%s ends every code that was asked for before', async (what, call) => {
	const email = `${what.replaceAll(' ', '.')}@example.com`;
	const owner = site.browser();
	await signUp(site, owner, email);
	const askedBefore = await atCheck(site, '/code', { email });
	const digits = site.lastCode();
	if (call) {
		const body = JSON.stringify({ current: 'four wide roads', next: 'six wide roads' });
		const headers = { 'Content-Type': 'application/json' };
		const { method } = call;
		await readApi(owner, call.path, { method, headers, ...(method === 'POST' && { body }) });
	} else {
		const { browser, check } = await atCheck(site, '/reset', { email });
		await browser.submit(check, '/check', { code: site.lastCode(), password: 'six wide roads' });
	}
	await askedBefore.browser.submit(askedBefore.check, '/check', { code: digits });
	expect((await readApi(askedBefore.browser, '/account')).status).toBe(401);
});

test('a code is good for five tries, even all at once, and for ten minutes', async () => {
	const { browser, page } = await atDoor(site, '/code');
	const check = await browser.submit(page, '/code', { email: 'known@example.com' });
	const code = site.lastCode();
	const wrong = code === '000000' ? '000001' : '000000';
	const tries = await Promise.all(
		Array.from({ length: 6 }, () => browser.submit(check, '/check', { code: wrong })),
	);
	expect(new Set(tries.map(({ response }) => response.status))).toEqual(new Set([403]));
	expect((await browser.submit(check, '/check', { code })).text).toContain('it has been tried five times');
	const late = await atDoor(site, '/code');
	const lateCheck = await late.browser.submit(late.page, '/code', { email: 'known@example.com' });
	site.clock.pass(11);
	const over = await late.browser.submit(lateCheck, '/check', { code: site.lastCode() });
	expect(over.text).toContain('That code has expired or was already used.');
});

test('a code of one browser is of no use in another', async () => {
	const first = await atDoor(site, '/code');
	const check = await first.browser.submit(first.page, '/code', { email: 'known@example.com' });
	const thief = site.browser();
	await thief.open(`${SITE}/sign-in/start`);
	const stolen = await thief.submit(check, '/check', { code: site.lastCode() });
	expect([stolen.response.status, stolen.text]).toEqual([
		400,
		expect.stringContaining('This sign-in is over'),
	]);
});

test('too many wrong passwords block sign-in for a while, even with the right one', async () => {
	const { browser, page } = await atDoor(site, '');
	const typed = { email: 'admin@localhost', password: 'wrong' };
	for (let tries = 0; tries < 20; tries += 1) await browser.submit(page, '/sign-in', typed);
	const right = { ...typed, password: site.password };
	const closed = await browser.submit(page, '/sign-in', right);
	expect([closed.response.status, closed.text]).toEqual([
		429,
		expect.stringMatching(/Please wait 15 minutes/),
	]);
	site.clock.pass(15);
	expect((await signInAsAdmin(site, site.browser())).url.href).toBe(`${SITE}/`);
});

test('a mailbox is not filled by a stranger', async () => {
	const before = mails().length;
	for (let tries = 0; tries < 8; tries += 1) {
		const { browser, page } = await atDoor(site, '/sign-up');
		await browser.submit(page, '/sign-up', { email: 'flooded@example.com', password: 'four wide roads' });
	}
	expect(mails().length - before).toBe(6);
});

test.each([
	['rosa', 'four wide roads', 'name@example.com'],
	['a@b,c@d', 'four wide roads', 'name@example.com'],
	['rosa@example.com', 'short', 'at least 8 characters'],
	['rosa@example.com', 'aaaaaaaaaaaa', 'too easy to guess'],
	['rosa@example.com', 'rosa@example.com', 'too easy to guess'],
	['rosa@example.com', 'x1y2'.repeat(60), 'at most 200 characters'],
])('signing up as %s with %s is refused in words', async (email, password, words) => {
	const { browser, page } = await atDoor(site, '/sign-up');
	const refused = await browser.submit(page, '/sign-up', { email, password });
	expect([refused.response.status, refused.text]).toEqual([400, expect.stringContaining(words)]);
	expect(refused.text).toContain('aria-invalid="true"');
	expect(refused.text).not.toContain(
		password === email ? 'value="rosa@example.com" required aria' : password,
	);
});

test('a sign-in page cannot be sent by another site, nor shown in one, and what is typed is escaped', async () => {
	const { browser, page } = await atDoor(site, '');
	const headers = { 'Sec-Fetch-Site': 'cross-site' };
	const action = /action="([^"]+)"/.exec(page.text)?.[1];
	const body = new URLSearchParams({ email: 'x', password: 'y' });
	expect((await browser.ask(SITE + action, { method: 'POST', headers, body })).status).toBe(403);
	const policy = page.response.headers.get('Content-Security-Policy');
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).toContain("form-action 'self'");
	expect(page.response.headers.get('Cache-Control')).toBe('private, no-store');
	expect(page.text).not.toMatch(/<script|<style|style=|\son\w+=/);
	const nasty = await browser.submit(page, '/sign-in', {
		email: '"><script>alert(1)</script>',
		password: 'x',
	});
	expect(nasty.text).not.toContain('<script');
	const large = { email: 'x'.repeat(9000), password: 'x' };
	expect((await browser.submit(page, '/sign-in', large)).response.status).toBe(413);
});
