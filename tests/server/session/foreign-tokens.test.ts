import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInProblemWords } from '#domain/accounts/sign-in-problem.ts';
import { aServer } from '../a-server.ts';
import { aBrowser, type Browser } from './a-browser.ts';
import { aForeignIssuer, aKey, CLIENT, type ForeignIssuer, SECRET } from './a-foreign-issuer.ts';
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

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
	JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The same claims, signed with a secret as if it were ours and the provider's alone. */
function signedWithSecret(token: string, secret: string): string {
	const text = `${encode({ alg: 'HS256', kid: foreign.kid() })}.${encode(claimsOf(token))}`;
	return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Tokens that prove nothing, made from one that would. */
const worthless: [string, (good: string) => Promise<string | undefined>][] = [
	['forged', (good) => foreign.token(claimsOf(good), { key: aKey(foreign.kid()) })],
	['signed by a key nobody knows', (good) => foreign.token(claimsOf(good), { key: aKey('else') })],
	['expired', (good) => foreign.token(claimsOf(good), { expires: '-5 minutes' })],
	['for another audience', (good) => foreign.token({ ...claimsOf(good), aud: 'another' })],
	[
		'for two audiences of which we are not the one',
		(good) => foreign.token({ ...claimsOf(good), aud: [CLIENT, 'x'], azp: 'x' }),
	],
	['of another issuer', (good) => foreign.token({ ...claimsOf(good), iss: 'https://evil.example' })],
	['an access token', (good) => foreign.token({ ...claimsOf(good), token_use: 'access' })],
	['of nobody', (good) => foreign.token({ ...claimsOf(good), sub: '' })],
	['of a number', (good) => foreign.token({ ...claimsOf(good), sub: 42 as never })],
	['of a list', (good) => foreign.token({ ...claimsOf(good), sub: [{ rosa: true }] as never })],
	['of tomorrow', (good) => foreign.token({ ...claimsOf(good), iat: Math.floor(Date.now() / 1000) + 3600 })],
	['unsigned', async (good) => `${encode({ alg: 'none' })}.${encode(claimsOf(good))}.`],
	['signed with the secret of the client', async (good) => signedWithSecret(good, SECRET)],
	[
		'signed with the public key as a secret',
		async (good) => signedWithSecret(good, String(foreign.publicKey())),
	],
	['no token at all', async () => 'x'],
];

test.each([
	...worthless,
	['made for another sign-in', (good: string) => foreign.token({ ...claimsOf(good), nonce: 'another' })],
	['made for no sign-in', (good: string) => foreign.token({ ...claimsOf(good), nonce: undefined })],
	['missing', async () => undefined],
] as typeof worthless)('a code for which a token comes that is %s signs nobody in', async (_, make) => {
	const given: string[] = [];
	foreign.tamperWith(async (good) => {
		const token = await make(good);
		given.push(good, ...(token ? [token] : []));
		return token;
	});
	const { url } = await browser.open(`${SITE}/sign-in/start?return=/saved`);
	expect(given.length).toBeGreaterThan(0);
	expect([url.pathname, url.searchParams.get('return')]).toEqual(['/sign-in', '/saved']);
	expect(signInProblemWords(url.searchParams.get('problem'))).toBe(
		'We could not make sure it was you, so you are not signed in. Please start over.',
	);
	expect((await readApi(browser, '/account')).status).toBe(401);
	expect(site.log).toEqual([expect.stringContaining('sign-in: refused')]);
	for (const token of given.filter((each) => each !== 'x')) expect(site.log.join()).not.toContain(token);
});

test.each(worthless)('a bearer token that is %s is refused, whatever the cookie says', async (_, make) => {
	foreign.tamperWith(async (good) => good);
	await browser.open(`${SITE}/sign-in/start`);
	expect((await readApi(browser, '/account')).status).toBe(200);
	const token = (await make(await foreign.token())) ?? '';
	const headers = { Authorization: `Bearer ${token}` };
	expect(await readApi(browser, '/account', { headers })).toMatchObject({
		status: 401,
		body: {
			code: 'bad_token',
			detail: 'The token is not valid here, or no longer. Sign in again.',
		},
	});
	expect(site.log.join()).not.toContain(token);
});

test.each([
	['us alone, in a list', { aud: [CLIENT] }],
	['us and others, and made for us', { aud: ['x', CLIENT], azp: CLIENT }],
])('a token that is for %s signs in', async (_, claims) => {
	foreign.tamperWith((good) => foreign.token({ ...claimsOf(good), ...claims }));
	await browser.open(`${SITE}/sign-in/start`);
	expect((await readApi(browser, '/account')).status).toBe(200);
});

test("Cognito's ID token says so, and its group is the person's", async () => {
	foreign.tamperWith((good) =>
		foreign.token({ ...claimsOf(good), token_use: 'id', 'cognito:groups': ['us-east-1_Google', 'admin'] }),
	);
	await browser.open(`${SITE}/sign-in/start`);
	expect((await readApi(browser, '/account')).body).toMatchObject({ group: 'admin' });
	foreign.tamperWith((good) => foreign.token({ ...claimsOf(good), token_use: 'id' }));
	await browser.open(`${SITE}/sign-in/start`);
	expect((await readApi(browser, '/account')).body).toMatchObject({ group: 'default' });
});

test.each([
	[false, null],
	// As Cognito says it.
	['false', null],
	[true, 'joy@example.com'],
	['true', 'joy@example.com'],
	[undefined, 'joy@example.com'],
])(
	'an address of which the provider says `email_verified: %j` is stored in the account as %s',
	async (email_verified, email) => {
		const token = await foreign.token({
			sub: `eve ${email_verified}`,
			email: 'Joy@example.com',
			email_verified,
		});
		const headers = { Authorization: `Bearer ${token}` };
		expect((await readApi(browser, '/account', { headers })).body).toMatchObject({ email });
	},
);
