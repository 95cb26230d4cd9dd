import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aServer } from '../a-server.ts';
import { aBrowser, type Browser } from './a-browser.ts';
import { aForeignIssuer, aKey, type ForeignIssuer } from './a-foreign-issuer.ts';
import { readApi, SITE } from './a-sign-in-site.ts';

let foreign: ForeignIssuer;
let site: ReturnType<typeof aServer>;
let browser: Browser;

beforeAll(async () => {
	foreign = await aForeignIssuer(`${SITE}/signin/`);
});
afterAll(() => foreign.down());
beforeEach(() => {
	site = aServer({ now: () => new Date(), signIn: foreign.settings });
	browser = aBrowser({ [SITE]: site.app.fetch });
});

/** Starts a sign-in here and lets the provider answer with a token in the address of `/`, as hosted sign-ins do. */
async function tokenInAddress(changes: Record<string, string> = {}) {
	const start = await browser.ask(`${SITE}/sign-in/start?return=/saved`);
	const asked = new URL(start.headers.get('Location') ?? '');
	const implicit = { response_type: 'id_token', redirect_uri: `${SITE}/`, ...changes };
	for (const [name, value] of Object.entries(implicit)) asked.searchParams.set(name, value);
	for (const name of ['code_challenge', 'code_challenge_method']) asked.searchParams.delete(name);
	const arrival = await browser.open(asked.href);
	expect(arrival.url.pathname).toBe('/');
	return Object.fromEntries(new URLSearchParams(arrival.url.hash.slice(1)));
}

const handOver = (body: object, from = browser, headers: Record<string, string> = {}) =>
	readApi(from, '/session/hand-over', {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'Content-Type': 'application/json', ...headers },
	});

test('a token in the address of the first page becomes a session, once', async () => {
	const { id_token, state } = await tokenInAddress();
	const { status, body } = await handOver({ id_token, state });
	expect([status, body.account.email, body.return_path]).toEqual([200, 'rosa@example.com', '/saved']);
	expect((await readApi(browser, '/account')).body.id).toBe(body.account.id);
	expect(await handOver({ id_token, state })).toMatchObject({
		status: 400,
		body: { code: 'sign_in_refused' },
	});
});

test('a token from before a device was signed out opens no session', async () => {
	const other = aBrowser({ [SITE]: site.app.fetch });
	await other.open(`${SITE}/sign-in/start`);
	const { id_token, state } = await tokenInAddress();
	await readApi(other, '/account/sessions', { method: 'DELETE' });
	expect(await handOver({ id_token, state })).toMatchObject({ body: { code: 'sign_in_refused' } });
});

test('a token without a nonce is taken by the state that came with it', async () => {
	const { state } = await tokenInAddress();
	expect((await handOver({ id_token: await foreign.token(), state })).status).toBe(200);
	expect((await handOver({ id_token: await foreign.token(), state })).status).toBe(400);
});

test.each([
	['of a sign-in that was not started here', async () => ({ id_token: await foreign.token({ nonce: 'x' }) })],
	['without nonce and state', async () => ({ id_token: await foreign.token() })],
	[
		'with the nonce of nobody and a good state',
		async () => {
			const { state } = await tokenInAddress();
			return { id_token: await foreign.token({ nonce: 'x' }), state };
		},
	],
	[
		'forged',
		async () => {
			const { state } = await tokenInAddress();
			return { id_token: await foreign.token({}, { key: aKey(foreign.kid()) }), state };
		},
	],
	[
		'expired',
		async () => {
			const { state } = await tokenInAddress();
			return { id_token: await foreign.token({}, { expires: '-5 minutes' }), state };
		},
	],
	[
		'for another audience',
		async () => {
			const { state } = await tokenInAddress();
			return { id_token: await foreign.token({ aud: 'another' }), state };
		},
	],
])('a token %s is refused in words', async (_, make) => {
	const { status, body } = await handOver(await make());
	expect([status, body.code]).toEqual([400, 'sign_in_refused']);
	expect(body.detail).toMatch(/start over/);
	expect((await readApi(browser, '/account')).status).toBe(401);
});

test('a link with a good token of somebody else signs nobody in to their account', async () => {
	const { id_token, state } = await tokenInAddress();
	const victim = aBrowser({ [SITE]: site.app.fetch });
	await victim.ask(`${SITE}/sign-in/start`);
	expect((await handOver({ id_token, state }, victim)).status).toBe(400);
	expect((await readApi(victim, '/account')).status).toBe(401);
});

test('only the pages of this site may hand a token over, and not endlessly', async () => {
	const { id_token, state } = await tokenInAddress();
	expect((await handOver({ id_token, state }, browser, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
	for (let tries = 0; tries < 30; tries += 1) await handOver({ id_token: 'x' });
	expect(await handOver({ id_token, state })).toMatchObject({
		status: 429,
		body: { code: 'too_many_requests' },
	});
});
