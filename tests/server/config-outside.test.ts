import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { socketAddress } from '#server/db/remote/bridge.ts';
import { environmentSchema } from '#server/environment.ts';
import { noMailWords } from '#server/mail/mail-settings.ts';
import { createSender, serverOf } from '#server/mail/sender.ts';
import { projectFile } from '#server/start/project.ts';

const mail = {
	SMTP_URL: 'smtp://mail.example',
	MAIL_FROM: 'hello@tours.example',
	CONTACT_TO: 'office@tours.example',
};
const outside = 'must be an https address without a password or # (http only on this machine)';

test.each([
	[{ SMTP_URL: mail.SMTP_URL }, 'SMTP_URL is set, so MAIL_FROM, CONTACT_TO must be set too'],
	[{ ...mail, CONTACT_TO: '' }, 'SMTP_URL is set, so CONTACT_TO must be set too'],
	[
		{ CONTACT_TO: 'a@b.example, c@d.example' },
		'CONTACT_TO must be an email address, not "a@b.example, c@d.example"',
	],
	[
		{ MAIL_FROM: 'College Tour Trails' },
		'MAIL_FROM must be an email address, or like College Tour Trails <hello@tours.example>, not "College Tour Trails"',
	],
	// Without it the links in each mail would point to the reader's own machine.
	[{ ...mail, NODE_ENV: 'production' }, 'SMTP_URL is set, so PUBLIC_URL must be set too'],
	[
		{ NEWSLETTER_URL: 'http://lists.example', NEWSLETTER_LISTS: 'a0b1' },
		`NEWSLETTER_URL ${outside}, not "http://lists.example"`,
	],
	[
		{ NEWSLETTER_URL: 'https://us:hush@lists.example', NEWSLETTER_LISTS: 'a0b1' },
		`NEWSLETTER_URL ${outside}`,
	],
	// listmonk refuses a subscriber of no list, so nobody would ever be on it.
	[{ NEWSLETTER_URL: 'https://lists.example' }, 'NEWSLETTER_URL is set, so NEWSLETTER_LISTS must be set too'],
	[{ NEWSLETTER_LISTS: 'a0b1' }, 'NEWSLETTER_LISTS is set, so NEWSLETTER_URL must be set too'],
	[
		{ NEWSLETTER_URL: 'https://lists.example', NEWSLETTER_LISTS: 'a, b' },
		'NEWSLETTER_LISTS must be ids of lists with commas between, not "a, b"',
	],
	[
		{ DIRECTIONS_URL: 'https://osrm.example/?key=x' },
		'DIRECTIONS_URL must be an https address without a password, ? or # (http only on this machine), like https://osrm.example',
	],
	[{ OIDC_CLIENT_SECRET: 'hush' }, 'OIDC_CLIENT_SECRET is set, so OIDC_ISSUER must be set too'],
	[
		{ OIDC_LOGOUT_URL: 'https://login.example/logout' },
		'OIDC_LOGOUT_URL is set, so OIDC_ISSUER must be set too',
	],
	[{ ANALYTICS_DOMAIN: 'tours.example' }, 'ANALYTICS_DOMAIN is set, so ANALYTICS_URL must be set too'],
	[{ DIRECTIONS_TOKEN: 'pk.hush' }, 'DIRECTIONS_TOKEN is set, so DIRECTIONS_URL must be set too'],
	// Nor is a value that may be the key repeated.
	[
		{ DIRECTIONS_URL: 'https://osrm.example', DIRECTIONS_TOKEN: 'pk hush' },
		'DIRECTIONS_TOKEN must be one word, as you got it',
	],
	[
		{ DATABASE_URL: 'postgres://db.example/tours' },
		'DATABASE_URL must be the address of a libSQL server without a password or a token in it, like libsql://tours.turso.io or http://127.0.0.1:8080, not "postgres://db.example/tours"',
	],
	[
		{ DATABASE_URL: 'libsql://db.example?authToken=hush' },
		'DATABASE_URL must be the address of a libSQL server without a password or a token in it, like libsql://tours.turso.io or http://127.0.0.1:8080',
	],
	[{ DATABASE_AUTH_TOKEN: 'hush' }, 'DATABASE_AUTH_TOKEN is set, so DATABASE_URL must be set too'],
	[{ DATABASE_URI: 'libsql://x.example' }, 'DATABASE_URI is not a variable of this server, DATABASE_URL is'],
	[
		{ IMAGE_SEARCH: 'google' },
		'IMAGE_SEARCH must be commons, or the https address of the api.php of another MediaWiki (http only on this machine), not "google"',
	],
	[
		{ OVERPASS_URL: 'http://overpass.example/api' },
		'OVERPASS_URL must be an https address without a password, ? or # (http only on this machine), like https://overpass-api.de/api/interpreter, not "http://overpass.example/api"',
	],
	[{ ANALYTICS_URL: 'plausible.example' }, `ANALYTICS_URL ${outside}, not "plausible.example"`],
	[
		{ ANALYTICS_URL: 'https://plausible.example/api/event', ANALYTICS_DOMAIN: 'https://tours.example' },
		'ANALYTICS_DOMAIN must be a host name, like tours.example, not "https://tours.example"',
	],
])('%o is refused in one sentence', (environment, sentence) => {
	expect(() => readConfig(environment)).toThrow(new Error(`Wrong configuration: ${sentence}.`));
});

