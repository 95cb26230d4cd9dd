import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRelyingParty } from '#server/session/relying-party.ts';
import { SignInError } from '#server/session/sign-in-error.ts';
import { SITE } from '../session/a-sign-in-site.ts';

const ISSUER = 'https://accounts.example';
const HOUR_MS = 3_600_000;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A foreign provider's metadata, with this site as its client; `asked` lists the requests it received. */
function aProvider({
	says = {},
	settings = {},
	isInProcess = false,
}: {
	says?: object;
	settings?: object;
	isInProcess?: boolean;
} = {}) {
	const asked: { path: string; authorization: string | null; body: string }[] = [];
	const state = { isDown: false };
	const log: string[] = [];
	const metadata = {
		issuer: ISSUER,
		authorization_endpoint: `${ISSUER}/auth`,
		token_endpoint: `${ISSUER}/token`,
		jwks_uri: `${ISSUER}/keys`,
		...says,
	};
	const fetch = async (address: string | URL | Request, init?: RequestInit) => {
		const { pathname } = new URL(String(address));
		const authorization = new Headers(init?.headers).get('authorization');
		asked.push({ path: pathname, authorization, body: String(init?.body ?? '') });
		if (state.isDown) throw new TypeError('fetch failed');
		if (pathname === '/token') return Response.json({ error: 'invalid_grant' }, { status: 400 });
		return Response.json(metadata);
	};
	const all = { issuer: ISSUER, clientId: 'tours', clientSecret: 'hush', scopes: 'openid email' };
	const relyingParty = createRelyingParty({
		settings: { ...all, groupsClaim: 'groups', logoutUrl: null, ...settings },
		publicUrl: SITE,
		fetch,
		isInProcess,
		hasPerson: null,
		log: (line) => log.push(line),
	});
	return { ...relyingParty, asked, state, log };
}
const secrets = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), freshSince: null };
const problemOf = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(error: unknown) => (error instanceof SignInError ? error.problem : error),
	);

test('a sign-in asks for a code that only this browser can use, and for the password only when it has to', async () => {
	const { start } = aProvider();
	const address = await start(secrets);
	expect(address.origin + address.pathname).toBe(`${ISSUER}/auth`);
	expect(Object.fromEntries(address.searchParams)).toEqual({
		client_id: 'tours',
		redirect_uri: `${SITE}/signin/`,
		scope: 'openid email',
		response_type: 'code',
		state: 's',
		nonce: 'n',
		code_challenge_method: 'S256',
		code_challenge: expect.stringMatching(/^[\w-]{43}$/),
	});
	const fresh = (await start({ ...secrets, freshSince: new Date() })).searchParams;
	expect([fresh.get('prompt'), fresh.get('max_age')]).toEqual(['login', '0']);
});

test('a provider’s metadata is good for an hour, and longer while it is down; many requests at once fetch it once', async () => {
	const { asked, state, endAddress } = aProvider();
	await Promise.all([endAddress(), endAddress(), endAddress()]);
	vi.advanceTimersByTime(HOUR_MS - 1);
	await endAddress();
	expect(asked).toHaveLength(1);
	vi.advanceTimersByTime(1);
	await endAddress();
	expect(asked).toHaveLength(2);
	state.isDown = true;
	vi.advanceTimersByTime(HOUR_MS);
	expect(await endAddress()).toBeNull();
	expect(asked).toHaveLength(3);
});

test('the log says once per outage that a provider’s older metadata serves', async () => {
	const { state, endAddress, log } = aProvider();
	const outage = async () => {
		state.isDown = false;
		vi.advanceTimersByTime(HOUR_MS);
		await endAddress();
		state.isDown = true;
		vi.advanceTimersByTime(HOUR_MS);
		await Promise.all([endAddress(), endAddress()]);
		await endAddress();
	};
	await outage();
	expect(log).toEqual([
		'sign-in: the provider did not answer, so its earlier metadata is used: fetch failed',
	]);
	await outage();
	expect(log).toHaveLength(2);
});

test('nobody is sent to a provider that is down, though it was up a moment ago', async () => {
	const { start, state, asked } = aProvider();
	await start(secrets);
	state.isDown = true;
	expect(await problemOf(start(secrets))).toBe('unavailable');
	state.isDown = false;
	expect(await problemOf(start(secrets))).toBe('none');
	expect(asked).toHaveLength(3);
});

test.each([
	['http://accounts.example/keys', false, 'unavailable'],
	['http://127.0.0.1/keys', false, 'unavailable'],
	[undefined, false, 'unavailable'],
	['https://keys.example/keys', false, 'none'],
	// Inside this process nobody can listen in on plain http.
	['http://127.0.0.1/keys', true, 'none'],
])('keys at %s, in this process: %s, make the provider %s', async (jwks_uri, isInProcess, problem) => {
	expect(await problemOf(aProvider({ says: { jwks_uri }, isInProcess }).start(secrets))).toBe(problem);
});

