import * as oidc from 'openid-client';
import { createIssuer, type IssuerOptions } from './issuer.ts';
import { SignInError } from './sign-in-error.ts';
import { createTokenVerifier, type VerifiedIdentity } from './verify-token.ts';

/** What must come back unchanged from a sign-in. */
export interface SignInSecrets {
	state: string;
	nonce: string;
	verifier: string;
}

/** This site as a client of its OpenID provider. Every method throws SignInError when the provider or a token fails. */
export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** Makes the client of a provider, which is asked nothing until the first sign-in. */
export function createRelyingParty(options: IssuerOptions) {
	const { settings, publicUrl } = options;
	const issuer = createIssuer(options);
	const verify = createTokenVerifier(issuer, settings);
	const callback = `${publicUrl}/signin/`;

	return {
		/** Where the browser goes to sign in. */
		start: async ({ state, nonce, verifier }: SignInSecrets): Promise<URL> => {
			const { config } = await issuer.discovered();
			return oidc.buildAuthorizationUrl(config, {
				redirect_uri: callback,
				scope: settings.scopes,
				state,
				nonce,
				code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
				code_challenge_method: 'S256',
				...options.extraParameters,
			});
		},
		/** Who came back with this query: exchanges its code, and checks the token that is given for it. */
		finish: async (query: string, { state, nonce, verifier }: SignInSecrets): Promise<VerifiedIdentity> => {
			const { config } = await issuer.discovered();
			const tokens = await oidc
				.authorizationCodeGrant(config, new URL(callback + query), {
					pkceCodeVerifier: verifier,
					expectedState: state,
					expectedNonce: nonce,
					idTokenExpected: true,
				})
				.catch((error: unknown) => {
					throw SignInError.of(error);
				});
			return verify(tokens.id_token ?? '', { isFromIssuer: true });
		},
		/** Who an ID token names that somebody brings. */
		verify: (idToken: string): Promise<VerifiedIdentity> => verify(idToken, { isFromIssuer: false }),
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

/** Cognito's own form of logout: `client_id` and `logout_uri`, unless the address says them itself. */
function ownLogoutForm(logoutUrl: string, clientId: string, back: string): string {
	const address = new URL(logoutUrl);
	if (!address.searchParams.has('client_id')) address.searchParams.set('client_id', clientId);
	if (!address.searchParams.has('logout_uri')) address.searchParams.set('logout_uri', back);
	return address.href;
}
