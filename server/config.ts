import type { ApiStages } from '#domain/site/api-stages.ts';
import { type PaymentSettings, paymentSettingsOf } from './billing/payment-settings.ts';
import { databaseSettingsOf } from './db/database-settings.ts';
import type { RemoteSettings } from './db/remote/bridge.ts';
import { type DirectionsSettings, directionsSettingsOf } from './directions/directions-settings.ts';
import { readEnvironment } from './environment.ts';
import { localAddress } from './http/loopback.ts';
import { imageSearchOf } from './images/search.ts';
import { type SmtpSettings, smtpSettingsOf } from './mail/mail-settings.ts';
import { type ForwarderSettings, forwarderSettingsOf } from './outreach/outreach-settings.ts';
import { type AnalyticsSettings, analyticsSettingsOf } from './page-views/analytics-settings.ts';
import { type SignInSettings, signInSettingsOf } from './session/sign-in-settings.ts';
import { apiStagesOf, bannerOf, type DefaultTexts, defaultTextsOf } from './site/site-settings.ts';

/** How this installation runs, as its environment says. */
export interface Config {
	port: number;
	host: string;
	dataDir: string;
	/** The server that holds the database; null is the data folder. */
	database: RemoteSettings | null;
	/** Where backups are kept; null is nowhere. */
	backupDir: string | null;
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
	/** The API of the wiki that pictures are searched in; null searches our own. */
	imageSearch: string | null;
	/** The Overpass server by which OpenStreetMap is asked for places; null is none. */
	overpassUrl: string | null;
	/** Who knows the streets; null is nobody, and then drives are estimates. */
	directions: DirectionsSettings | null;
	/** Who takes payments. */
	payments: PaymentSettings;
	/** Opens `GET /metrics`; null counts nothing. */
	metricsToken: string | null;
}

/** Reads the configuration once; throws StartError with one sentence that names every wrong variable. */
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
		payments: paymentSettingsOf(given),
		metricsToken: given.METRICS_TOKEN ?? null,
	};
}
