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

/** Finds out about a provider when it is first needed, and again after an hour: being down is never for good. */
export function createIssuer(options: IssuerOptions) {
	let asked: Promise<Discovered> | undefined;
	let known: Discovered | undefined;

	/** Asks it now; many at once ask once. */
	function ask(): Promise<Discovered> {
		asked ??= discover(options, known)
			.then((discovered) => {
				known = discovered;
				return discovered;
			})
			.catch((error: unknown) => {
				throw SignInError.of(error);
			})
			.finally(() => {
				asked = undefined;
			});
		return asked;
	}

	return {
		/** What it says of itself now, so that nobody is sent to a provider that is down. @throws SignInError while it is. */
		discoveredNow: ask,
		/** What it said within the last hour, or, while it is down, before. @throws SignInError when it never has. */
		discovered: async (): Promise<Discovered> => {
			if (known && Date.now() - known.at < TRUSTED_FOR_MS) return known;
			const before = known;
			return before ? ask().catch(() => before) : ask();
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
	return { config, keys, at: Date.now() };
}

/** The keys at this address, read when one is needed, and kept. */
function readKeys(address: string, fetch: IssuerOptions['fetch']) {
	return createRemoteJWKSet(new URL(address), {
		timeoutDuration: PATIENCE_S * 1000,
		[jwksFetch]: fetch as never,
	});
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
