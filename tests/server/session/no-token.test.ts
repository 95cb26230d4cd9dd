import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everythingIn } from '../../libsql/remote-database.ts';
import { aServer } from '../a-server.ts';
import { type Arrival, aBrowser, type Browser } from './a-browser.ts';
import { aForeignIssuer, SECRET } from './a-foreign-issuer.ts';
import { aSignInSite, SITE, signInAsAdmin, signUp } from './a-sign-in-site.ts';

/** All that the process says on its console while a test runs. */
const said: string[] = [];
beforeEach(() => {
	said.length = 0;
	for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
		vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.join(' ')));
});
afterEach(() => {
	vi.restoreAllMocks();
});

type Server = Pick<ReturnType<typeof aServer>, 'db' | 'log'>;

/** Looks for each of the secrets in every log line and in every byte of the database, freed ones included. */
function expectNowhere({ db, log }: Server, secrets: Record<string, string | null | undefined>) {
	const bytes = everythingIn(db);
	const lines = [...log, ...said].join('\n');
	for (const [name, secret] of Object.entries(secrets)) {
		expect([name, Boolean(secret)]).toEqual([name, true]);
		expect([name, lines.includes(secret ?? ''), bytes.includes(secret ?? '')]).toEqual([name, false, false]);
	}
}

/** Walks until the provider has sent the browser back, and returns that address unopened. */
async function walkUpToCallback(browser: Browser, from: string): Promise<URL> {
	let url = from;
	while (!url.startsWith(`${SITE}/signin/`)) {
		const location = (await browser.ask(url)).headers.get('Location');
		if (!location) throw new Error(`${url} leads nowhere`);
		url = new URL(location, url).href;
	}
	return new URL(url);
}

/** The addresses that the browser keeps in its history: what it was led to after the hand-over. */
function expectCleanAfterHandOver({ trail, text }: Arrival, secrets: string[]) {
	const handOver = trail.findIndex((address) => address.startsWith(`${SITE}/signin/`));
	expect(handOver).toBeGreaterThanOrEqual(0);
	const after = trail.slice(handOver + 1);
	expect(after.length).toBeGreaterThan(0);
	for (const secret of secrets) expect([...after, text].join('\n')).not.toContain(secret);
}

const cookiesOf = (browser: Browser) => ({
	session: browser.cookie('__Host-ctt_session'),
	'the browser’s name': browser.cookie('__Host-ctt_sign_in'),
});

test('signing in at the embedded provider leaves no token, code or password anywhere', async () => {
	const site = await aSignInSite({ signIn: { tellCode: null } });
	const browser = site.browser();
	const arrival = await signInAsAdmin(site, browser, '/saved');
	const callback = new URL(arrival.trail.find((address) => address.includes('/signin/')) ?? '');
	const [code, state] = ['code', 'state'].map((name) => callback.searchParams.get(name) ?? '');
	const cookies = cookiesOf(browser);
	const secrets = { ...cookies, code, state, provider: browser.cookie('ctt_oidc'), password: site.password };
	expectNowhere(site, secrets);
	expectCleanAfterHandOver(arrival, [code ?? '', state ?? '', cookies.session ?? '']);
	expect(site.log).toEqual([]);

	const out = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } };
	const left = await browser.ask(`${SITE}/sign-out`, out);
	expect(left.headers.get('Location')).toBe('/');
	expectNowhere(site, secrets);
});

test('nor does signing up, a wrong password, or a new one', async () => {
	const site = await aSignInSite({ signIn: { tellCode: null } });
	const browser = site.browser();
	await signUp(site, browser, 'quiet@example.com');
	const wrong = site.browser();
	const door = await wrong.open(`${SITE}/sign-in/start`);
	await wrong.submit(door, '/sign-in', { email: 'quiet@example.com', password: 'a slip of mine' });
	const reset = await wrong.submit(await wrong.follow(door, '/reset'), '/reset', {
		email: 'quiet@example.com',
	});
	const digits = site.lastCode();
	const arrival = await wrong.submit(reset, '/check', { code: digits, password: 'six wide roads' });
	expect(arrival.url.href).toBe(`${SITE}/`);
	const passwords = { first: 'four wide roads', wrong: 'a slip of mine', second: 'six wide roads' };
	expectNowhere(site, { ...cookiesOf(browser), ...passwords });
	expectNowhere(site, cookiesOf(wrong));
	// Only the mail itself may contain its code, for the person and for the admin.
	const tables = site.db.$client
		.prepare("select name from sqlite_schema where type = 'table' and name <> 'outbox_mails'")
		.pluck()
		.all() as string[];
	expect(tables.length).toBeGreaterThan(15);
	const isCode = new RegExp(`(?<![\\w-])${digits}(?![\\w-])`);
	for (const table of tables)
		expect(JSON.stringify(site.db.$client.prepare(`select * from "${table}"`).all())).not.toMatch(isCode);
	expect([...site.log, ...said].join('\n')).not.toMatch(isCode);
});

