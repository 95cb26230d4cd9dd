import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signInProblemWords } from '#domain/accounts/sign-in-problem.ts';
import { aRunningClock } from '../a-clock.ts';
import { aServer } from '../a-server.ts';
import { aBrowser, type Browser } from './a-browser.ts';
import { aForeignIssuer, aKey, CLIENT, type ForeignIssuer } from './a-foreign-issuer.ts';
import { readApi, SITE } from './a-sign-in-site.ts';

let foreign: ForeignIssuer;
let site: ReturnType<typeof aServer> & { clock: ReturnType<typeof aRunningClock> };
let browser: Browser;

beforeAll(async () => {
	foreign = await aForeignIssuer(`${SITE}/signin/`);
});
afterAll(() => foreign.down());
beforeEach(async () => {
	await foreign.up();
	foreign.setPerson({ sub: 'rosa', email: 'rosa@example.com', name: 'Rosa', groups: ['admin'] });
	site = aSiteAbroad();
	browser = aBrowser({ [SITE]: site.app.fetch });
});

function aSiteAbroad() {
	const clock = aRunningClock();
	return { clock, ...aServer({ now: clock.now, signIn: foreign.settings }) };
}
const start = (back = '/saved') => browser.open(`${SITE}/sign-in/start?return=${encodeURIComponent(back)}`);

/** The words that the sign-in page shows for the problem in this address. */
function wordsAt({ url }: { url: URL }) {
	expect(url.pathname).toBe('/sign-in');
	expect([...url.searchParams.keys()].sort()).toEqual(
		url.searchParams.has('return') ? ['problem', 'return'] : ['problem'],
	);
	return signInProblemWords(url.searchParams.get('problem'));
}

/** Walks until the provider has sent the browser back, and returns that address unopened. */
async function walkUpToCallback(): Promise<URL> {
	let url = `${SITE}/sign-in/start?return=/saved`;
	while (!url.startsWith(`${SITE}/signin/`)) {
		const answer = await browser.ask(url);
		const location = answer.headers.get('Location');
		if (!location) throw new Error(`${url} answers ${answer.status} and leads nowhere`);
		url = new URL(location, url).href;
	}
	return new URL(url);
}

test('a person of another provider signs in, and the account says what the token said', async () => {
	const arrival = await start('/trip-planner?tid=1#map');
	expect(arrival.trail.at(-1)).toBe(`${SITE}/trip-planner?tid=1#map`);
	expect((await readApi(browser, '/account')).body).toMatchObject({
		email: 'rosa@example.com',
		displayName: 'Rosa',
		group: 'admin',
	});
	expect(site.log).toEqual([]);
});

test('signing in again opens the same account, with the groups of the last token', async () => {
	await start();
	const first = (await readApi(browser, '/account')).body;
	foreign.setPerson({ sub: 'rosa', email: 'rosa@new.example' });
	await start();
	const second = (await readApi(browser, '/account')).body;
	expect(second).toMatchObject({
		id: first.id,
		email: 'rosa@new.example',
		displayName: 'Rosa',
		group: 'default',
	});
});

test('a person who comes through Google has their id there, and a later token without it leaves it in place', async () => {
	const identities = [
		{ providerName: 'Facebook', userId: '77' },
		{ providerName: 'Google', userId: '1098' },
	];
	foreign.setPerson({ sub: 'rosa', identities });
	await start();
	expect((await readApi(browser, '/account')).body).toMatchObject({ cognito_id: 'rosa', googleId: '1098' });
	for (const odd of [undefined, 'Google', [null, 'Google', { providerName: 'Google', userId: 7 }]]) {
		foreign.setPerson({ sub: 'rosa', identities: odd });
		await start();
		expect((await readApi(browser, '/account')).body).toMatchObject({ googleId: '1098' });
	}
});

