import { beforeEach, expect, test, vi } from 'vitest';
import { leaveToSendCode, leaveToTryPassword } from '#server/oidc/login-limits.ts';
import { providerRecords } from '#server/oidc/table.ts';
import { passwords } from '../a-server.ts';
import type { Browser } from '../session/a-browser.ts';
import { aSignInSite, SITE, type SignInSite } from '../session/a-sign-in-site.ts';

const ADMIN = 'admin@localhost';
const [HOME, ELSEWHERE] = ['198.51.100.7', '203.0.113.9'];
let site: SignInSite;
beforeEach(async () => {
	site = await aSignInSite({ signIn: { trustedProxies: 1 } });
});

/** Opens a page of a new sign-in and answers a way to post its form from a place. */
async function atDoor(door: '' | '/code' | '/sign-up', browser = site.browser()) {
	const first = await browser.open(`${SITE}/sign-in/start`);
	const page = door ? await browser.follow(first, door) : first;
	const action = SITE + /action="([^"]+)"/.exec(page.text)?.[1];
	return (typed: Record<string, string>, place: string, to = action) =>
		browser.ask(to, {
			method: 'POST',
			headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': place },
			body: new URLSearchParams(typed),
		});
}

/** Tries passwords of the admin one after the other; what each is answered. */
async function tryPasswords(passwords: string[], place: string, browser?: Browser) {
	const post = await atDoor('', browser);
	const statuses: number[] = [];
	for (const password of passwords) statuses.push((await post({ email: ADMIN, password }, place)).status);
	return statuses;
}
/** Has a code sent to the admin and tries these, 'right' being the one that was sent; what each is answered. */
async function tryCodes(codes: string[], place: string) {
	const browser = site.browser();
	const post = await atDoor('/code', browser);
	const sent = await post({ email: ADMIN }, place);
	expect(sent.status).toBe(303);
	const check = new URL(sent.headers.get('Location') ?? '', SITE).href;
	const code = site.lastCode();
	const statuses: number[] = [];
	for (const typed of codes)
		statuses.push((await post({ code: typed === 'right' ? code : typed }, place, check)).status);
	return statuses;
}
const wrong = (count: number) => Array<string>(count).fill('wrong');

test('a stranger who guesses passwords shuts out nobody else', async () => {
	expect(await tryPasswords(wrong(11), ELSEWHERE)).toEqual([...Array(10).fill(403), 429]);
	expect(await tryPasswords([site.password], ELSEWHERE)).toEqual([429]);
	expect(await tryPasswords([site.password], HOME)).toEqual([303]);
	site.clock.pass(15);
	expect(await tryPasswords([site.password], ELSEWHERE)).toEqual([303]);
});

test('somebody who tries one email from many places gets fewer tries at each, and the right password still passes', async () => {
	for (let at = 0; at < 51; at += 1) {
		const trier = { email: ADMIN, address: `192.0.2.${at}`, device: null };
		await leaveToTryPassword(site.stores.rateLimits, trier, site.clock.now());
	}
	expect(await tryPasswords(wrong(3), ELSEWHERE)).toEqual([403, 403, 429]);
	expect(await tryPasswords([site.password], HOME)).toEqual([303]);
});

test('on a device of their own a person gets in beside a stranger in the same place', async () => {
	const own = site.browser();
	await tryPasswords([site.password], HOME, own);
	expect(own.cookie('__Host-ctt_device')).toBeTruthy();
	expect(await tryPasswords(wrong(11), HOME)).toContain(429);
	expect(await tryPasswords([site.password], HOME, own)).toEqual([303]);
	expect(await tryPasswords([...wrong(10), site.password], HOME, own)).toEqual([...Array(10).fill(403), 429]);
});

test('a device is known by a cookie that nobody else can make, and for the emails that signed in on it alone', async () => {
	const own = site.browser();
	await tryPasswords([site.password], HOME, own);
	const cookie = own.cookie('__Host-ctt_device') ?? '';
	const [device] = cookie.split('.');
	expect(cookie).not.toContain(ADMIN);
	const forger = site.browser();
	forger.plant(SITE, `__Host-ctt_device=${device}.${'A'.repeat(43)}; Path=/`);
	expect(await tryPasswords(wrong(11), ELSEWHERE, forger)).toContain(429);
	const post = await atDoor('', own);
	const typed = { email: 'else@example.com', password: 'wrong' };
	for (let n = 0; n < 10; n += 1) await post(typed, HOME);
	expect((await post(typed, HOME)).status).toBe(429);
	expect((await post(typed, ELSEWHERE)).status).toBe(403);
});

