import { createRemoteJWKSet, customFetch as jwksFetch } from 'jose';
import * as oidc from 'openid-client';
import { shareRuns } from '#domain/in-turn.ts';
import type { Log } from '#server/http/log.ts';
import { isLoopback } from '#server/http/loopback.ts';
import { SignInError } from './sign-in-error.ts';
import type { SignInSettings } from './sign-in-settings.ts';

export interface IssuerOptions {
	settings: Omit<SignInSettings, 'issuer'> & { issuer: string };
	publicUrl: string;
	/** The way to reach the provider; the built-in one is not called over the network. */
	fetch: typeof fetch;
	/** True when requests stay inside this process, where nobody can read plain http. */
	isInProcess: boolean;
	log: Log;
}

/** The provider's discovery document and keys. */
export interface Discovered {
	config: oidc.Configuration;
	keys: ReturnType<typeof createRemoteJWKSet>;
	/** When it was discovered, by `performance.now()`: setting the clock must not make it last longer. */
	at: number;
}

const PATIENCE_S = 8;
const TRUSTED_FOR_MS = 3_600_000;

/** Discovers a provider when first needed, and again after an hour: it may be down now and up later. */
export function createIssuer(options: IssuerOptions) {
	let known: Discovered | undefined;
	/** Why the provider did not answer last time, as already logged. */
	let lastLogged: string | undefined;

	/** Asks now; simultaneous callers share one request. */
	const { join: ask } = shareRuns(async () => {
		try {
			known = await discover(options, known);
		} catch (error) {
			throw SignInError.of(error);
		}
		lastLogged = undefined;
		return known;
	});

	/** Answers with the older discovery, and logs each reason once. */
	function orOlder(before: Discovered) {
		return (error: SignInError): Discovered => {
			if (lastLogged !== error.message)
				options.log(
					`sign-in: the provider did not answer, so its earlier metadata is used: ${error.message}`,
				);
			lastLogged = error.message;
			return before;
		};
	}

	return {
		/** Discovers now, so that nobody is sent to a provider that is down. @throws SignInError while it is */
		discoveredNow: ask,
		/**
		 * Returns the discovery of the last hour or, while the provider is down, an older one.
		 * @throws SignInError when there never was one
		 */
		discovered: async (): Promise<Discovered> => {
			if (known && performance.now() - known.at < TRUSTED_FOR_MS) return known;
			return known ? ask().catch(orOlder(known)) : ask();
		},
	};
}

async function discover(
	{ settings, fetch, isInProcess }: IssuerOptions,
	known: Discovered | undefined,
): Promise<Discovered> {
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
	const isSameKeys = known?.config.serverMetadata().jwks_uri === jwks_uri;
	const keys = isSameKeys ? known.keys : readKeys(jwks_uri, fetch);
	return { config, keys, at: performance.now() };
}

/** Returns the keys at this address, read when first needed, and cached. */
function readKeys(address: string, fetch: IssuerOptions['fetch']) {
	return createRemoteJWKSet(new URL(address), {
		timeoutDuration: PATIENCE_S * 1000,
		[jwksFetch]: fetch as never,
	});
}

/** Security: a provider on the network must not make us read keys over plain http. */
const isSafe = (address: URL, issuer: URL) =>
	address.protocol === 'https:' || (isLoopback(issuer) && isLoopback(address));

/** Authentication with a secret, in the form the provider accepts. */
function authentication(secret: string | null): oidc.ClientAuth {
	if (secret === null) return oidc.None();
	return (server, ...rest) => {
		const takesBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
		const authenticate = takesBasic ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);
		authenticate(server, ...rest);
	};
}
