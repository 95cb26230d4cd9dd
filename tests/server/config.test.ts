import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { environmentSchema, unreadVariables } from '#server/environment.ts';
import { localAddress } from '#server/http/loopback.ts';
import { nearMisses } from '#server/start/environment-names.ts';
import { projectFile } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';

test('with nothing set it runs on this machine alone', () => {
	expect(readConfig({})).toEqual({
		port: 3000,
		host: '127.0.0.1',
		dataDir: './data',
		database: null,
		backupDir: null,
		publicUrl: 'http://127.0.0.1:3000',
		devClientUrl: null,
		banner: null,
		texts: {},
		guideVideo: null,
		apiStages: null,
		isProduction: false,
		trustedProxies: 0,
		adminEmail: 'admin@localhost',
		signIn: {
			issuer: null,
			clientId: 'college-tour-trails',
			clientSecret: null,
			scopes: 'openid email profile',
			groupsClaim: 'cognito:groups',
			logoutUrl: null,
		},
		smtp: null,
		contactTo: 'admin@localhost',
		forwarder: null,
		wordpressUrl: null,
		analytics: null,
		imageSearch: null,
		overpassUrl: null,
		directions: null,
		mapStyleUrl: null,
		payments: 'test',
		metricsToken: null,
	});
});

test('an empty variable counts as not set', () => {
	expect(readConfig({ PORT: '', PUBLIC_URL: ' ', SITE_BANNER: '' })).toEqual(readConfig({}));
});

test('blanks around a value, and the end of a line from Windows, do not belong to it', () => {
	const meant = {
		PORT: '8080',
		DATA_DIR: '/srv/tours',
		BACKUP_DIR: '/shelf',
		NODE_ENV: 'production',
		SITE_BANNER: 'on',
		OIDC_ISSUER: 'https://login.example',
		OIDC_CLIENT_ID: 'tours',
		OIDC_CLIENT_SECRET: 'hush',
	};
	const typed = Object.fromEntries(Object.entries(meant).map(([name, value]) => [name, ` ${value} \r`]));
	expect(readConfig(typed)).toEqual(readConfig(meant));
});

