import { isNearMiss, slipsAllowed } from '#domain/search/near-miss.ts';

/** Node's own variables begin like one of ours. */
const FOREIGN_FAMILIES = new Set(['NODE']);

/** What is wrong with names that are nearly ours, as `SMTP_URI` is: what was meant by them would be left out in silence. */
export function nearMisses(given: object, ours: readonly string[]): string[] {
	return Object.keys(given).flatMap((name) => {
		const meant = ours.includes(name) ? undefined : ours.find((own) => isNearly(name, own));
		return meant ? `${name} is not a variable of this server, ${meant} is` : [];
	});
}

/** What is wrong when the first variable is set and others that it needs are not. */
export function missingBeside(given: object, [first, ...needed]: [string, ...string[]]): string[] {
	if (!(first in given)) return [];
	const missing = needed.filter((name) => !(name in given));
	return missing.length > 0 ? [`${first} is set, so ${missing.join(', ')} must be set too`] : [];
}

/** The variables that are set and not read, though they begin like ours, as `SMTP_HOST` does. */
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

/** Security: what is or may carry a password or a key is not repeated, as what the console shows is kept in logs. */
export function butNot(name: string, given: Record<string, string | undefined>): string {
	const value = given[name] ?? '';
	return mayCarrySecret(name, value) ? '' : `, not "${value}"`;
}

/** Whether the value is, or may carry, a password or a key. */
export const mayCarrySecret = (name: string, value: string): boolean =>
	SECRETS.has(name) || /:\/\/.*[@?]/s.test(value);