test('right passwords are not counted: a family signs in as often as it likes', async () => {
	for (let n = 0; n < 25; n += 1) expect(await tryPasswords([site.password], HOME)).toEqual([303]);
});

test('tries that are made all at once count one by one', async () => {
	const post = await atDoor('');
	const tries = Array.from({ length: 30 }, () => post({ email: ADMIN, password: 'wrong' }, ELSEWHERE));
	const statuses = (await Promise.all(tries)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 403)).toHaveLength(10);
});

test('one address gets a fixed number of codes an hour, whatever emails it names or makes up', async () => {
	const post = await atDoor('/code');
	for (let n = 2; n <= 60; n += 1) {
		const trier = { email: `p${n}@example.com`, address: HOME, device: null };
		await leaveToSendCode(site.stores.rateLimits, trier, site.clock.now());
	}
	expect((await post({ email: 'last@example.com' }, `10.0.0.1, ${HOME}`)).status).toBe(303);
	expect((await post({ email: 'one-more@example.com' }, `10.9.9.9, ${HOME}`)).status).toBe(429);
	expect((await post({ email: 'one-more@example.com' }, ELSEWHERE)).status).toBe(303);
});

test('one sign-in compares or stores a fixed number of passwords for a new account, and hashes none beyond', async () => {
	const post = await atDoor('/sign-up');
	const typed = { email: 'new@example.com', password: 'four wide roads' };
	const hashing = (['matches', 'hash'] as const).map((way) => vi.spyOn(passwords, way));
	for (let n = 0; n < 10; n += 1) expect((await post(typed, HOME)).status).toBe(303);
	for (const spy of hashing) spy.mockClear();
	expect((await post(typed, HOME)).status).toBe(429);
	expect((await post({ ...typed, password: 'nine wide roads' }, ELSEWHERE)).status).toBe(429);
	for (const spy of hashing) expect(spy).not.toHaveBeenCalled();
	for (const spy of hashing) spy.mockRestore();
	const another = await atDoor('/sign-up');
	expect((await another(typed, HOME)).status).toBe(303);
});

test('a stranger who guesses codes shuts out nobody else', async () => {
	const statuses: number[] = [];
	for (let code = 0; code < 5; code += 1) statuses.push(...(await tryCodes(wrong(5), ELSEWHERE)));
	expect(statuses).toEqual([...Array(20).fill(403), ...Array(5).fill(429)]);
	expect(await tryCodes(['right'], ELSEWHERE)).toEqual([429]);
	expect(await tryCodes(['right'], HOME)).toEqual([303]);
});

test('tries at a code with none left do not count', async () => {
	expect(await tryCodes([...wrong(24), 'right'], HOME)).toEqual(Array(25).fill(403));
	expect(await tryCodes(['right'], HOME)).toEqual([303]);
});

test('one address starts a fixed number of sign-ins, each as short as ours, and nothing more is stored', async () => {
	const browser = site.browser();
	const start = await browser.ask(`${SITE}/sign-in/start`);
	const address = new URL(start.headers.get('Location') ?? '');
	const ask = (to: URL, place: string) => browser.ask(to.href, { headers: { 'X-Forwarded-For': place } });
	const long = new URL(address);
	long.searchParams.set('login_hint', 'x'.repeat(1500));
	const refused = await ask(long, HOME);
	expect([refused.status, await refused.text()]).toEqual([
		400,
		expect.stringContaining('This sign-in is over'),
	]);
	const statuses: number[] = [];
	for (let n = 0; n < 301; n += 1) statuses.push((await ask(address, HOME)).status);
	expect(statuses).toEqual([...Array(300).fill(303), 429]);
	const kept = site.db.select().from(providerRecords).all();
	expect(kept).toHaveLength(300);
	expect(Math.max(...kept.map(({ payload }) => JSON.stringify(payload).length))).toBeLessThan(2000);
	expect((await ask(address, ELSEWHERE)).status).toBe(303);
});

test('a form that breaks off is refused in words, and the log says nothing', async () => {
	const browser = site.browser();
	const page = await browser.open(`${SITE}/sign-in/start`);
	const action = SITE + /action="([^"]+)"/.exec(page.text)?.[1];
	const answer = await browser.ask(action, {
		method: 'POST',
		headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=x' },
		body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nro',
	});
	expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_body']);
	expect(site.log).toEqual([]);
});
