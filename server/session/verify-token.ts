import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { identityOf, type VerifiedIdentity } from './claims.ts';
import type { createIssuer, Discovered, IssuerOptions } from './issuer.ts';
import { SignInError } from './sign-in-error.ts';

/** Security: excludes `none`, and algorithms that sign with a secret a client may know. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** The most a provider's clock may differ from ours. */
export const CLOCK_TOLERANCE_S = 30;
const RELOADS = { most: 5, windowMs: 60_000 };

/**
 * Creates the check of ID tokens: signature, issuer, audience, expiry. It throws SignInError: `refused` for a bad
 * token, `unavailable` when the keys cannot be loaded.
 */
export function createTokenVerifier(
	issuer: ReturnType<typeof createIssuer>,
	settings: IssuerOptions['settings'],
) {
	const hasBudget = createReloadBudget();
	return async (idToken: string, { isFromIssuer }: { isFromIssuer: boolean }): Promise<VerifiedIdentity> => {
		const discovered = await issuer.discovered();
		const expected = {
			issuer: discovered.config.serverMetadata().issuer,
			audience: settings.clientId,
			algorithms: ALGORITHMS,
			clockTolerance: CLOCK_TOLERANCE_S,
			requiredClaims: ['sub', 'iat', 'exp'],
		};
		// A stranger cannot make up a token that comes straight from the issuer.
		const mayReload = () => isFromIssuer || hasBudget();
		const payload = await readToken(idToken, discovered, { expected, mayReload }).catch((error: unknown) => {
			throw toSignInError(error);
		});
		refuseNonsense(payload);
		return identityOf(payload, expected.issuer, settings);
	};
}

/** Reads the token. If its key is unknown, loads the provider's keys again: there may be a new one. */
async function readToken(
	idToken: string,
	{ keys }: Discovered,
	{ expected, mayReload }: { expected: JWTVerifyOptions; mayReload: () => boolean },
): Promise<JWTPayload> {
	try {
		return (await jwtVerify(idToken, keys, expected)).payload;
	} catch (error) {
		if (!(error instanceof errors.JWKSNoMatchingKey) || !mayReload()) throw error;
		await keys.reload();
		return (await jwtVerify(idToken, keys, expected)).payload;
	}
}

/** Security: tokens with made-up keys must not let a stranger trigger calls to the provider at will. */
function createReloadBudget() {
	let recent: number[] = [];
	return () => {
		recent = recent.filter((time) => time > performance.now() - RELOADS.windowMs);
		if (recent.length >= RELOADS.most) return false;
		recent.push(performance.now());
		return true;
	};
}

/** Refuses signed tokens that no sane provider issues: without a person, or dated in the future. */
function refuseNonsense({ sub, iat = 0 }: JWTPayload): void {
	// The package checks that there is a `sub`, but not that it is a string.
	if (typeof sub !== 'string' || sub === '') throw new SignInError('refused', 'the token names nobody');
	if (iat > Date.now() / 1000 + CLOCK_TOLERANCE_S)
		throw new SignInError('refused', 'the token was made in a time to come');
}

/** Security: jose's errors carry the token's claims, so only its code goes to the log. */
function toSignInError(error: unknown): SignInError {
	if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
		return SignInError.of(error);
	const isKeysFault = error.code === 'ERR_JOSE_GENERIC' || error instanceof errors.JWKSInvalid;
	return new SignInError(isKeysFault ? 'unavailable' : 'refused', `the token fails with ${error.code}`);
}