test('variables that are set are used', () => {
	const environment = {
		PORT: '8080',
		HOST: '0.0.0.0',
		DATA_DIR: '/srv',
		BACKUP_DIR: '/shelf',
		PUBLIC_URL: 'https://tours.example/',
		SITE_BANNER: ' Free ',
		SITE_ADDRESS: '12 Main <Street> | Amherst, MA 01002',
		SOCIAL_LINKS: 'https://www.instagram.com/tours?a=1&b=2  https://social.example/@tours',
		CONTACT_EMAIL: 'hello@tours.example',
		GUIDE_VIDEO_URL: 'https://video.example/embed/7',
		API_DEV_URL: 'https://dev.example/api/',
		API_PROD_URL: '/prod/api',
		BETA_HOST: 'beta.tours.example',
		NODE_ENV: 'production',
		TRUSTED_PROXIES: '2',
		ADMIN_EMAIL: 'rosa@example.com',
		OIDC_ISSUER: 'https://accounts.example/pool',
		OIDC_CLIENT_ID: 'tours',
		OIDC_CLIENT_SECRET: 'hush',
		OIDC_SCOPES: 'openid email',
		OIDC_GROUPS_CLAIM: 'groups',
		OIDC_LOGOUT_URL: 'https://login.example/logout',
		SMTP_URL: 'smtps://tours:p%40ss@mail.example',
		MAIL_FROM: 'College Tour Trails <hello@tours.example>',
		CONTACT_TO: 'office@tours.example',
		NEWSLETTER_URL: 'https://lists.example',
		NEWSLETTER_LISTS: 'eb420c55,a0b1',
		WORDPRESS_URL: 'https://blog.example/',
		ANALYTICS_URL: 'https://plausible.example',
		ANALYTICS_DOMAIN: 'trails.example',
		IMAGE_SEARCH: 'commons',
		OVERPASS_URL: 'https://overpass.example/api/interpreter',
		DIRECTIONS_URL: 'https://osrm.example/de',
		DIRECTIONS_TOKEN: 'pk.hush',
		MAP_STYLE_URL: 'https://tiles.example/styles/plain?key=k',
		STRIPE_SECRET_KEY: 'sk_live_12345678',
		STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
		STRIPE_PRICE_FULL: 'price_full',
		STRIPE_PRICE_LICENCE: 'price_licence',
		STRIPE_PRODUCT_DONATION: 'prod_donation',
		METRICS_TOKEN: 'of-prometheus-alone',
		DATABASE_URL: 'libsql://tours.turso.io',
		DATABASE_AUTH_TOKEN: 'of-the-database',
	};
	expect(readConfig(environment)).toEqual({
		port: 8080,
		host: '0.0.0.0',
		dataDir: '/srv',
		database: { url: 'libsql://tours.turso.io', token: 'of-the-database' },
		backupDir: '/shelf',
		publicUrl: 'https://tours.example',
		devClientUrl: null,
		banner: 'Free',
		texts: {
			address: '<p>12 Main &lt;Street&gt;<br>Amherst, MA 01002</p>',
			social_links:
				'<p><a href="https://www.instagram.com/tours?a=1&amp;b=2">Instagram</a> <a href="https://social.example/@tours">social.example</a></p>',
			contact_email: '<p>hello@tours.example</p>',
		},
		guideVideo: 'https://video.example/embed/7',
		apiStages: { dev: 'https://dev.example/api', prod: '/prod/api', betaHost: 'beta.tours.example' },
		isProduction: true,
		trustedProxies: 2,
		adminEmail: 'rosa@example.com',
		signIn: {
			issuer: 'https://accounts.example/pool',
			clientId: 'tours',
			clientSecret: 'hush',
			scopes: 'openid email',
			groupsClaim: 'groups',
			logoutUrl: 'https://login.example/logout',
		},
		smtp: {
			url: 'smtps://tours:p%40ss@mail.example',
			from: { name: 'College Tour Trails', address: 'hello@tours.example' },
		},
		contactTo: 'office@tours.example',
		forwarder: { url: 'https://lists.example', lists: ['eb420c55', 'a0b1'] },
		wordpressUrl: 'https://blog.example/',
		analytics: { url: 'https://plausible.example', domain: 'trails.example' },
		overpassUrl: 'https://overpass.example/api/interpreter',
		imageSearch: 'https://commons.wikimedia.org/w/api.php',
		directions: { url: 'https://osrm.example/de', token: 'pk.hush' },
		mapStyleUrl: 'https://tiles.example/styles/plain?key=k',
		payments: {
			secretKey: 'sk_live_12345678',
			webhookSecret: 'whsec_12345678',
			priceFull: 'price_full',
			priceLicence: 'price_licence',
			productDonation: 'prod_donation',
		},
		metricsToken: 'of-prometheus-alone',
	});
	// One is for development, the other for a site without Stripe.
	const elsewhere = ['DEV_CLIENT_URL', 'PAYMENTS'];
	const inProduction = Object.keys(environmentSchema.shape).filter((name) => !elsewhere.includes(name));
	expect(Object.keys(environment).sort()).toEqual(inProduction.sort());
});

const outsideSignIn = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'tours' };

