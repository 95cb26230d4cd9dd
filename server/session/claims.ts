import type { JWTPayload } from 'jose';
import type { Identity } from '#server/accounts/store.ts';
import type { IssuerOptions } from './issuer.ts';
import { SignInError } from './sign-in-error.ts';

export interface VerifiedIdentity extends Identity {
	nonce: string | undefined;
	/** When the person proved who they are (`auth_time`); null when the provider does not say. */
	proven: Date | null;
}

const GOOGLE = 'https://accounts.google.com';

/** Returns the person whom a token's claims name. @throws SignInError `refused` when the token is for another use */
export function identityOf(
	payload: JWTPayload,
	issuer: string,
	settings: IssuerOptions['settings'],
): VerifiedIdentity {
	const isForUs =
		!Array.isArray(payload.aud) || payload.aud.length === 1 || payload.azp === settings.clientId;
	// Cognito signs its access tokens with the same keys; they are labeled as such.
	const isIdToken = payload.token_use === undefined || payload.token_use === 'id';
	if (!isForUs || !isIdToken) throw new SignInError('refused', 'the token is for another use');
	// Security: an address that is not theirs must not bring its owner's access. Cognito sends the value as a string.
	const isUnproven = String(payload.email_verified) === 'false';
	const email = isUnproven ? undefined : text(payload.email);
	const googleId = googleIdOf(payload, issuer);
	return {
		issuer,
		subject: payload.sub as string,
		email: email?.toLowerCase() ?? null,
		displayName: text(payload.name) ?? null,
		group: groupOf(payload[settings.groupsClaim]),
		...(googleId !== undefined && { googleId }),
		nonce: text(payload.nonce),
		proven: typeof payload.auth_time === 'number' ? new Date(payload.auth_time * 1000) : null,
	};
}

/** Google's own `sub`; Cognito puts it in the claim `identities`, which lists where the person comes from. */
function googleIdOf({ sub, identities }: JWTPayload, issuer: string): string | undefined {
	if (issuer === GOOGLE) return sub;
	const from: unknown[] = Array.isArray(identities) ? identities : [];
	const google = from.find((each) => (each as { providerName?: unknown } | null)?.providerName === 'Google');
	return text((google as { userId?: unknown } | undefined)?.userId);
}

/** `admin` if it is among the groups, else the first of them, else `default`. */
export function groupOf(claim: unknown): string {
	const groups = (Array.isArray(claim) ? claim : [claim]).flatMap((group) => text(group) ?? []);
	return groups.includes('admin') ? 'admin' : (groups[0] ?? 'default');
}

const text = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined);
