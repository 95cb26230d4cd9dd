import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMails } from '#server/mail/table.ts';
import { isFresh } from '#server/session/proof.ts';
import { aServer } from '../a-server.ts';
import { aBrowser, type Browser } from './a-browser.ts';
import { aForeignIssuer, type ForeignIssuer } from './a-foreign-issuer.ts';
import { aSignInSite, readApi, SITE, type SignInSite, signUp } from './a-sign-in-site.ts';

const OLD = 'four wide roads';
const NEW = 'six wide roads';
let site: SignInSite;
let foreign: ForeignIssuer;
beforeAll(async () => {
	site = await aSignInSite();
	foreign = await aForeignIssuer(`${SITE}/signin/`);
});
afterAll(() => foreign.down());

const post = (browser: Browser, path: string, body: unknown) =>
	readApi(browser, path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(body),
	});
const change = (browser: Browser, current: string, next = NEW) =>
	post(browser, '/account/password', { current, next });

async function signIn(email: string, password: string, browser = site.browser()) {
	const page = await browser.open(`${SITE}/sign-in/start`);
	await browser.submit(page, '/sign-in', { email, password });
	return { browser, isIn: (await readApi(browser, '/account')).status === 200 };
}

test('a new password replaces the old one, signs every other device out, and a mail tells of it', async () => {
	const email = 'rosa@example.com';
	const laptop = site.browser();
	await signUp(site, laptop, email);
	const { browser: phone } = await signIn(email, OLD);
	expect((await change(laptop, OLD)).status).toBe(204);
	expect((await readApi(laptop, '/account')).status).toBe(200);
	expect((await readApi(phone, '/account')).status).toBe(401);
	expect([(await signIn(email, OLD)).isIn, (await signIn(email, NEW)).isIn]).toEqual([false, true]);
	const mail = site.db.select().from(outboxMails).all().at(-1);
	expect([mail?.to, mail?.subject]).toEqual([email, 'Your College Tour Trails password was changed']);
});

test.each([
	['wrong', NEW, 403, 'wrong_password'],
	[OLD, 'short', 400, 'bad_body'],
	[OLD, 'aaaaaaaaaaaa', 400, 'bad_body'],
])('from %s to %s nothing is changed', async (current, next, status, code) => {
	const email = `${code}${next.length}@example.com`;
	const browser = site.browser();
	await signUp(site, browser, email);
	expect(await change(browser, current, next)).toMatchObject({ status, body: { code } });
	expect((await signIn(email, OLD)).isIn).toBe(true);
});

test('guessing passwords on the account page is stopped just as on the sign-in page', async () => {
	const browser = site.browser();
	await signUp(site, browser, 'tries@example.com');
	for (let n = 0; n < 10; n += 1) expect((await change(browser, 'wrong')).status).toBe(403);
	expect(await change(browser, OLD)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('the account says whose password it is, and a provider elsewhere keeps its own', async () => {
	const here = site.browser();
	await signUp(site, here, 'here@example.com');
	expect((await readApi(here, '/account/sign-in')).body).toEqual({ elsewhere: null, is_fresh: true });
	const { app } = aServer({ now: () => new Date(), signIn: foreign.settings });
	const there = aBrowser({ [SITE]: app.fetch });
	await there.open(`${SITE}/sign-in/start`);
	const host = new URL(foreign.issuer).host;
	expect((await readApi(there, '/account/sign-in')).body).toEqual({ elsewhere: host, is_fresh: false });
	expect(await change(there, OLD)).toMatchObject({
		status: 409,
		body: { code: 'password_elsewhere', detail: `Your password is kept at ${host}.` },
	});
	// Asked for a fresh sign-in, the provider says when it was.
	await there.open(`${SITE}/sign-in/start?fresh`);
	expect((await readApi(there, '/account/sign-in')).body).toEqual({ elsewhere: host, is_fresh: true });
});

test('proving who you are is good for ten minutes', () => {
	const now = new Date();
	const before = (ms: number) => isFresh(new Date(now.getTime() - ms), now);
	expect([before(0), before(599_999), before(600_000)]).toEqual([true, true, false]);
	expect(isFresh(null, now)).toBe(false);
});