test('a device that was signed out from another one comes back only by the password, whatever its provider remembers', async () => {
	const phone = aBrowser({ [SITE]: site.app.fetch });
	const signIn = async (address = `${SITE}/sign-in/start?return=/saved`) => {
		const { url, trail } = await phone.open(address);
		return [url.pathname + url.search, trail.filter((each) => each.includes('prompt=login')).length];
	};
	const signPhoneOut = async () => {
		const { body } = await readApi(browser, '/account/sessions');
		for (const { id, is_this } of body as { id: string; is_this: boolean }[])
			if (!is_this) await readApi(browser, `/account/sessions/${id}`, { method: 'DELETE' });
	};
	await start();
	expect(await signIn()).toEqual(['/saved', 0]);
	await signPhoneOut();
	expect(await signIn()).toEqual(['/saved', 1]);
	await signPhoneOut();
	// The request for it can be cut out of the address, but not the token's claim.
	const again = await phone.ask(`${SITE}/sign-in/start?return=/saved&fresh`);
	const address = new URL(again.headers.get('Location') ?? '');
	for (const name of ['prompt', 'max_age']) address.searchParams.delete(name);
	expect(await signIn(address.href)).toEqual(['/sign-in?problem=refused&return=%2Fsaved', 0]);
	expect(await readApi(browser, '/account/sessions', { method: 'DELETE' })).toMatchObject({ status: 204 });
	expect(await signIn()).toEqual(['/saved', 1]);
	expect(await start()).toMatchObject({ url: new URL(`${SITE}/saved`) });
});

test('a new key of the provider is taken at once', async () => {
	await start();
	foreign.rotate('second');
	expect((await start('/account')).trail.at(-1)).toBe(`${SITE}/account`);
});

test('a bearer token with a new key is taken, but made-up keys do not make us ask endlessly', async () => {
	expect((await bearer(await foreign.token())).status).toBe(200);
	foreign.rotate('third');
	expect((await bearer(await foreign.token())).status).toBe(200);
	const asked = foreign.keysRead();
	for (let tries = 0; tries < 10; tries += 1)
		await bearer(await foreign.token({}, { key: aKey(`made-up ${tries}`) }));
	expect(foreign.keysRead() - asked).toBeLessThanOrEqual(5);
});

test.each([
	['at first', 503],
	['later, when its keys are known,', 200],
])(
	'while the provider is down %s a person is told so, a token is answered %i, and sign-in works once it is up',
	async (when, answered) => {
		const token = await foreign.token();
		if (when !== 'at first') await bearer(token);
		await foreign.down();
		const down = await start();
		expect(wordsAt(down)).toMatch(/is not answering right now/);
		expect(down.url.searchParams.get('return')).toBe('/saved');
		expect((await bearer(token)).status).toBe(answered);
		await foreign.up();
		expect((await start()).trail.at(-1)).toBe(`${SITE}/saved`);
	},
);

test('a provider that goes down between the two steps is reported too', async () => {
	const callback = await walkUpToCallback();
	await foreign.down();
	expect(wordsAt(await browser.open(callback.href))).toMatch(/is not answering right now/);
});

test('saying no at the provider leads to a page that says it was canceled', async () => {
	foreign.setPerson({ sub: 'nobody' });
	expect(wordsAt(await start())).toMatch(/was canceled/);
});

test('a wrong state, a missing one, and another browser’s are refused', async () => {
	const callback = await walkUpToCallback();
	const wrong = new URL(callback);
	wrong.searchParams.set('state', 'made-up');
	expect(wordsAt(await browser.open(wrong.href))).toMatch(/already used, or started in another browser/);
	wrong.searchParams.delete('state');
	expect(wordsAt(await browser.open(wrong.href))).toMatch(/start over/);
	const victim = aBrowser({ [SITE]: site.app.fetch });
	await victim.ask(`${SITE}/sign-in/start`);
	expect(wordsAt(await victim.open(callback.href))).toMatch(/started in another browser/);
	expect((await readApi(victim, '/account')).status).toBe(401);
});

test('an address that was used once opens nothing the second time', async () => {
	const callback = await walkUpToCallback();
	await browser.open(callback.href);
	expect((await readApi(browser, '/account')).status).toBe(200);
	expect(wordsAt(await browser.open(callback.href))).toMatch(/already used/);
});

test('a code that was used once is refused by the provider, even with a state of its own', async () => {
	const first = await walkUpToCallback();
	await browser.open(first.href);
	const second = await walkUpToCallback();
	second.searchParams.set('code', first.searchParams.get('code') ?? '');
	expect(wordsAt(await browser.open(second.href))).toMatch(/could not make sure it was you/);
	expect(site.log.join()).not.toContain(first.searchParams.get('code'));
});

test('a sign-in that took longer than half an hour has expired', async () => {
	const callback = await walkUpToCallback();
	site.clock.pass(31);
	expect(wordsAt(await browser.open(callback.href))).toMatch(/took too long/);
});

