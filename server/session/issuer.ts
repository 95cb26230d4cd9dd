import { createRemoteJWKSet, customFetch as jwksFetch } from 'jose';
import * as oidc from 'openid-client';
import { isLoopback } from '#server/http/loopback.ts';
import { SignInError } from './sign-in-error.ts';
import type { SignInSettings } from './sign-in-settings.ts';

/** What the client of a provider is made of. */
export interface IssuerOptions {
	settings: Omit<SignInSettings, 'issuer'> & { issuer: string };
	publicUrl: string;
	/** How the provider is reached; the one inside this server takes no detour over the network. */
	fetch: typeof fetch;
	/** Whether that is within this process, where plain http can be read by nobody. */
	isInProcess: boolean;
	/** What every sign-in asks besides, such as `prompt`. */
	extraParameters?: Record<string, string>;
}

/** What discovery has told, and the provider's keys. */
export interface Discovered {
	config: oidc.Configuration;
	keys: ReturnType<typeof createRemoteJWKSet>;
	/** When it was told, epoch milliseconds. */
	at: number;
}

const PATIENCE_S = 8;
const TRUSTED_FOR_MS = 3_600_000;

/** Finds out about a provider when it is first needed, and again after an hour or a failure: being down is never for good. */
export function createIssuer(options: IssuerOptions) {
	let asked: Promise<Discovered> | undefined;
	let known: Discovered | undefined;

	async function ask(): Promise<Discovered> {
		try {
			known = await discover(options);
			return known;
		} catch (error) {
			// What was true an hour ago is better than nothing while the provider is down.
			if (known) return known;
			throw SignInError.of(error);
		} finally {
			asked = undefined;
		}
	}

	return {
		/** What the provider says of itself. @throws SignInError `unavailable` while it does not answer. */
		discovered: async (): Promise<Discovered> => {
			if (known && Date.now() - known.at < TRUSTED_FOR_MS) return known;
			asked ??= ask();
			return asked;
		},
	};
}

async function discover({ settings, fetch, isInProcess }: IssuerOptions): Promise<Discovered> {
	const issuer = new URL(settings.issuer);
	const config = await oidc.discovery(
		issuer,
		settings.clientId,
		undefined,
		authentication(settings.clientSecret),
		{
			execute: isInProcess || isLoopback(issuer) ? [oidc.allowInsecureRequests] : [],
			[oidc.customFetch]: fetch as oidc.CustomFetch,
			timeout: PATIENCE_S,
		},
	);
	const { jwks_uri } = config.serverMetadata();
	if (!jwks_uri || !(isInProcess || isSafe(new URL(jwks_uri), issuer))) {
		throw new SignInError('unavailable', 'the provider names no https address of its keys');
	}
	const keys = createRemoteJWKSet(new URL(jwks_uri), {
		timeoutDuration: PATIENCE_S * 1000,
		[jwksFetch]: fetch as never,
	});
	return { config, keys, at: Date.now() };
}

/** Security: a provider on the network must not send us to read keys over plain http. */
const isSafe = (address: URL, issuer: URL) =>
	address.protocol === 'https:' || (isLoopback(issuer) && isLoopback(address));

/** With a secret: in the form that the provider says it takes. */
function authentication(secret: string | null): oidc.ClientAuth {
	if (secret === null) return oidc.None();
	return (server, ...rest) => {
		const takesBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
		const authenticate = takesBasic ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);
		authenticate(server, ...rest);
	};
}
