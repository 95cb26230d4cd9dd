import { isNearMiss, slipsAllowed } from '#domain/search/near-miss.ts';

/** Node's own variables share a first word with one of ours. */
const FOREIGN_FAMILIES = new Set(['NODE']);

/** Faults for names that are almost ours, such as `SMTP_URI`: their values would be silently ignored. */
export function nearMisses(given: object, ours: readonly string[]): string[] {
	return Object.keys(given).flatMap((name) => {
		const meant = ours.includes(name) ? undefined : ours.find((own) => isNearly(name, own));
		return meant ? `${name} is not a variable of this server, ${meant} is` : [];
	});
}

/** Returns faults if the first variable is set but others that it needs are not. */
export function missingBeside(given: object, [first, ...needed]: [string, ...string[]]): string[] {
	if (!(first in given)) return [];
	const missing = needed.filter((name) => !(name in given));
	return missing.length > 0 ? [`${first} is set, so ${missing.join(', ')} must be set too`] : [];
}

/** Returns the variables that are set and start like ours, but that we do not read, such as `SMTP_HOST`. */
export function unknownRelatives(
	environment: Record<string, string | undefined>,
	ours: readonly string[],
): string[] {
	const families = new Set(ours.filter((own) => own.includes('_')).map(familyOf));
	return Object.keys(environment).filter(
		(name) =>
			environment[name]?.trim() &&
			name.includes('_') &&
			families.has(familyOf(name)) &&
			!FOREIGN_FAMILIES.has(familyOf(name)) &&
			!ours.includes(name),
	);
}

const familyOf = (name: string) => name.split('_')[0] ?? '';

function isNearly(name: string, own: string): boolean {
	const [a, b] = [bare(name), bare(own)];
	return a === b || isNearMiss(a, b, slipsAllowed(b));
}

const bare = (name: string) => name.replace(/[^a-z\d]/gi, '').toUpperCase();

const SECRETS = new Set([
	'SMTP_URL',
	'OIDC_CLIENT_SECRET',
	'DIRECTIONS_TOKEN',
	'STRIPE_SECRET_KEY',
	'STRIPE_WEBHOOK_SECRET',
	'METRICS_TOKEN',
	'DATABASE_AUTH_TOKEN',
]);

/**
 * Security: does not repeat a value that is, or may contain, a password or key, because console output ends up in logs.
 */
export function butNot(name: string, given: Record<string, string | undefined>): string {
	const value = given[name] ?? '';
	return mayCarrySecret(name, value) ? '' : `, not "${value}"`;
}

/** True when the value is, or may contain, a password or a key. */
export const mayCarrySecret = (name: string, value: string): boolean =>
	SECRETS.has(name) || /:\/\/.*[@?]/s.test(value);