test.each([
	[{ PORT: 'http' }, 'Wrong configuration: PORT must be a whole number from 0 to 65535, not "http".'],
	[{ PORT: '70000' }, 'Wrong configuration: PORT must be a whole number from 0 to 65535, not "70000".'],
	[{ HOST: 'a b' }, 'Wrong configuration: HOST must be a host name or an IP address, not "a b".'],
	[{ HOST: '999.1.1.1' }, 'Wrong configuration: HOST must be a host name or an IP address, not "999.1.1.1".'],
	[{ HOST: '1:2' }, 'Wrong configuration: HOST must be a host name or an IP address, not "1:2".'],
	[
		{ PUBLIC_URL: 'tours.example' },
		'Wrong configuration: PUBLIC_URL must be an http(s) address without a path, like https://tours.example, not "tours.example".',
	],
	[
		{ PUBLIC_URL: 'https://tours.example/sub', PORT: '-1' },
		'Wrong configuration: PORT must be a whole number from 0 to 65535, not "-1"; PUBLIC_URL must be an http(s) address without a path, like https://tours.example, not "https://tours.example/sub".',
	],
	[
		{ OIDC_ISSUER: 'http://accounts.example', OIDC_CLIENT_ID: 'tours' },
		'Wrong configuration: OIDC_ISSUER must be an https address without a password, ? or # (http only on this machine), like https://accounts.example, not "http://accounts.example".',
	],
	[
		{ OIDC_ISSUER: 'https://us:hush@accounts.example', OIDC_CLIENT_ID: 'tours' },
		'Wrong configuration: OIDC_ISSUER must be an https address without a password, ? or # (http only on this machine), like https://accounts.example.',
	],
	[
		{ OIDC_ISSUER: 'https://accounts.example' },
		'Wrong configuration: OIDC_ISSUER is set, so OIDC_CLIENT_ID must be set too.',
	],
	[
		{ OIDC_SCOPES: 'email' },
		'Wrong configuration: OIDC_SCOPES must be words with "openid" among them, not "email".',
	],
	[
		{ ...outsideSignIn, OIDC_LOGOUT_URL: 'javascript:alert(1)' },
		'Wrong configuration: OIDC_LOGOUT_URL must be an https address without a password or # (http only on this machine), not "javascript:alert(1)".',
	],
	[
		{ ...outsideSignIn, OIDC_LOGOUT_URL: 'https://us:hush@login.example/logout' },
		'Wrong configuration: OIDC_LOGOUT_URL must be an https address without a password or # (http only on this machine).',
	],
	[
		{ TRUSTED_PROXIES: 'all' },
		'Wrong configuration: TRUSTED_PROXIES must be how many proxies stand before the server, 0 to 9, not "all".',
	],
	[
		{ GUIDE_VIDEO_URL: 'javascript:alert(1)' },
		'Wrong configuration: GUIDE_VIDEO_URL must be an https address without a password or # (http only on this machine), not "javascript:alert(1)".',
	],
	[
		{ NODE_ENV: 'Production' },
		'Wrong configuration: NODE_ENV must be production, development or test, not "Production".',
	],
	[
		{ NODE_ENV: 'prod' },
		'Wrong configuration: NODE_ENV must be production, development or test, not "prod".',
	],
	[
		{ API_DEV_URL: 'http://dev.example/api', API_PROD_URL: '/prod/api' },
		'Wrong configuration: API_DEV_URL must be a path of this site, like /dev/api, or an https address (http only on this machine), not "http://dev.example/api".',
	],
	[
		{ API_PROD_URL: '/prod/api' },
		'Wrong configuration: API_DEV_URL and API_PROD_URL must be set together, and BETA_HOST only with them.',
	],
	[
		{ BETA_HOST: 'beta.tours.example' },
		'Wrong configuration: API_DEV_URL and API_PROD_URL must be set together, and BETA_HOST only with them.',
	],
	[
		{ SITE_BANNER: 'True' },
		'Wrong configuration: SITE_BANNER must be on, off, or the words themselves, not "True".',
	],
	[
		{ SOCIAL_LINKS: 'https://x.com/tours, https://social.example/@tours' },
		'Wrong configuration: SOCIAL_LINKS must be https addresses with blanks between.',
	],
	[
		{ SOCIAL_LINKS: 'https://x.com/tours, javascript:alert(1)' },
		'Wrong configuration: SOCIAL_LINKS must be https addresses with blanks between, not "https://x.com/tours, javascript:alert(1)".',
	],
	[{ CONTACT_EMAIL: 'rosa' }, 'Wrong configuration: CONTACT_EMAIL must be an email address, not "rosa".'],
	[
		{ ADMIN_EMAIL: 'rosa,joy@example.com' },
		'Wrong configuration: ADMIN_EMAIL must be an email address, not "rosa,joy@example.com".',
	],
	[{ ADMIN_EMAIL: 'rosa' }, 'Wrong configuration: ADMIN_EMAIL must be an email address, not "rosa".'],
])('%o is refused in one sentence', (environment, sentence) => {
	expect(() => readConfig(environment)).toThrow(sentence);
});