const basic = `Basic ${Buffer.from('tours:hush').toString('base64')}`;
test.each([
	['hush', undefined, basic, null],
	['hush', ['client_secret_basic', 'client_secret_post'], basic, null],
	['hush', ['client_secret_post'], null, 'hush'],
	[null, undefined, null, null],
])(
	'with the secret %s and a provider that takes %o, the code is exchanged the way it wants',
	async (clientSecret, token_endpoint_auth_methods_supported, header, inBody) => {
		const { finish, asked } = aProvider({
			says: token_endpoint_auth_methods_supported ? { token_endpoint_auth_methods_supported } : {},
			settings: { clientSecret },
		});
		expect(await problemOf(finish('?code=c&state=s', secrets))).toBe('refused');
		const exchange = asked.at(-1);
		const body = new URLSearchParams(exchange?.body);
		expect([exchange?.path, exchange?.authorization]).toEqual(['/token', header]);
		expect([body.get('client_secret'), body.get('code_verifier')]).toEqual([inBody, secrets.verifier]);
	},
);

test('signing out at the provider is by the form it has, if it has any', async () => {
	expect(await aProvider().endAddress()).toBeNull();
	const says = { end_session_endpoint: `${ISSUER}/end` };
	expect(await aProvider({ says }).endAddress()).toBe(
		`${ISSUER}/end?post_logout_redirect_uri=${encodeURIComponent(`${SITE}/`)}&client_id=tours`,
	);
	const logoutUrl = 'https://login.example/logout?client_id=own&logout_uri=https://tours.example/bye';
	const { endAddress, asked } = aProvider({ says, settings: { logoutUrl } });
	expect(await endAddress()).toBe(new URL(logoutUrl).href);
	expect(asked).toEqual([]);
});

test.each([
	[true, 1000],
	[false, 30_000],
])(
	'a required proof must be newer than the request for it: in this process (%s) give or take %i ms',
	async (isInProcess, tolerance) => {
		const { requireFresh } = aProvider({ isInProcess, says: { claims_supported: ['sub', 'auth_time'] } });
		const since = new Date();
		const by = (proven: Date | null, freshSince: Date | null = since) => {
			const identity = { issuer: ISSUER, subject: 'rosa', email: null, displayName: null, group: 'default' };
			return expect(requireFresh({ ...identity, nonce: undefined, proven }, freshSince));
		};
		const before = (ms: number) => new Date(since.getTime() - ms);
		await by(before(tolerance - 1)).resolves.toMatchObject({ proven: before(tolerance - 1) });
		await by(before(tolerance)).rejects.toThrow('signed in before');
		await by(null).rejects.toThrow('does not say when');
		await by(null, null).resolves.toMatchObject({ proven: null });
		await by(before(tolerance), null).resolves.toMatchObject({ proven: before(tolerance) });
	},
);

test('a provider that never tells when a person signed in is believed to have asked when it was', async () => {
	const identity = { issuer: ISSUER, subject: 'rosa', email: null, displayName: null, group: 'default' };
	const silent = { ...identity, nonce: undefined, proven: null };
	const since = new Date();
	for (const says of [{}, { claims_supported: ['sub'] }])
		await expect(aProvider({ says }).requireFresh(silent, since)).resolves.toMatchObject({ proven: since });
});

const answered = (status: number) =>
	new ResponseBodyError('x', {
		cause: { error: 'x' },
		response: new Response('{}', { status }),
	});
const said = (error: string) =>
	new AuthorizationResponseError('x', {
		cause: new URLSearchParams({ error, error_description: 'a token' }),
	});
const failed = (code?: string) => {
	const error = new ClientError('the outer words', { cause: new Error('a token') });
	return Object.assign(error, { code });
};

test.each<[string, unknown, string, string]>([
	['the person said no', said('access_denied'), 'cancelled', 'the provider answered access_denied'],
	['it will not', said('server_error'), 'refused', 'the provider answered server_error'],
	['a server in trouble', answered(500), 'unavailable', 'the provider answered 500 x'],
	['a code it does not take', answered(499), 'refused', 'the provider answered 499 x'],
	['no answer in time', failed('OAUTH_TIMEOUT'), 'unavailable', 'OAUTH_TIMEOUT the outer words'],
	['a broken-off answer', failed('OAUTH_ABORT'), 'unavailable', 'OAUTH_ABORT the outer words'],
	[
		'a page',
		failed('OAUTH_RESPONSE_IS_NOT_JSON'),
		'unavailable',
		'OAUTH_RESPONSE_IS_NOT_JSON the outer words',
	],
	['a bad answer', failed('OAUTH_INVALID_RESPONSE'), 'refused', 'OAUTH_INVALID_RESPONSE the outer words'],
	['something else', failed(), 'refused', 'undefined the outer words'],
	['no line', new TypeError('fetch failed'), 'unavailable', 'fetch failed'],
	['no error at all', 'down', 'unavailable', 'down'],
	['what is known', new SignInError('expired', 'too late'), 'expired', 'too late'],
])('%s at the provider is reported in our words, without a token', (_what, error, problem, message) => {
	expect(SignInError.of(error)).toMatchObject({ name: 'SignInError', problem, message });
});
