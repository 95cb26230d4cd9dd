import type { Configuration, KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import type { Log } from '#server/http/log.ts';
import { randomToken } from '#server/secrets/random.ts';
import type { Stores } from '#server/stores.ts';
import { adapterOf } from './adapter.ts';
import { signingKey } from './signing-key.ts';

export interface ProviderOptions {
	stores: Pick<Stores, 'logins' | 'providerRecords' | 'secrets'>;
	issuer: string;
	publicUrl: string;
	clientId: string;
	groupsClaim: string;
	now: () => Date;
	log: Log;
	/** The page that says a sign-in cannot continue. */
	troublePage: () => Promise<string>;
}

const SCOPES = 'openid email profile';
const MINUTE_S = 60;
/** Lifetimes in seconds. Our own session lasts; the provider's is only a step on the way to it. */
const LIFETIMES = {
	AuthorizationCode: MINUTE_S,
	AccessToken: MINUTE_S,
	IdToken: 10 * MINUTE_S,
	Interaction: 30 * MINUTE_S,
	Session: 60 * MINUTE_S,
	Grant: 60 * MINUTE_S,
};
const COOKIES = { session: 'ctt_oidc', interaction: 'ctt_oidc_interaction', resume: 'ctt_oidc_resume' };

/**
 * Creates oidc-provider with its only client, this site. The package loads here, not at startup, because an
 * installation with an outside provider never needs it.
 */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
	const { default: OidcProvider } = await import('oidc-provider');
	const provider = new OidcProvider(options.issuer, {
		...(await configurationOf(options)),
		findAccount: async (_, id) => {
			const login = await options.stores.logins.withId(id);
			if (!login) return undefined;
			const claims = { email: login.email, email_verified: true, [options.groupsClaim]: login.groups };
			return { accountId: id, claims: async () => ({ sub: id, ...claims }) };
		},
		loadExistingGrant: (context) => ownGrant(context, options.groupsClaim),
		renderError: async (context) => {
			context.type = 'html';
			context.body = await options.troublePage();
		},
	});
	// Only the bridge calls it, with these headers to give the site's address.
	provider.proxy = true;
	provider.on('server_error', (_, error) => options.log(`sign-in provider: ${error.stack ?? error.message}`));
	return provider;
}

async function configurationOf({ stores, publicUrl, clientId, groupsClaim, now }: ProviderOptions) {
	const secure = publicUrl.startsWith('https:');
	const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
	const configuration: Configuration = {
		adapter: adapterOf(stores.providerRecords, now),
		clients: [
			{
				client_id: clientId,
				redirect_uris: [`${publicUrl}/signin/`],
				response_types: ['code'],
				grant_types: ['authorization_code'],
				// Security: the token endpoint cannot be reached from outside, and each code is bound to its PKCE verifier.
				token_endpoint_auth_method: 'none',
				require_auth_time: true,
			},
		],
		jwks: { keys: [await signingKey({ secrets: stores.secrets })] },
		cookies: {
			keys: [await stores.secrets.getOrMake('oidc_cookie_key', randomToken)],
			names: COOKIES,
			long: cookie,
			short: cookie,
		},
		claims: { openid: ['sub', groupsClaim], email: ['email', 'email_verified'], profile: ['name'] },
		conformIdTokenClaims: false,
		features: {
			devInteractions: { enabled: false },
			rpInitiatedLogout: { enabled: false },
			userinfo: { enabled: false },
		},
		responseTypes: ['code'],
		extraParams: ['screen_hint'],
		interactions: { url: (_, { uid }) => `/oidc/interaction/${uid}` },
		pkce: { methods: ['S256'], required: () => true },
		ttl: LIFETIMES,
	};
	return configuration;
}

/** Grants consent: a person who signs in to this very site is not asked to share data with it. */
async function ownGrant({ oidc }: KoaContextWithOIDC, groupsClaim: string) {
	const clientId = oidc.client?.clientId;
	const accountId = oidc.session?.accountId;
	if (!clientId || !accountId) return undefined;
	const grant = new oidc.provider.Grant({ clientId, accountId });
	grant.addOIDCScope(SCOPES);
	grant.addOIDCClaims(['sub', 'email', 'email_verified', 'name', groupsClaim]);
	await grant.save();
	return grant;
}
