import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everythingIn } from '../../libsql/remote-database.ts';
import { aServer } from '../a-server.ts';
import { type Arrival, aBrowser, type Browser } from './a-browser.ts';
import { aForeignIssuer, SECRET } from './a-foreign-issuer.ts';
import { aHouse, HOUSE, signInAsAdmin, signUp } from './a-house.ts';

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
	while (!url.startsWith(`${HOUSE}/signin/`)) {
		const location = (await browser.ask(url)).headers.get('Location');
		if (!location) throw new Error(`${url} leads nowhere`);
		url = new URL(location, url).href;
	}
	return new URL(url);
}

/** The addresses that the browser keeps in its history: what it was led to after the hand-over. */
function expectCleanAfterHandOver({ trail, text }: Arrival, secrets: string[]) {
	const handOver = trail.findIndex((address) => address.startsWith(`${HOUSE}/signin/`));
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
	const house = await aHouse({ signIn: { tellCode: null } });
	const browser = house.browser();
	const arrival = await signInAsAdmin(house, browser, '/saved');
	const callback = new URL(arrival.trail.find((address) => address.includes('/signin/')) ?? '');
	const [code, state] = ['code', 'state'].map((name) => callback.searchParams.get(name) ?? '');
	const cookies = cookiesOf(browser);
	const secrets = { ...cookies, code, state, provider: browser.cookie('ctt_oidc'), password: house.password };
	expectNowhere(house, secrets);
	expectCleanAfterHandOver(arrival, [code ?? '', state ?? '', cookies.session ?? '']);
	expect(house.log).toEqual([]);

	const out = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } };
	const left = await browser.ask(`${HOUSE}/sign-out`, out);
	expect(left.headers.get('Location')).toBe('/');
	expectNowhere(house, secrets);
});

test('nor does signing up, a wrong password, or a new one', async () => {
	const house = await aHouse({ signIn: { tellCode: null } });
	const browser = house.browser();
	await signUp(house, browser, 'quiet@example.com');
	const wrong = house.browser();
	const door = await wrong.open(`${HOUSE}/sign-in/start`);
	await wrong.submit(door, '/sign-in', { email: 'quiet@example.com', password: 'a slip of mine' });
	const reset = await wrong.submit(await wrong.follow(door, '/reset'), '/reset', {
		email: 'quiet@example.com',
	});
	const digits = house.lastCode();
	const arrival = await wrong.submit(reset, '/check', { code: digits, password: 'six wide roads' });
	expect(arrival.url.href).toBe(`${HOUSE}/`);
	const passwords = { first: 'four wide roads', wrong: 'a slip of mine', second: 'six wide roads' };
	expectNowhere(house, { ...cookiesOf(browser), ...passwords });
	expectNowhere(house, cookiesOf(wrong));
	// Only the mail itself may contain its code, for the person and for the admin.
	const tables = house.db.$client
		.prepare("select name from sqlite_schema where type = 'table' and name <> 'outbox_mails'")
		.pluck()
		.all() as string[];
	expect(tables.length).toBeGreaterThan(15);
	const isCode = new RegExp(`(?<![\\w-])${digits}(?![\\w-])`);
	for (const table of tables)
		expect(JSON.stringify(house.db.$client.prepare(`select * from "${table}"`).all())).not.toMatch(isCode);
	expect([...house.log, ...said].join('\n')).not.toMatch(isCode);
});

test('a code that is on its way is nowhere to be read either', async () => {
	const house = await aHouse();
	const browser = house.browser();
	const page = await browser.open(`${HOUSE}/sign-in/start`);
	const [, action = ''] = /action="([^"]+\/sign-in)"/.exec(page.text) ?? [];
	const body = new URLSearchParams({ email: 'admin@localhost', password: house.password });
	const headers = { 'Sec-Fetch-Site': 'same-origin' };
	const signed = await browser.ask(HOUSE + action, { method: 'POST', body, headers });
	const next = new URL(signed.headers.get('Location') ?? '', HOUSE).href;
	const callback = await walkUpToCallback(browser, next);
	expectNowhere(house, {
		code: callback.searchParams.get('code'),
		provider: browser.cookie('ctt_oidc'),
		browser: browser.cookie('__Host-ctt_sign_in'),
	});
});

test('signing in at another provider leaves no token, code or secret anywhere, whether it goes well or not', async () => {
	const foreign = await aForeignIssuer(`${HOUSE}/signin/`);
	try {
		const server = aServer({ now: () => new Date(), signIn: foreign.settings });
		const browser = aBrowser({ [HOUSE]: server.app.fetch });
		const tokens: string[] = [];
		foreign.tamperWith(async (token) => {
			tokens.push(token);
			return token;
		});
		const start = `${HOUSE}/sign-in/start?return=/saved`;
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
		expect((await browser.ask(`${HOUSE}/api/account`, { headers })).status).toBe(200);
		const handOver = await browser.ask(`${HOUSE}/api/session/hand-over`, {
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
	const house = await aHouse();
	const browser = house.browser();
	const start = await browser.ask(`${HOUSE}/sign-in/start`);
	const callback = await browser.ask(`${HOUSE}/signin/?code=x&state=y`);
	const out = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } };
	const left = await browser.ask(`${HOUSE}/sign-out`, out);
	for (const answer of [start, callback, left])
		expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});
