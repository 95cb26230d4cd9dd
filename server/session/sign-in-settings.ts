import * as z from 'zod/mini';
import { outsideAddress, serviceAddress } from '#server/outside/address.ts';

const word = z.string().check(z.regex(/^\S+$/, 'must be one word without spaces'));

export const signInVariables = {
	OIDC_ISSUER: z.optional(serviceAddress('https://accounts.example')),
	OIDC_CLIENT_ID: z.optional(word),
	OIDC_CLIENT_SECRET: z.optional(z.string()),
	OIDC_SCOPES: z._default(
		z.string().check(z.regex(/(^| )openid( |$)/, 'must be words with "openid" among them')),
		'openid email profile',
	),
	OIDC_GROUPS_CLAIM: z._default(word, 'cognito:groups'),
	OIDC_LOGOUT_URL: z.optional(outsideAddress()),
};

export interface SignInSettings {
	/** An outside provider; null for the built-in one. */
	issuer: string | null;
	clientId: string;
	clientSecret: string | null;
	scopes: string;
	/** The ID token's claim that lists the person's groups. */
	groupsClaim: string;
	/** The sign-out address at a provider whose discovery has none, like Cognito's. */
	logoutUrl: string | null;
}

const variables = z.object(signInVariables);

export function signInSettingsOf(given: z.infer<typeof variables>): SignInSettings {
	return {
		issuer: given.OIDC_ISSUER ?? null,
		clientId: given.OIDC_CLIENT_ID ?? 'college-tour-trails',
		clientSecret: given.OIDC_CLIENT_SECRET ?? null,
		scopes: given.OIDC_SCOPES,
		groupsClaim: given.OIDC_GROUPS_CLAIM,
		logoutUrl: given.OIDC_LOGOUT_URL ?? null,
	};
}