test('the banner about the site staying free is written, and off until it is switched on', () => {
	const bannerOf = (SITE_BANNER: string) => readConfig({ SITE_BANNER }).banner;
	expect([readConfig({}).banner, bannerOf('off')]).toEqual([null, null]);
	expect(bannerOf('on')).toBe('College Tour Trails stays free: plan and save a college tour without paying.');
	expect(bannerOf('Closed on Monday.')).toBe('Closed on Monday.');
});

test('Vite serves the client while it is developed, and never in production', () => {
	const environment = { DEV_CLIENT_URL: 'http://localhost:5173/' };
	expect(readConfig(environment).devClientUrl).toBe('http://localhost:5173');
	expect(() => readConfig({ ...environment, NODE_ENV: 'production' })).toThrow(
		'Wrong configuration: DEV_CLIENT_URL must not be set when NODE_ENV is production.',
	);
});

test.each([
	['NODE_EVN', 'NODE_ENV'],
	['node_env', 'NODE_ENV'],
	['SMTP_URI', 'SMTP_URL'],
	['SmtpUrl', 'SMTP_URL'],
	['PUBLIC_URLS', 'PUBLIC_URL'],
	['DATADIR', 'DATA_DIR'],
	['OIDC_CLIENT-SECRET', 'OIDC_CLIENT_SECRET'],
	['PROT', 'PORT'],
	['ADMIN_MAIL', 'ADMIN_EMAIL'],
])('%s is refused: %s is meant, and would be left out in silence', (name, meant) => {
	expect(() => readConfig({ [name]: 'x' })).toThrow(
		`Wrong configuration: ${name} is not a variable of this server, ${meant} is.`,
	);
	expect(() => readConfig({ [name]: ' ' })).not.toThrow();
});

test("other programs' variables are nobody's near miss, and none of ours is another's", () => {
	const foreign = [
		'PATH',
		'HOME',
		'PWD',
		'TERM',
		'USER',
		'LANG',
		'SHELL',
		'MAIL',
		'TZ',
		'HOSTNAME',
		'NODE_OPTIONS',
		'NODE_PATH',
		'npm_config_port',
		'XDG_DATA_DIRS',
		'DISPLAY',
		'PGDATA',
		'LOGNAME',
		'POD_IP',
		'INVOCATION_ID',
		'JOURNAL_STREAM',
		'KUBERNETES_PORT',
		'HTTP_PROXY',
		'EDITOR',
		'COLORTERM',
	];
	const environment = Object.fromEntries(foreign.map((name) => [name, 'x']));
	expect(readConfig(environment)).toEqual(readConfig({}));
	expect(unreadVariables(environment)).toBeUndefined();
	const ours = Object.keys(environmentSchema.shape);
	for (const name of ours)
		expect(
			nearMisses(
				{ [name]: 'x' },
				ours.filter((other) => other !== name),
			),
		).toEqual([]);
});

test.each([
	['DATA_DIR', '"/srv/data"'],
	['ADMIN_EMAIL', "'joy@tours.example'"],
	['SITE_BANNER', '"Welcome"'],
	['PORT', '"3000"'],
])('quotes that were kept around %s are said, and nothing else of it', (name, value) => {
	expect(() => readConfig({ [name]: value })).toThrow(
		`Wrong configuration: ${name} has quotes around it: leave them out.`,
	);
});

test('a variable named like ours but not read is reported', () => {
	const environment = {
		SMTP_HOST: 'mail.example',
		OIDC_AUTHORITY: 'x',
		SITE_NAME: '',
		SMTP_URL: 'x',
		PATH: '/bin',
	};
	expect(unreadVariables(environment)).toBe('Set, but not read by this server: OIDC_AUTHORITY, SMTP_HOST.');
});

test.each(['http://127.0.0.1:4000', 'http://localhost:4000/pool', 'http://[::1]:4000'])(
	'the plain http issuer %s on this same machine is accepted',
	(issuer) => {
		expect(readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'tours' }).signIn.issuer).toBe(issuer);
	},
);

test('addresses are shown as a browser takes them', () => {
	expect(localAddress('::', 3000)).toBe('http://localhost:3000');
	expect(localAddress('::1', 3000)).toBe('http://[::1]:3000');
});

