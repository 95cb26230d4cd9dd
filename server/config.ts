import * as z from 'zod/mini';
import type { ApiStages } from '#domain/site/api-stages.ts';
import {
	type PaymentSettings,
	paymentFaults,
	paymentSettingsOf,
	paymentVariables,
} from './billing/payment-settings.ts';
import {
	type DirectionsSettings,
	directionsSettingsOf,
	directionsVariables,
} from './directions/directions-settings.ts';
import { butNot, missingBeside, nearMisses, unknownRelatives } from './environment-names.ts';
import { localAddress } from './http/loopback.ts';
import { mailVariables, type SmtpSettings, smtpSettingsOf } from './mail/mail-settings.ts';
import {
	type ForwarderSettings,
	forwarderSettingsOf,
	outreachVariables,
} from './outreach/outreach-settings.ts';
import { isOrigin } from './outside/address.ts';
import {
	type AnalyticsSettings,
	analyticsSettingsOf,
	analyticsVariables,
} from './page-views/analytics-settings.ts';
import { type SignInSettings, signInSettingsOf, signInVariables } from './session/sign-in-settings.ts';
import {
	apiStagesOf,
	bannerOf,
	type DefaultTexts,
	defaultTextsOf,
	siteVariables,
	stageFaults,
} from './site/site-settings.ts';
import { StartError } from './start-error.ts';
import { watchVariables } from './watch/watch-settings.ts';
import { wordpressVariables } from './wordpress/wordpress-settings.ts';

const webAddress = (words: string) => z.optional(z.string().check(z.refine(isOrigin, words)));

/** Every variable that this server reads. */
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
	DATA_DIR: z._default(z.string(), './data'),
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
		z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address')),
		'admin@localhost',
	),
	...signInVariables,
	...mailVariables,
	...outreachVariables,
	...wordpressVariables,
	...analyticsVariables,
	...directionsVariables,
	...paymentVariables,
	...watchVariables,
	...siteVariables,
});

/** How this installation runs, as its environment says. */
export interface Config {
	port: number;
	host: string;
	dataDir: string;
	/** Origin under which the site is reached, without a slash at its end. */
	publicUrl: string;
	/** Where Vite serves the client while it is developed; null serves the built one. */
	devClientUrl: string | null;
	/** Text of the site-wide banner; null is off. */
	banner: string | null;
	/** Texts of the site until an editor writes others. */
	texts: DefaultTexts;
	/** The user guide's video: a file, or a page that plays one in a frame; null is none. */
	guideVideo: string | null;
	/** Where the client finds the API; null is this server. */
	apiStages: ApiStages | null;
	/** Whether the console may show what else only a mail shows, such as codes. */
	isProduction: boolean;
	/** How many proxies before this server add themselves to X-Forwarded-For. */
	trustedProxies: number;
	/** Who may sign in first, when people sign in at this server itself. */
	adminEmail: string;
	signIn: SignInSettings;
	/** How mail leaves; null leaves it in the outbox. */
	smtp: SmtpSettings | null;
	/** Where the messages of the contact form go. */
	contactTo: string;
	forwarder: ForwarderSettings | null;
	/** The blog's address; null is none, and then there are our own articles. */
	wordpressUrl: string | null;
	analytics: AnalyticsSettings | null;
	/** Who knows the streets; null is nobody, and then drives are estimates. */
	directions: DirectionsSettings | null;
	/** Who takes payments. */
	payments: PaymentSettings;
	/** Opens `GET /metrics`; null counts nothing. */
	metricsToken: string | null;
}

/** Reads the configuration once; throws StartError with one sentence that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
	const parsed = environmentSchema.safeParse(given);
	const faults = nearMisses(given, Object.keys(environmentSchema.shape));
	if (parsed.success) faults.push(...faultsTogether(parsed.data));
	else {
		const words = parsed.error.issues.map(
			({ path, message }) => `${String(path[0])} ${message}${butNot(String(path[0]), given)}`,
		);
		faults.push(...new Set(words));
	}
	if (faults.length > 0 || !parsed.success)
		throw new StartError(`Wrong configuration: ${faults.join('; ')}.`);
	return configOf(parsed.data);
}

/** What is wrong with variables that are right each by itself. */
const faultsTogether = (given: z.infer<typeof environmentSchema>): string[] => [
	...missingBeside(given, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']),
	...missingBeside(given, ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO']),
	...missingBeside(given, ['DIRECTIONS_TOKEN', 'DIRECTIONS_URL']),
	...stageFaults(given),
	...paymentFaults(given),
	...(given.NODE_ENV === 'production' ? productionFaults(given) : []),
];

/** What would lead nowhere: in production nobody is on this very machine, neither who is asked nor who reads a mail. */
function productionFaults(given: z.infer<typeof environmentSchema>): string[] {
	const asked = ['WORDPRESS_URL', 'NEWSLETTER_URL', 'ANALYTICS_URL', 'DIRECTIONS_URL'] as const;
	return [
		...missingBeside(given, ['SMTP_URL', 'PUBLIC_URL']),
		...(given.DEV_CLIENT_URL ? ['DEV_CLIENT_URL must not be set when NODE_ENV is production'] : []),
		...asked
			.filter((name) => /^http:/i.test(given[name] ?? ''))
			.map((name) => `${name} must be an https address when NODE_ENV is production${butNot(name, given)}`),
	];
}

/** A sentence about what is set and named like our variables, yet read by nobody; undefined when there is none. */
export function unreadVariables(environment: Record<string, string | undefined>): string | undefined {
	const names = unknownRelatives(environment, Object.keys(environmentSchema.shape));
	return names.length > 0 ? `Set, but not read by this server: ${names.sort().join(', ')}.` : undefined;
}

function configOf(given: z.infer<typeof environmentSchema>): Config {
	const { PORT, HOST, DATA_DIR, PUBLIC_URL, TRUSTED_PROXIES, ADMIN_EMAIL } = given;
	const publicUrl = new URL(PUBLIC_URL ?? localAddress(HOST, PORT)).origin;
	return {
		port: Number(PORT),
		host: HOST,
		dataDir: DATA_DIR,
		publicUrl,
		devClientUrl: given.DEV_CLIENT_URL ? new URL(given.DEV_CLIENT_URL).origin : null,
		banner: bannerOf(given),
		texts: defaultTextsOf(given),
		guideVideo: given.GUIDE_VIDEO_URL ?? null,
		apiStages: apiStagesOf(given),
		isProduction: given.NODE_ENV === 'production',
		trustedProxies: Number(TRUSTED_PROXIES),
		adminEmail: ADMIN_EMAIL,
		signIn: signInSettingsOf(given),
		smtp: smtpSettingsOf(given),
		contactTo: given.CONTACT_TO ?? ADMIN_EMAIL,
		forwarder: forwarderSettingsOf(given),
		wordpressUrl: given.WORDPRESS_URL ?? null,
		analytics: analyticsSettingsOf(given, publicUrl),
		directions: directionsSettingsOf(given),
		payments: paymentSettingsOf(given),
		metricsToken: given.METRICS_TOKEN ?? null,
	};
}