test.each([
	'mail.example',
	'smtps:mail.example',
	'smtp://',
	'xsmtp://mail.example',
	'smtpx://mail.example',
	'https://mail.example',
	'smtp://u:100%@mail.example',
	'smtp://%ff:p@mail.example',
])('the mail server %s is refused, and the sentence does not repeat what may hold a password', (SMTP_URL) => {
	expect(() => readConfig({ ...mail, SMTP_URL })).toThrow(
		new Error(
			'Wrong configuration: SMTP_URL must be an address like smtps://user:password@mail.example:465.',
		),
	);
});

test.each([
	'WORDPRESS_URL',
	'NEWSLETTER_URL',
	'ANALYTICS_URL',
	'DIRECTIONS_URL',
	'IMAGE_SEARCH',
	'MAP_STYLE_URL',
	'OVERPASS_URL',
])('%s on this machine is refused in production', (name) => {
	const lists = name === 'NEWSLETTER_URL' && { NEWSLETTER_LISTS: 'a0b1' };
	const given = { [name]: 'http://127.0.0.1:8080', ...lists };
	expect(readFileSync(projectFile('docs/CONFIGURATION.md'), 'utf8')).toMatch(
		new RegExp(`^In production [^|]*\`${name}\`[^|]*\\smust have https addresses`, 'm'),
	);
	expect(() => readConfig(given)).not.toThrow();
	expect(() => readConfig({ ...given, NODE_ENV: 'production' })).toThrow(
		`Wrong configuration: ${name} must be an https address when NODE_ENV is production, not "http://127.0.0.1:8080".`,
	);
});

test.each([
	'WORDPRESS_URL',
	'NEWSLETTER_URL',
	'ANALYTICS_URL',
	'DIRECTIONS_URL',
	'GUIDE_VIDEO_URL',
	'PUBLIC_URL',
])('%s with a password in it is refused, and the password is not repeated', (name) => {
	const read = () => readConfig({ [name]: 'https://joy:hu/sh@elsewhere.example/x' });
	expect(read).toThrow(`Wrong configuration: ${name} must be an`);
	expect(read).not.toThrow('sh@');
});