test('a code that is on its way is nowhere to be read either', async () => {
	const site = await aSignInSite();
	const browser = site.browser();
	const page = await browser.open(`${SITE}/sign-in/start`);
	const [, action = ''] = /action="([^"]+\/sign-in)"/.exec(page.text) ?? [];
	const body = new URLSearchParams({ email: 'admin@localhost', password: site.password });
	const headers = { 'Sec-Fetch-Site': 'same-origin' };
	const signed = await browser.ask(SITE + action, { method: 'POST', body, headers });
	const next = new URL(signed.headers.get('Location') ?? '', SITE).href;
	const callback = await walkUpToCallback(browser, next);
	expectNowhere(site, {
		code: callback.searchParams.get('code'),
		provider: browser.cookie('ctt_oidc'),
		browser: browser.cookie('__Host-ctt_sign_in'),
	});
});

test('signing in at another provider leaves no token, code or secret anywhere, whether it goes well or not', async () => {
	const foreign = await aForeignIssuer(`${SITE}/signin/`);
	try {
		const server = aServer({ now: () => new Date(), signIn: foreign.settings });
		const browser = aBrowser({ [SITE]: server.app.fetch });
		const tokens: string[] = [];
		foreign.tamperWith(async (token) => {
			tokens.push(token);
			return token;
		});
		const start = `${SITE}/sign-in/start?return=/saved`;
		const callback = await walkUpToCallback(browser, start);
		const arrival = await browser.open(callback.href);
		const [code, state] = ['code', 'state'].map((name) => callback.searchParams.get(name) ?? '');
		const secrets = { ...cookiesOf(browser), code, state, token: tokens[0], client: SECRET };
		expectNowhere(server, secrets);
		expectCleanAfterHandOver(arrival, [code ?? '', state ?? '', tokens[0] ?? '']);

		// The same code again, and a worthless token.
		const again = await browser.open(callback.href);
		expectCleanAfterHandOver(again, [code ?? '', state ?? '']);
		foreign.tamperWith(async (token) => {
			tokens.push(`${token}x`);
			return `${token}x`;
		});
		const refused = await browser.open(start);
		expect(refused.url.searchParams.get('problem')).toBe('refused');
		expectCleanAfterHandOver(refused, [tokens[1] ?? '']);
		expectNowhere(server, { ...secrets, refused: tokens[1] });
		expect(server.log).toEqual([expect.stringMatching(/ sign-in: refused, /)]);

		// Nor does one sent as a bearer token, or handed over.
		const bearer = await foreign.token();
		const headers = { Authorization: `Bearer ${bearer}` };
		expect((await browser.ask(`${SITE}/api/account`, { headers })).status).toBe(200);
		const handOver = await browser.ask(`${SITE}/api/session/hand-over`, {
			method: 'POST',
			headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
			body: JSON.stringify({ id_token: bearer, state: 'x' }),
		});
		expect([handOver.status, (await handOver.text()).includes(bearer)]).toEqual([400, false]);
		expectNowhere(server, { bearer });
	} finally {
		await foreign.down();
	}
});

test('no answer on the way in or out is kept by a cache', async () => {
	const site = await aSignInSite();
	const browser = site.browser();
	const start = await browser.ask(`${SITE}/sign-in/start`);
	const callback = await browser.ask(`${SITE}/signin/?code=x&state=y`);
	const out = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } };
	const left = await browser.ask(`${SITE}/sign-out`, out);
	for (const answer of [start, callback, left])
		expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});
