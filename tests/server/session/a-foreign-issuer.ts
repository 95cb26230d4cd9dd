import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { type JWK } from 'oidc-provider';

export const CLIENT = 'tours';
export const SECRET = 'a secret that the provider has given us';

/** A key to sign with. */
export function aKey(kid: string): JWK {
	const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' } as JWK;
}

/** The person it signs in, without asking. */
export interface Person {
	sub: string;
	email?: string;
	name?: string;
	groups?: string[];
	identities?: unknown;
}

/** A real provider on a port of its own, of another make and elsewhere as far as we are concerned. */
export async function aForeignIssuer(
	firstCallback: string,
	person: Person = { sub: 'rosa', email: 'rosa@example.com' },
) {
	let callback = firstCallback;
	let key = aKey('first');
	let signedIn = person;
	let server: Server | undefined;
	let port = 0;
	let keysRead = 0;
	let provider: Provider | undefined;
	let tamper: Tamper = async (idToken) => idToken;
	let unlisted: string | null = null;

	function remake() {
		const who = () => signedIn;
		provider = makeProvider(`http://127.0.0.1:${port}`, {
			key,
			callback,
			who,
			tamper: () => tamper,
			unlisted: () => unlisted,
		});
	}

	async function listen() {
		if (server?.listening) return;
		// The provider's address is known only once it listens.
		server = createServer((req, res) => {
			if (req.url === '/jwks') keysRead += 1;
			void provider?.callback()(req, res);
		});
		await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
		port = (server.address() as AddressInfo).port;
		remake();
	}
	await listen();
	const issuer = `http://127.0.0.1:${port}`;

	return {
		issuer,
		settings: { issuer, clientId: CLIENT, clientSecret: SECRET },
		/** Signs in somebody else from now on. */
		setPerson: (next: Person) => {
			signedIn = next;
		},
		/** Where it sends people back to from now on. */
		setCallback: (next: string) => {
			callback = next;
			remake();
		},
		down: () =>
			new Promise<void>((resolve) => {
				server?.close(() => resolve());
				server?.closeAllConnections();
			}),
		up: listen,
		/** Signs with another key from now on; the old one is gone. */
		rotate: (kid: string) => {
			key = aKey(kid);
			remake();
		},
		/** From now on exchanges codes for forged ID tokens, like a provider that was broken into. */
		tamperWith: (next: Tamper) => {
			tamper = next;
		},
		/** From now on does not list this claim among those it sends. */
		unlist: (claim: string) => {
			unlisted = claim;
		},
		/** The key that everybody may read, as a file of it is written. */
		publicKey: () =>
			createPublicKey({ key: key as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
		/** The number of times its keys were fetched. */
		keysRead: () => keysRead,
		/** The name of the key it signs with. */
		kid: () => key.kid ?? '',
		/** A token of its own making, with whatever claims. */
		token: async (claims: JWTPayload = {}, options: { key?: JWK; expires?: string } = {}) => {
			const used = options.key ?? key;
			return new SignJWT({ sub: 'rosa', email: 'rosa@example.com', aud: CLIENT, ...claims })
				.setProtectedHeader({ alg: 'ES256', kid: used.kid as string })
				.setIssuer((claims.iss as string) ?? issuer)
				.setIssuedAt(claims.iat)
				.setExpirationTime(options.expires ?? '10 minutes')
				.sign(await importJWK(used as never, 'ES256'));
		},
	};
}
export type ForeignIssuer = Awaited<ReturnType<typeof aForeignIssuer>>;

/** Changes an ID token before it is exchanged for a code; undefined means no token at all. */
type Tamper = (idToken: string) => Promise<string | undefined>;

interface Making {
	key: JWK;
	callback: string;
	who: () => Person;
	tamper: () => Tamper;
	unlisted: () => string | null;
}

function makeProvider(issuer: string, { key, callback, who, tamper, unlisted }: Making): Provider {
	const provider = new Provider(issuer, {
		clients: [
			{
				client_id: CLIENT,
				client_secret: SECRET,
				redirect_uris: [callback, new URL('/', callback).href],
				response_types: ['code', 'id_token'],
				grant_types: ['authorization_code', 'implicit'],
				post_logout_redirect_uris: [new URL('/', callback).href],
				id_token_signed_response_alg: 'ES256',
				application_type: callback.startsWith('https:') ? 'web' : 'native',
			},
		],
		jwks: { keys: [key] },
		cookies: { keys: ['for a test'] },
		claims: { openid: ['sub', 'cognito:groups', 'identities'], email: ['email'], profile: ['name'] },
		conformIdTokenClaims: false,
		features: { devInteractions: { enabled: false } },
		pkce: { required: () => true },
		ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 60, IdToken: 600, AuthorizationCode: 60 },
		interactions: { url: (_, { uid }) => `/interaction/${uid}` },
		findAccount: (_, sub) => ({
			accountId: sub,
			claims: async () => {
				const { groups, ...claims } = who();
				return { ...claims, ...(groups && { 'cognito:groups': groups }) };
			},
		}),
		loadExistingGrant: async ({ oidc }) => {
			const grant = new oidc.provider.Grant({
				clientId: oidc.client?.clientId as string,
				accountId: oidc.session?.accountId as string,
			});
			grant.addOIDCScope('openid email profile');
			grant.addOIDCClaims(['sub', 'email', 'name', 'cognito:groups', 'identities']);
			await grant.save();
			return grant;
		},
	});
	provider.use(async (context, next) => {
		await next();
		const { body } = context as { body?: { id_token?: string | undefined } };
		if (context.path !== '/token' || !body?.id_token) return;
		body.id_token = await tamper()(body.id_token);
	});
	provider.use(async (context, next) => {
		await next();
		const { body } = context as { body?: { claims_supported?: string[] } };
		if (body?.claims_supported)
			body.claims_supported = body.claims_supported.filter((each) => each !== unlisted());
	});
	provider.use(async (context, next) => {
		if (!context.path.startsWith('/interaction/')) return next();
		const result =
			who().sub === 'nobody'
				? { error: 'access_denied', error_description: 'the person said no' }
				: // A browser on a loopback address counts as a native app, which has to have consented each time.
					{ login: { accountId: who().sub }, consent: {} };
		await provider.interactionFinished(context.req, context.res, result);
		context.respond = false;
	});
	return provider;
}
