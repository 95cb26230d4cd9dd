import * as oidc from 'openid-client';
import type { VerifiedIdentity } from './claims.ts';
import { createIssuer, type IssuerOptions } from './issuer.ts';
import { SignInError } from './sign-in-error.ts';
import { CLOCK_TOLERANCE_S, createTokenVerifier } from './verify-token.ts';

/** Values that must return unchanged from a sign-in. */
export interface SignInSecrets {
	state: string;
	nonce: string;
	verifier: string;
	/** The person must prove who they are after this; null when an earlier sign-in at the provider is enough. */
	freshSince: Date | null;
}

/** This site as a client of its OpenID provider. Every method throws SignInError when the provider or a token fails. */
export type RelyingParty = ReturnType<typeof createRelyingParty>;

interface RelyingPartyOptions extends IssuerOptions {
	/** True while the built-in provider has this person; null for a provider elsewhere, which does not tell. */
	hasPerson: ((subject: string) => Promise<boolean>) | null;
}

/** The `screen_hint` for somebody who has no account yet. */
export const SIGN_UP = 'signup';

/** The issuer for people who sign in at the built-in provider: its address moves with the site, but its people stay. */
export const INSIDE = 'inside';

/** Creates a provider's client, which requests nothing until the first sign-in. */
export function createRelyingParty(options: RelyingPartyOptions) {
	const { settings, publicUrl, hasPerson } = options;
	const issuer = createIssuer(options);
	const verifyToken = createTokenVerifier(issuer, settings);
	const callback = `${publicUrl}/signin/`;

	async function verify(...given: Parameters<typeof verifyToken>): Promise<VerifiedIdentity> {
		const identity = await verifyToken(...given);
		// Security: a token outlives its person, and each sign-in of an unknown person creates an account.
		if (hasPerson && !(await hasPerson(identity.subject)))
			throw new SignInError('refused', 'the person has deleted their account');
		return options.isInProcess ? { ...identity, issuer: INSIDE } : identity;
	}

	/**
	 * Returns the person, with when they proved who they are. Throws SignInError when that was before the given time.
	 * Security: anyone can edit the request's address, so only the token counts. A provider that does not even list
	 * `auth_time` is trusted to have asked, or nobody could ever sign in again or delete their account.
	 */
	async function requireFresh(identity: VerifiedIdentity, since: Date | null): Promise<VerifiedIdentity> {
		const { proven } = identity;
		if (!since) return identity;
		if (!proven) {
			const { config } = await issuer.discovered();
			if (!config.serverMetadata().claims_supported?.includes('auth_time'))
				return { ...identity, proven: since };
			throw new SignInError('refused', 'the provider does not say when the person signed in');
		}
		// `auth_time` has whole seconds; a provider in this process uses our own clock.
		const toleranceMs = 1000 * (options.isInProcess ? 1 : CLOCK_TOLERANCE_S);
		if (proven.getTime() + toleranceMs <= since.getTime())
			throw new SignInError('refused', 'the person signed in before this sign-in began');
		return identity;
	}

	return {
		/**
		 * Returns the address to send the browser to for signing in; a new person is asked to sign up first. Providers
		 * that do not know this hint must ignore it (OpenID Connect Core 1.0, 3.1.2.1).
		 */
		start: async (secrets: SignInSecrets, { isNew = false } = {}): Promise<URL> => {
			const { config } = await issuer.discoveredNow();
			const asked = await parametersOf(secrets);
			const ours = { redirect_uri: callback, scope: settings.scopes };
			const hint = isNew && { screen_hint: SIGN_UP };
			return oidc.buildAuthorizationUrl(config, { ...ours, ...asked, ...hint });
		},
		/** Returns the person who comes back with this query: exchanges its code, and checks the resulting token. */
		finish: async (query: string, secrets: SignInSecrets): Promise<VerifiedIdentity> => {
			const { state, nonce, verifier, freshSince } = secrets;
			const { config } = await issuer.discovered();
			const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
			const tokens = await oidc
				.authorizationCodeGrant(config, new URL(callback + query), { ...checks, idTokenExpected: true })
				.catch((error: unknown) => {
					throw SignInError.of(error);
				});
			const identity = await verify(tokens.id_token ?? '', { isFromIssuer: true });
			return requireFresh(identity, freshSince);
		},
		/** Returns the person in an ID token that did not come from the issuer itself. */
		verify: (idToken: string): Promise<VerifiedIdentity> => verify(idToken, { isFromIssuer: false }),
		/** The provider's host, as people know it. */
		host: new URL(settings.issuer).host,
		/**
		 * True when each sign-in asks for the password: a person who signed out only here must not get back in through
		 * the provider's memory.
		 */
		asksEachTime: options.isInProcess,
		requireFresh,
		/** Returns the address that also signs the browser out at the provider; null when there is none. */
		endAddress: async (): Promise<string | null> => {
			const back = `${publicUrl}/`;
			if (settings.logoutUrl) return ownLogoutForm(settings.logoutUrl, settings.clientId, back);
			const { config } = await issuer.discovered();
			if (!config.serverMetadata().end_session_endpoint) return null;
			return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: back }).href;
		},
	};
}

/** A sign-in's parameters, which must return, or be proved on return. */
async function parametersOf({ state, nonce, verifier, freshSince }: SignInSecrets) {
	const challenge = await oidc.calculatePKCECodeChallenge(verifier);
	const fresh = freshSince && { prompt: 'login', max_age: '0' };
	return { state, nonce, code_challenge: challenge, code_challenge_method: 'S256', ...fresh };
}

/** Cognito's own form of logout: `client_id` and `logout_uri`, unless the address already has them. */
function ownLogoutForm(logoutUrl: string, clientId: string, back: string): string {
	const address = new URL(logoutUrl);
	if (!address.searchParams.has('client_id')) address.searchParams.set('client_id', clientId);
	if (!address.searchParams.has('logout_uri')) address.searchParams.set('logout_uri', back);
	return address.href;
}
