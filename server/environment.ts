import { existsSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { isAccountEmail } from '#domain/forms/email-address.ts';
import { paymentFaults, paymentVariables } from './billing/payment-settings.ts';
import { databaseVariables } from './db/database-settings.ts';
import { directionsVariables } from './directions/directions-settings.ts';
import { localAddress } from './http/loopback.ts';
import { imageSearchVariables } from './images/search.ts';
import { mailVariables } from './mail/mail-settings.ts';
import { newsletterVariables } from './newsletter/newsletter-settings.ts';
import { isOrigin } from './outside/address.ts';
import { analyticsVariables } from './page-views/analytics-settings.ts';
import { overpassVariables } from './places/overpass.ts';
import { signInVariables } from './session/sign-in-settings.ts';
import { siteVariables, stageFaults } from './site/site-settings.ts';
import { butNot, missingBeside, nearMisses, unknownRelatives } from './start/environment-names.ts';
import { StartError } from './start/start-error.ts';
import { streetMapVariables } from './street-map/street-map.ts';
import { wordpressVariables } from './wordpress/wordpress-settings.ts';

const webAddress = (words: string) => z.optional(z.string().check(z.refine(isOrigin, words)));
/** A missing folder may be created, or mounted later. */
const folder = (words: string) =>
	z.string().check(z.refine((path) => !existsSync(path) || statSync(path).isDirectory(), words));

/** Every variable this server reads. */
export const environmentSchema = z.object({
	PORT: z._default(
		z.string().check(
			z.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
			z.refine((port) => Number(port) <= 65535, 'must be a whole number from 0 to 65535'),
		),
		'3000',
	),
	HOST: z._default(
		z
			.string()
			.check(
				z.refine(
					(host) => /^[\w.:-]+$/.test(host) && URL.canParse(localAddress(host, 1)),
					'must be a host name or an IP address',
				),
			),
		'127.0.0.1',
	),
	DATA_DIR: z._default(folder('must be a folder that can be written to'), './data'),
	BACKUP_DIR: z.optional(folder('must be a folder')),
	...databaseVariables,
	METRICS_TOKEN: z.optional(
		z
			.string()
			.check(z.regex(/^[\w.~+/=-]{16,}$/, 'must be one word of 16 letters, digits or signs, or more')),
	),
	PUBLIC_URL: webAddress('must be an http(s) address without a path, like https://tours.example'),
	DEV_CLIENT_URL: webAddress('must be an http(s) address without a path'),
	NODE_ENV: z.optional(
		z.enum(['production', 'development', 'test'], 'must be production, development or test'),
	),
	TRUSTED_PROXIES: z._default(
		z.string().check(z.regex(/^\d$/, 'must be how many proxies stand before the server, 0 to 9')),
		'0',
	),
	ADMIN_EMAIL: z._default(
		z.string().check(z.refine(isAccountEmail, 'must be an email address')),
		'admin@localhost',
	),
	...signInVariables,
	...mailVariables,
	...newsletterVariables,
	...wordpressVariables,
	...analyticsVariables,
	...imageSearchVariables,
	...overpassVariables,
	...directionsVariables,
	...streetMapVariables,
	...paymentVariables,
	...siteVariables,
});

/** Every variable with its value, its default, or none. */
export type Environment = z.infer<typeof environmentSchema>;

/**
 * The environment's set variables; blank ones count as unset. Spaces around a value are dropped: they would make
 * `DATA_DIR` another folder, in which the server would start a new site.
 */
export const whatIsSet = (environment: Record<string, string | undefined>) =>
	Object.fromEntries(
		Object.entries(environment)
			.map(([name, value]) => [name, value?.trim()] as const)
			.filter(([, value]) => value),
	);

/** Reads the variables. @throws StartError with one sentence that names every wrong one. */
export function readEnvironment(environment: Record<string, string | undefined>): Environment {
	const given = whatIsSet(environment);
	const parsed = environmentSchema.safeParse(given);
	const names = Object.keys(environmentSchema.shape);
	const quoted = names.filter((name) => /^(["']).*\1$/s.test(given[name] ?? ''));
	const wrong = (parsed.error?.issues ?? [])
		.map(({ path, message }) => ({ name: String(path[0]), message }))
		.filter(({ name }) => !quoted.includes(name));
	const faults = new Set([
		...nearMisses(given, names),
		// The program that read the file kept the quotes: a folder or an admin of that name would be a different one.
		...quoted.map((name) => `${name} has quotes around it: leave them out`),
		...wrong.map(({ name, message }) => `${name} ${message}${butNot(name, given)}`),
		...faultsTogether(given, new Set(wrong.map(({ name }) => name))),
	]);
	if (faults.size > 0 || !parsed.success)
		throw new StartError(`Wrong configuration: ${[...faults].join('; ')}.`);
	return parsed.data;
}

/** Faults between variables, even if one is already `wrong` by itself. */
const faultsTogether = (given: Partial<Environment>, wrong: ReadonlySet<string>): string[] => [
	...missingBeside(given, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']),
	...missingBeside(given, ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER']),
	...missingBeside(given, ['OIDC_LOGOUT_URL', 'OIDC_ISSUER']),
	...missingBeside(given, ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO']),
	...missingBeside(given, ['NEWSLETTER_URL', 'NEWSLETTER_LISTS']),
	...missingBeside(given, ['NEWSLETTER_LISTS', 'NEWSLETTER_URL']),
	...missingBeside(given, ['ANALYTICS_DOMAIN', 'ANALYTICS_URL']),
	...missingBeside(given, ['DIRECTIONS_TOKEN', 'DIRECTIONS_URL']),
	...missingBeside(given, ['DATABASE_AUTH_TOKEN', 'DATABASE_URL']),
	...stageFaults(given),
	...paymentFaults(given),
	...(given.NODE_ENV === 'production' ? productionFaults(given, wrong) : []),
];

/** Settings that would lead nowhere: in production, neither the services nor an email's reader are on this machine. */
function productionFaults(given: Partial<Environment>, wrong: ReadonlySet<string>): string[] {
	const asked = [
		'WORDPRESS_URL',
		'NEWSLETTER_URL',
		'ANALYTICS_URL',
		'DIRECTIONS_URL',
		'IMAGE_SEARCH',
		'MAP_STYLE_URL',
		'OVERPASS_URL',
	] as const;
	return [
		...missingBeside(given, ['SMTP_URL', 'PUBLIC_URL']),
		...(given.DEV_CLIENT_URL ? ['DEV_CLIENT_URL must not be set when NODE_ENV is production'] : []),
		...asked
			.filter((name) => !wrong.has(name) && /^http:/i.test(given[name] ?? ''))
			.map((name) => `${name} must be an https address when NODE_ENV is production${butNot(name, given)}`),
	];
}

/** Returns a sentence about variables named like ours that nothing reads; undefined when there are none. */
export function unreadVariables(environment: Record<string, string | undefined>): string | undefined {
	const names = unknownRelatives(environment, Object.keys(environmentSchema.shape));
	return names.length > 0 ? `Set, but not read by this server: ${names.sort().join(', ')}.` : undefined;
}