const bearer = async (token: string) => {
	const headers = { Authorization: `Bearer ${token}` };
	const { status, body } = await readApi(browser, '/account', { headers });
	return { status, code: body.code, email: body.email, detail: body.detail };
};

test('the API takes an ID token as a bearer token', async () => {
	expect(await bearer(await foreign.token())).toMatchObject({ status: 200, email: 'rosa@example.com' });
	await start();
	expect((await readApi(browser, '/account')).body.email).toBe('rosa@example.com');
});

test('a bearer token says what its own request may do, and gives the account nothing back', async () => {
	await start();
	const old = await foreign.token({ 'cognito:groups': ['admin'], email: 'rosa@old.example' });
	foreign.setPerson({ sub: 'rosa', email: 'rosa@new.example' });
	await start();
	const { body: before } = await readApi(browser, '/account');
	const headers = { Authorization: `Bearer ${old}` };
	expect((await readApi(browser, '/account', { headers })).body).toEqual({ ...before, group: 'admin' });
	expect((await readApi(browser, '/admin/users', { headers })).status).toBe(200);
	expect((await readApi(browser, '/account')).body).toEqual(before);
	expect((await readApi(browser, '/admin/users')).status).toBe(403);
	const lesser = { Authorization: `Bearer ${await foreign.token()}` };
	foreign.setPerson({ sub: 'rosa', groups: ['admin'] });
	await start();
	expect((await readApi(browser, '/admin/users', { headers: lesser })).status).toBe(403);
	expect((await readApi(browser, '/admin/users')).status).toBe(200);
});

test('signing out leads to the provider, and back to the first page', async () => {
	await start();
	const headers = { 'Sec-Fetch-Site': 'same-origin' };
	const answer = await browser.ask(`${SITE}/sign-out`, { method: 'POST', headers });
	expect([answer.status, answer.headers.get('Location')]).toEqual([
		303,
		`${foreign.issuer}/session/end?post_logout_redirect_uri=${encodeURIComponent(`${SITE}/`)}&client_id=${CLIENT}`,
	]);
	expect((await readApi(browser, '/account')).status).toBe(401);
	const json = { ...headers, Accept: 'application/json' };
	const inJson = await browser.ask(`${SITE}/sign-out`, { method: 'POST', headers: json });
	expect((await inJson.json()).location).toContain('/session/end?');
});

test("Cognito's own form of logout is used when it is configured", async () => {
	const signIn = { ...foreign.settings, logoutUrl: 'https://login.example/logout' };
	const { app } = aServer({ signIn });
	const headers = { 'Sec-Fetch-Site': 'same-origin' };
	const answer = await app.request(`${SITE}/sign-out`, { method: 'POST', headers });
	expect(answer.headers.get('Location')).toBe(
		'https://login.example/logout?client_id=tours&logout_uri=https%3A%2F%2Ftours.example%2F',
	);
});

test('there are no provider pages here when people sign in elsewhere', async () => {
	expect((await browser.ask(`${SITE}/oidc/auth`)).status).toBe(404);
	expect((await browser.ask(`${SITE}/oidc/jwks`)).status).toBe(404);
});

test.each(['in a code', 'in the address'])(
	'a provider that never says when somebody signed in: a fresh sign-in that was asked for is enough to delete the account, %s',
	async (way) => {
		const silent = await aForeignIssuer(`${SITE}/signin/`);
		onTestFinished(silent.down);
		silent.unlist('auth_time');
		silent.tamperWith(async (idToken) => silent.token({ ...decodeJwt(idToken), auth_time: undefined }));
		const { app } = aServer({ now: () => new Date(), signIn: silent.settings });
		const phone = aBrowser({ [SITE]: app.fetch });
		const send = (path: string, body: object) => {
			const headers = { 'Content-Type': 'application/json' };
			return readApi(phone, path, { method: 'POST', body: JSON.stringify(body), headers });
		};
		const signIn = async (query: string) => {
			const address = `${SITE}/sign-in/start?return=/account${query}`;
			if (way === 'in a code') return phone.open(address);
			const begun = new URL((await phone.ask(address)).headers.get('Location') ?? '');
			const id_token = await silent.token({ nonce: begun.searchParams.get('nonce') ?? '' });
			return send('/session/hand-over', { id_token });
		};
		await signIn('');
		expect(await send('/account/deletion', {})).toMatchObject({ body: { code: 'sign_in_again' } });
		await signIn('&fresh');
		expect((await send('/account/deletion', {})).status).toBe(204);
	},
);
