import * as oidc from 'openid-client';
import { createIssuer, type IssuerOptions } from './issuer.ts';
import { SignInError } from './sign-in-error.ts';
import { CLOCK_TOLERANCE_S, createTokenVerifier, type VerifiedIdentity } from './verify-token.ts';

/** What must come back unchanged from a sign-in. */
export interface SignInSecrets {
	state: string;
	nonce: string;
	verifier: string;
	/** The person must prove who they are after this; null when an earlier sign-in at the provider will do. */
	freshSince: Date | null;
}

/** This site as a client of its OpenID provider. Every method throws SignInError when the provider or a token fails. */
export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** Makes the client of a provider, which is asked nothing until the first sign-in. */
export function createRelyingParty(options: IssuerOptions) {
	const { settings, publicUrl } = options;
	const issuer = createIssuer(options);
	const verify = createTokenVerifier(issuer, settings);
	const callback = `${publicUrl}/signin/`;

	/**
	 * Throws SignInError when the person has not proved who they are since then.
	 * Security: what the address asked for anybody can take out of it, so only what the token says counts. A provider that does not
	 * even list `auth_time` is believed to have asked, or nobody could ever sign in again.
	 */
	async function requireFresh({ proven }: VerifiedIdentity, freshSince: Date | null): Promise<void> {
		if (!freshSince) return;
		if (!proven) {
			const { config } = await issuer.discovered();
			if (!config.serverMetadata().claims_supported?.includes('auth_time')) return;
			throw new SignInError('refused', 'the provider does not say when the person signed in');
		}
		// It tells whole seconds; a provider in this process goes by our own clock.
		const toleranceMs = 1000 * (options.isInProcess ? 1 : CLOCK_TOLERANCE_S);
		if (proven.getTime() + toleranceMs <= freshSince.getTime())
			throw new SignInError('refused', 'the person signed in before this sign-in began');
	}

	return {
		/** Where the browser goes to sign in. */
		start: async (secrets: SignInSecrets): Promise<URL> => {
			const { config } = await issuer.discoveredNow();
			const asked = await parametersOf(secrets);
			const ours = { redirect_uri: callback, scope: settings.scopes };
			return oidc.buildAuthorizationUrl(config, { ...ours, ...asked });
		},
		/** Who came back with this query: exchanges its code, and checks the token that is given for it. */
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
			await requireFresh(identity, freshSince);
			return identity;
		},
		/** Who an ID token names that somebody brings. */
		verify: (idToken: string): Promise<VerifiedIdentity> => verify(idToken, { isFromIssuer: false }),
		/** The provider's host, as people know it. */
		host: new URL(settings.issuer).host,
		/** Whether each sign-in asks for the password: who has signed out of this site alone is not let in by the provider's memory. */
		asksEachTime: options.isInProcess,
		requireFresh,
		/** Where the browser goes to be signed out at the provider too; null when it has no such place. */
		endAddress: async (): Promise<string | null> => {
			const back = `${publicUrl}/`;
			if (settings.logoutUrl) return ownLogoutForm(settings.logoutUrl, settings.clientId, back);
			const { config } = await issuer.discovered();
			if (!config.serverMetadata().end_session_endpoint) return null;
			return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: back }).href;
		},
	};
}

/** What a sign-in asks for that must come back, or be shown when it does. */
async function parametersOf({ state, nonce, verifier, freshSince }: SignInSecrets) {
	const challenge = await oidc.calculatePKCECodeChallenge(verifier);
	const fresh = freshSince && { prompt: 'login', max_age: '0' };
	return { state, nonce, code_challenge: challenge, code_challenge_method: 'S256', ...fresh };
}

/** Cognito's own form of logout: `client_id` and `logout_uri`, unless the address says them itself. */
function ownLogoutForm(logoutUrl: string, clientId: string, back: string): string {
	const address = new URL(logoutUrl);
	if (!address.searchParams.has('client_id')) address.searchParams.set('client_id', clientId);
	if (!address.searchParams.has('logout_uri')) address.searchParams.set('logout_uri', back);
	return address.href;
}