test.each([
	['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
	// A password is never sent before the connection is encrypted.
	[
		'smtp://u:p%40%25@mail.example:2525',
		{ host: 'mail.example', port: 2525, secure: false, requireTLS: true, auth: { user: 'u', pass: 'p@%' } },
	],
	[
		'smtps://%C3%BC:p@mail.example',
		{ host: 'mail.example', port: 465, secure: true, requireTLS: false, auth: { user: 'ü', pass: 'p' } },
	],
	// Nobody is between this machine and itself, so its certificate may be its own.
	[
		'smtp://u:p@[::1]:2525',
		{
			host: '::1',
			port: 2525,
			secure: false,
			requireTLS: false,
			tls: { rejectUnauthorized: false },
			auth: { user: 'u', pass: 'p' },
		},
	],
	[
		'smtp://127.0.0.1:25',
		{ host: '127.0.0.1', port: 25, secure: false, requireTLS: false, tls: { rejectUnauthorized: false } },
	],
])('the mail server %s is taken, and asked for as %o', (SMTP_URL, server) => {
	const { smtp } = readConfig({ ...mail, SMTP_URL });
	if (!smtp) throw new Error('no settings');
	createSender(smtp).close();
	expect(smtp.url).toBe(SMTP_URL);
	expect(serverOf(smtp.url)).toEqual(server);
});

test('a start without a mail server says what that means for those who sign in', () => {
	const words = (isProduction: boolean, issuer: string | null) =>
		noMailWords({ smtp: null, isProduction, signIn: { issuer } });
	expect(words(false, null)).toMatch(/^SMTP_URL is not set: .* codes for signing in show here\.$/);
	expect(words(true, null)).toMatch(/^SMTP_URL is not set: .* nobody can sign up/);
	// With a foreign provider nobody waits for a code of ours.
	expect(words(true, 'https://accounts.example')).toBe('SMTP_URL is not set: mail stays in the outbox.');
	const { smtp } = readConfig(mail);
	expect(noMailWords({ smtp, isProduction: true, signIn: { issuer: null } })).toBeUndefined();
});

test.each([
	['hello@tours.example', '', 'hello@tours.example'],
	['Tours <hello@tours.example>', 'Tours', 'hello@tours.example'],
	['  Tours & Trails  <hello@tours.example> ', 'Tours & Trails', 'hello@tours.example'],
	[' hello@tours.example ', '', 'hello@tours.example'],
])('mail comes from "%s"', (MAIL_FROM, name, address) => {
	expect(readConfig({ ...mail, MAIL_FROM }).smtp?.from).toEqual({ name, address });
});

test("without a mail server of its own the contact form goes to the admin; views are counted as the site's own", () => {
	expect(readConfig({ ADMIN_EMAIL: 'joy@tours.example' }).contactTo).toBe('joy@tours.example');
	const { analytics } = readConfig({
		ANALYTICS_URL: 'https://plausible.example',
		PUBLIC_URL: 'https://tours.example',
	});
	expect(analytics).toEqual({ url: 'https://plausible.example', domain: 'tours.example' });
});

test('docs/CONFIGURATION.md has a row for every variable, with its default, and for no other', () => {
	const rows = readFileSync(projectFile('docs/CONFIGURATION.md'), 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('| `'))
		.map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
	const named = rows.flatMap(([, names = '']) =>
		[...names.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''),
	);
	expect(named.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
	for (const [, names, fallback, meaning] of rows) {
		expect([names, Boolean(fallback), Boolean(meaning)]).toEqual([names, true, true]);
	}
	const defaultsOf = (name: string) =>
		rows.find(([, names = '']) => names.includes(`\`${name}\``))?.[2] ?? '';
	const given = environmentSchema.parse({});
	for (const [name, value] of Object.entries(given)) {
		if (value) expect([name, defaultsOf(name)]).toEqual([name, expect.stringContaining(String(value))]);
	}
});

test.each([
	['libsql://tours.turso.io', 'wss://tours.turso.io'],
	['libsql://db.example:8080?tls=0', 'ws://db.example:8080'],
	['http://127.0.0.1:8080/', 'ws://127.0.0.1:8080'],
	['https://db.example/tours/', 'wss://db.example/tours'],
])('%s is spoken to at %s', (address, socket) => {
	expect(socketAddress(address)).toBe(socket);
});
