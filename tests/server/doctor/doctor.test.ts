import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	truncateSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/open.ts';
import { missingForProduction } from '#server/doctor/missing.ts';
import { examine } from '#server/doctor/report.ts';
import { tryServices } from '#server/doctor/services.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { aStripe } from '../a-stripe.ts';
import { aMailServer } from '../mail/a-mail-server.ts';
import { requestFaults } from '../stripe-requests.ts';

const now = new Date('2026-11-21T12:00:00Z');
const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

/** A host on this machine. */
async function aHost(answer: RequestListener) {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	closing.push(() => server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const aFolder = () => mkdtempSync(join(tmpdir(), 'ctt-doctor-'));

/** The lines of the report, by the name that each begins with. */
async function examined(environment: Record<string, string>) {
	const { text, isWell } = await examine({ DATA_DIR: join(aFolder(), 'data'), ...environment }, now);
	const line = (name: string) =>
		text
			.split('\n')
			.find((each) => new RegExp(`^  (?:yes|NO|-) +${name} `).test(each))
			?.trim();
	return { text, isWell, line };
}

const json: RequestListener = ({ url = '' }, answer) => {
	const said: Record<string, unknown> = {
		'/api/ready': { status: 'ready' },
		'/api/health': { status: 'ok' },
		'/api/public/lists': [],
		'/w/api.php?action=query&meta=siteinfo&format=json': {},
		'/api/interpreter?data=[out:json];out;': {},
		'/style': { sources: { streets: { type: 'vector', tiles: ['/{z}/{x}/{y}.pbf'] } } },
		'/12/1239/1515.pbf': 'the streets of Boston',
	};
	if (url.startsWith('/?rest_route=')) answer.setHeader('X-WP-TotalPages', '1').end('[]');
	else if (url.startsWith('/table/v1/')) answer.end(JSON.stringify({ code: 'NoSegment' }));
	else answer.writeHead(url in said ? 200 : 404).end(JSON.stringify(said[url]));
};

test('with nothing set it says what runs within the server, and everything that production needs', async () => {
	const { text, line } = await examined({});
	expect(line('Directions')).toBe('-    Directions  Estimates along the highways');
	expect(line('Database')).toMatch(/^yes .* none yet: the first start makes it$/);
	expect(line('Disk')).toMatch(/GB left$/);
	const missing = text.split('Missing for production\n')[1];
	for (const name of ['NODE_ENV', 'PUBLIC_URL', 'SMTP_URL', 'ADMIN_EMAIL', 'BACKUP_DIR', 'METRICS_TOKEN'])
		expect(missing).toContain(`- ${name} is`);
	expect(missing).toContain('TEST MODE');
});

test('each service that is configured is asked, and nothing is sent through it', async () => {
	const host = await aHost(json);
	const mail = await aMailServer();
	closing.push(mail.close);
	const { line, isWell } = await examined({
		WORDPRESS_URL: host,
		DIRECTIONS_URL: host,
		NEWSLETTER_URL: host,
		NEWSLETTER_LISTS: 'a0b1',
		ANALYTICS_URL: host,
		IMAGE_SEARCH: `${host}/w/api.php`,
		MAP_STYLE_URL: `${host}/style`,
		OVERPASS_URL: `${host}/api/interpreter`,
		SMTP_URL: mail.url,
		MAIL_FROM: 'hello@tours.example',
		CONTACT_TO: 'office@tours.example',
		PUBLIC_URL: host,
		PORT: new URL(host).port,
	});
	const name = new URL(host).host;
	expect(['Articles', 'Newsletter', 'Page views', 'Server'].map(line)).toEqual([
		`yes  Articles    ${name} answers`,
		`yes  Newsletter  ${name} answers`,
		`yes  Page views  ${name} answers`,
		`yes  Server      ${host} answers`,
	]);
	expect(['Pictures', 'Places'].map(line)).toEqual([
		`yes  Pictures    ${name} answers`,
		`yes  Places      ${name} answers`,
	]);
	expect(line('Directions')).toBe(`yes  Directions  ${name} answers, and knows no roads in Boston`);
	expect(line('Street map')).toBe(`yes  Street map  ${name} answers`);
	expect(line('Mail')).toBe(`yes  Mail        ${new URL(mail.url).host} answers`);
	expect([isWell, mail.took]).toEqual([true, []]);
});

test('streets come although another source of the style cannot be read, which is named', async () => {
	const host = await aHost((request, answer) => {
		if (request.url !== '/style') return json(request, answer);
		const streets = { type: 'vector', tiles: ['/{z}/{x}/{y}.pbf'] };
		answer.end(JSON.stringify({ sources: { hills: { type: 'vector', url: '/hills' }, streets } }));
	});
	const { line } = await examined({ MAP_STYLE_URL: `${host}/style` });
	const name = new URL(host).host;
	expect(line('Street map')).toBe(
		`yes  Street map  ${name} answers. The street map skips a source: “hills” cannot be read: ${name} answered 404.`,
	);
});

test('a page that answers everything at a wrong address is not taken for the site or a service', async () => {
	const host = await aHost((_request, answer) => answer.end('<html>This domain is for sale</html>'));
	const { line } = await examined({
		PUBLIC_URL: host,
		NEWSLETTER_URL: host,
		NEWSLETTER_LISTS: 'a0b1',
		ANALYTICS_URL: host,
		IMAGE_SEARCH: `${host}/w/api.php`,
		OVERPASS_URL: `${host}/api/interpreter`,
	});
	const name = new URL(host).host;
	expect(['Site', 'Newsletter', 'Page views', 'Pictures', 'Places'].map(line)).toEqual([
		`NO   Site        ${host} is answered by something other than this site`,
		...['Newsletter ', 'Page views ', 'Pictures   ', 'Places     '].map(
			(service) => `NO   ${service} ${name} did not answer with JSON: check its address.`,
		),
	]);
});

test('a service that does not answer is reported, and secrets never are, even if a service repeats them', async () => {
	const key = 'a-secret-key';
	const mail = await aMailServer({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: (_given, _session, done) => done(new Error('me and s3cret/pass are not known here')),
	});
	closing.push(mail.close);
	const echo = await aHost(({ headers }, answer) =>
		answer.end(JSON.stringify({ code: String(headers.authorization) })),
	);
	const { text, line, isWell } = await examined({
		DIRECTIONS_URL: echo,
		DIRECTIONS_TOKEN: key,
		METRICS_TOKEN: 'of-prometheus-alone',
		SMTP_URL: mail.url.replace('//', '//me:s3cret%2Fpass@'),
		MAIL_FROM: 'hello@tours.example',
		CONTACT_TO: 'office@tours.example',
		OIDC_ISSUER: 'http://127.0.0.1:9',
		OIDC_CLIENT_ID: 'tours',
		OIDC_CLIENT_SECRET: 'of-the-issuer',
	});
	expect(isWell).toBe(false);
	expect(line('Mail')).toMatch(/^NO .*me and \(not shown\) are not known here/);
	expect(line('Directions')).toMatch(/^NO .*Bearer \(not shown\)/);
	expect(line('Sign-in')).toMatch(/^NO /);
	expect(text).toMatch(/SMTP_URL +smtp:\/\/127\.0\.0\.1:\d+ \(the rest is not shown\)/);
	for (const secret of [key, 's3cret', 'of-prometheus-alone', 'of-the-issuer'])
		expect(text).not.toContain(secret);
});

test('a wrong configuration is reported beside the settings, without asking any service', async () => {
	const { text, isWell } = await examined({ PORT: 'high', METRICS_TOKEN: 'short' });
	expect([isWell, text.includes('Answers')]).toEqual([false, false]);
	expect(text).toMatch(/PORT +high\n/);
	expect(text).toMatch(/Wrong configuration: PORT must be .*; METRICS_TOKEN must be [^"]*$/);
});

test('a site that runs another release, or is down, is reported', async () => {
	const host = await aHost((_request, answer) => answer.end('{"status":"ok","version":"9.0.0"}'));
	const { line } = await examined({ PUBLIC_URL: host });
	expect(line('Site')).toMatch(/^NO .* runs release 9\.0\.0, and this is/);
	expect((await examined({ PUBLIC_URL: 'http://127.0.0.1:9' })).line('Site')).toMatch(/does not answer/);
});

test('a server that is ready, and has a background job that hangs, is reported', async () => {
	const host = await aHost((_request, answer) => answer.end('{"status":"ready","background":"stuck"}'));
	const { line, isWell } = await examined({ PORT: new URL(host).port });
	expect(line('Server')).toMatch(/^NO .* has a background job that hangs; its log says which$/);
	expect(isWell).toBe(false);
});

/** The files of a folder with what is in them, but for SQLite's index of its log, in which whoever reads notes that they do. */
const contentsOf = (folder: string) =>
	readdirSync(folder).map((name) => {
		const file = join(folder, name);
		const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
		return name.endsWith('-shm') ? name : [name, hash, statSync(file).mtimeMs];
	});

test('the database is inspected even while it is open elsewhere, and left as it is', async () => {
	const [running, killed, closed] = [aFolder(), aFolder(), aFolder()];
	const { db } = await openCatalogue(running);
	cpSync(running, killed, { recursive: true });
	(await openCatalogue(closed)).db.$client.close();
	expect([killed, closed].map((folder) => readdirSync(folder).sort())).toEqual([
		['start.lock', 'tour-trails.db', 'tour-trails.db-shm', 'tour-trails.db-wal'],
		['start.lock', 'tour-trails.db'],
	]);
	for (const DATA_DIR of [running, killed, closed]) {
		const before = contentsOf(DATA_DIR);
		expect((await examined({ DATA_DIR })).line('Database')).toMatch(/^yes .*tour-trails\.db, [\d.]+ MB$/);
		expect(contentsOf(DATA_DIR)).toEqual(before);
	}
	db.$client.close();
});

test('an empty database is reported as lost, and stays empty, so that no start makes a new site over it', async () => {
	const DATA_DIR = aFolder();
	writeFileSync(join(DATA_DIR, 'tour-trails.db'), '');
	const before = contentsOf(DATA_DIR);
	const { line, isWell } = await examined({ DATA_DIR });
	expect(line('Database')).toMatch(/^NO .*tour-trails\.db is empty: restore it from a backup, or delete it/);
	expect([isWell, contentsOf(DATA_DIR)]).toEqual([false, before]);
	await expect(openCatalogue(DATA_DIR)).rejects.toThrow('is empty: restore it');
});

test('a closed database too large for memory has only its size reported', async () => {
	const DATA_DIR = aFolder();
	writeFileSync(join(DATA_DIR, 'tour-trails.db'), 'x');
	truncateSync(join(DATA_DIR, 'tour-trails.db'), 1e9 + 1);
	expect((await examined({ DATA_DIR })).line('Database')).toMatch(
		/^yes .*, 1000\.0 MB; too large to be looked into/,
	);
	expect(readdirSync(DATA_DIR)).toEqual(['tour-trails.db']);
});

test.each([true, false])(
	'a database of another release, or a damaged one, is reported (while it is open: %s)',
	async (isOpen) => {
		const DATA_DIR = aFolder();
		const { db } = await openCatalogue(DATA_DIR);
		if (!isOpen) db.$client.close();
		const change = (sql: string) => {
			const by = isOpen ? db : connect(join(DATA_DIR, 'tour-trails.db'));
			by.$client.exec(sql);
			if (!isOpen) by.$client.close();
		};
		const line = async () => (await examined({ DATA_DIR })).line('Database');
		change("insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)");
		expect(await line()).toMatch(/^NO .*is of a newer release/);
		change('delete from __drizzle_migrations where rowid > 3');
		expect(await line()).toMatch(/^yes .*the next start brings it up/);
		if (isOpen) db.$client.close();
		writeFileSync(join(DATA_DIR, 'tour-trails.db'), 'nothing that SQLite knows'.repeat(300));
		expect(await line()).toMatch(/^NO .*is damaged/);
	},
);

test('a database server that does not answer is reported, without its token', async () => {
	const { line, text } = await examined({
		DATABASE_URL: 'http://127.0.0.1:1',
		DATABASE_AUTH_TOKEN: 'hush-hush',
	});
	expect(line('Database')).toMatch(/^NO .*DATABASE_URL: the database server does not answer/);
	expect(text).not.toContain('hush-hush');
});

test('a database on its own server needs no backups here: that server makes them', async () => {
	const { line, text } = await examined({ DATABASE_URL: 'http://127.0.0.1:1', BACKUP_DIR: aFolder() });
	expect(line('Backups')).toBeUndefined();
	expect((await examined({ DATABASE_URL: 'http://127.0.0.1:1' })).text).not.toContain('BACKUP_DIR');
	expect(text).toMatch(/BACKUP_DIR .*\/ctt-doctor-/);
	const complete = readConfig({
		NODE_ENV: 'production',
		PUBLIC_URL: 'https://tours.example',
		TRUSTED_PROXIES: '1',
		STRIPE_SECRET_KEY: 'sk_live_12345678',
		STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
		STRIPE_PRICE_FULL: 'price_f',
		STRIPE_PRICE_LICENCE: 'price_l',
		STRIPE_PRODUCT_DONATION: 'prod_d',
		ADMIN_EMAIL: 'rosa@example.com',
		METRICS_TOKEN: 'of-prometheus-alone',
		SMTP_URL: 'smtp://mail.example',
		MAIL_FROM: 'us@tours.example',
		CONTACT_TO: 'us@tours.example',
		DATABASE_URL: 'libsql://tours.turso.io',
	});
	expect(missingForProduction(complete)).toEqual([]);
	expect(missingForProduction({ ...complete, database: null })).toEqual([
		expect.stringMatching('BACKUP_DIR'),
	]);
});

test('backups are looked for: none, a fresh one, one that is old', async () => {
	const [DATA_DIR, BACKUP_DIR] = [aFolder(), aFolder()];
	const { db } = await openCatalogue(DATA_DIR);
	db.$client.close();
	const line = async () => (await examined({ DATA_DIR, BACKUP_DIR })).line('Backups');
	expect(await line()).toMatch(/^NO .* has no backup yet/);
	await makeBackup(DATA_DIR, BACKUP_DIR, new Date('2026-11-18T03:00:00Z'));
	expect(await line()).toMatch(/^NO .* was made on 2026-11-18/);
	await makeBackup(DATA_DIR, BACKUP_DIR, new Date('2026-11-21T03:00:00Z'));
	expect(await line()).toMatch(/^yes .* 2 in .*, the newest of 2026-11-21/);
	const [first = ''] = readdirSync(BACKUP_DIR);
	truncateSync(join(BACKUP_DIR, first), 0);
	expect(await line()).toMatch(
		/^NO .*2026-11-18T03-00-00\.db is damaged: it has 0 bytes, and its manifest says \d+$/,
	);
	unlinkSync(join(BACKUP_DIR, first));
	expect(await line()).toMatch(/^yes .* 1 in /);
	mkdirSync(join(BACKUP_DIR, 'x.db'));
	expect(await line()).toMatch(/^NO /);
});

test('Stripe is asked about everything sold there, and reports what it no longer sells', async () => {
	const stripe = await aStripe();
	closing.push(stripe.close);
	// On a busy machine, reading Stripe's types takes longer than anybody waits for an answer.
	expect(requestFaults('GET', '/v1/prices/price_full', {})).toEqual([]);
	const config = { ...readConfig({}), payments: stripe.settings };
	const cards = async () =>
		(await tryServices(config, createAskOutside({ allowLoopback: true }))).find(
			({ name }) => name === 'Cards',
		);
	expect(await cards()).toMatchObject({ state: 'well', words: 'Stripe answers, in its test mode' });
	expect(stripe.said().sort()).toEqual([
		'GET /v1/prices/price_full',
		'GET /v1/prices/price_licence',
		'GET /v1/products/prod_donation',
	]);
	stripe.archived.add('prod_donation');
	expect(await cards()).toMatchObject({ state: 'wrong', words: 'Stripe no longer sells prod_donation.' });
	stripe.archived.clear();
	stripe.prices.set('price_licence', { type: 'one_time', currency: 'usd', unit_amount: 2000 });
	expect(await cards()).toMatchObject({ words: 'price_licence at Stripe is not a one-time price of $25.' });
	stripe.prices.set('price_full', { type: 'one_time', currency: 'usd', unit_amount: 2500 });
	expect(await cards()).toMatchObject({ words: 'price_full at Stripe is not a recurring price of $25.' });
});