test.each([
	[
		{ PORT: 'high', TRUSTED_PROXIES: 'one', SMTP_URI: 'x' },
		'SMTP_URI is not a variable of this server, SMTP_URL is; PORT must be a whole number from 0 to 65535, not "high"; TRUSTED_PROXIES must be how many proxies stand before the server, 0 to 9, not "one"',
	],
	[
		{
			NODE_ENV: 'production',
			OIDC_ISSUER: 'https://login.example',
			DIRECTIONS_TOKEN: 'x',
			SMTP_URL: 'smtp://mail.example',
			DEV_CLIENT_URL: 'http://127.0.0.1:1',
			BETA_HOST: 'beta.example',
			WORDPRESS_URL: 'http://127.0.0.1:2',
		},
		[
			'OIDC_ISSUER is set, so OIDC_CLIENT_ID must be set too',
			'SMTP_URL is set, so MAIL_FROM, CONTACT_TO must be set too',
			'DIRECTIONS_TOKEN is set, so DIRECTIONS_URL must be set too',
			'API_DEV_URL and API_PROD_URL must be set together, and BETA_HOST only with them',
			'SMTP_URL is set, so PUBLIC_URL must be set too',
			'DEV_CLIENT_URL must not be set when NODE_ENV is production',
			'WORDPRESS_URL must be an https address when NODE_ENV is production, not "http://127.0.0.1:2"',
		].join('; '),
	],
	[
		{ PORT: 'high', SMTP_URL: 'smtp://mail.example', DIRECTIONS_TOKEN: 'x', BETA_HOST: 'beta.example' },
		[
			'PORT must be a whole number from 0 to 65535, not "high"',
			'SMTP_URL is set, so MAIL_FROM, CONTACT_TO must be set too',
			'DIRECTIONS_TOKEN is set, so DIRECTIONS_URL must be set too',
			'API_DEV_URL and API_PROD_URL must be set together, and BETA_HOST only with them',
		].join('; '),
	],
	// A faulty value is still present, and is not reported as missing.
	[
		{
			NODE_ENV: 'production',
			TRUSTED_PROXIES: 'one',
			SMTP_URL: 'smtp://mail.example',
			MAIL_FROM: 'us',
			CONTACT_TO: 'us@tours.example',
			PUBLIC_URL: 'tours.example',
			PAYMENTS: 'off',
			STRIPE_SECRET_KEY: 'pk_live_1',
			WORDPRESS_URL: 'http://127.0.0.1:2',
			OVERPASS_URL: 'http://overpass.example',
		},
		[
			'PUBLIC_URL must be an http(s) address without a path, like https://tours.example, not "tours.example"',
			'TRUSTED_PROXIES must be how many proxies stand before the server, 0 to 9, not "one"',
			'MAIL_FROM must be an email address, or like College Tour Trails <hello@tours.example>, not "us"',
			'OVERPASS_URL must be an https address without a password, ? or # (http only on this machine), like https://overpass-api.de/api/interpreter, not "http://overpass.example"',
			'STRIPE_SECRET_KEY must be as Stripe gives it, like sk_live_…',
			'STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_FULL, STRIPE_PRICE_LICENCE, STRIPE_PRODUCT_DONATION must be set too',
			'PAYMENTS and STRIPE_SECRET_KEY must not both be set',
			'WORDPRESS_URL must be an https address when NODE_ENV is production, not "http://127.0.0.1:2"',
		].join('; '),
	],
])('all that is wrong with %o is said at once', (environment, words) => {
	expect(() => readConfig(environment)).toThrow(new StartError(`Wrong configuration: ${words}.`));
});

test('the example of a site’s settings is accepted as it is, and with every line of it set', () => {
	const example = readFileSync(projectFile('deploy/site.env.example'), 'utf8');
	expect(readConfig(parseEnv(example))).toMatchObject({ isProduction: true, smtp: null });
	const whole = parseEnv(example.replaceAll(/^#(?=[A-Z])/gm, '')) as Record<string, string>;
	expect(readConfig(whole).smtp?.from).toEqual({
		name: 'College Tour Trails',
		address: 'hello@tours.example',
	});
	expect(unreadVariables(whole)).toBeUndefined();
	expect(Object.keys(whole).length).toBeGreaterThan(8);
});
