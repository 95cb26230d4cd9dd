import type { ApiStages } from '#domain/site/api-stages.ts';
import { type PaymentSettings, paymentSettingsOf } from './billing/payment-settings.ts';
import { databaseSettingsOf } from './db/database-settings.ts';
import type { RemoteSettings } from './db/remote/bridge.ts';
import { type DirectionsSettings, directionsSettingsOf } from './directions/directions-settings.ts';
import { readEnvironment } from './environment.ts';
import { localAddress } from './http/loopback.ts';
import { imageSearchOf } from './images/search.ts';
import { type SmtpSettings, smtpSettingsOf } from './mail/mail-settings.ts';
import { type ForwarderSettings, forwarderSettingsOf } from './newsletter/newsletter-settings.ts';
import { type AnalyticsSettings, analyticsSettingsOf } from './page-views/analytics-settings.ts';
import { type SignInSettings, signInSettingsOf } from './session/sign-in-settings.ts';
import { apiStagesOf, bannerOf, type DefaultTexts, defaultTextsOf } from './site/site-settings.ts';

/** This installation's configuration, read from its environment. */
export interface Config {
	port: number;
	host: string;
	dataDir: string;
	/** The server that holds the database; null for the data folder. */
	database: RemoteSettings | null;
	/** Folder for backups; null for none. */
	backupDir: string | null;
	/** The site's public origin, without a trailing slash. */
	publicUrl: string;
	/** Vite's address during development; null to serve the built client. */
	devClientUrl: string | null;
	/** The site-wide banner's text; null for off. */
	banner: string | null;
	/** Texts of the site until an editor writes others. */
	texts: DefaultTexts;
	/** The user guide's video: a file, or a page that plays one in a frame; null for none. */
	guideVideo: string | null;
	/** The API that clients use; null for this server. */
	apiStages: ApiStages | null;
	/** False lets the console show codes that otherwise only an email shows. */
	isProduction: boolean;
	/** Number of proxies in front of this server that append to X-Forwarded-For. */
	trustedProxies: number;
	/** The first person who may sign in, if this server itself handles sign-in. */
	adminEmail: string;
	signIn: SignInSettings;
	/** Settings for outgoing mail; null leaves mail in the outbox. */
	smtp: SmtpSettings | null;
	/** Where the contact form's messages go. */
	contactTo: string;
	forwarder: ForwarderSettings | null;
	/** The blog's address; null for none: our own articles are shown instead. */
	wordpressUrl: string | null;
	analytics: AnalyticsSettings | null;
	/** API of the wiki to search for pictures; null searches our own. */
	imageSearch: string | null;
	/** The Overpass server for OpenStreetMap places; null for none. */
	overpassUrl: string | null;
	/** The directions service; null for none: drives are then estimates. */
	directions: DirectionsSettings | null;
	/** The map style whose tiles have the streets; null for none: maps then show only what is on the device. */
	mapStyleUrl: string | null;
	payments: PaymentSettings;
	/** Opens `GET /metrics`; null turns metrics off. */
	metricsToken: string | null;
}

/** Reads the configuration. @throws StartError with one sentence that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const given = readEnvironment(environment);
	const { PORT, HOST, DATA_DIR, PUBLIC_URL, TRUSTED_PROXIES, ADMIN_EMAIL } = given;
	const publicUrl = new URL(PUBLIC_URL ?? localAddress(HOST, PORT)).origin;
	return {
		port: Number(PORT),
		host: HOST,
		dataDir: DATA_DIR,
		database: databaseSettingsOf(given),
		backupDir: given.BACKUP_DIR ?? null,
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
		imageSearch: imageSearchOf(given.IMAGE_SEARCH),
		overpassUrl: given.OVERPASS_URL ?? null,
		directions: directionsSettingsOf(given),
		mapStyleUrl: given.MAP_STYLE_URL ?? null,
		payments: paymentSettingsOf(given),
		metricsToken: given.METRICS_TOKEN ?? null,
	};
}
