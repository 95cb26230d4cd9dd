import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { projectFile } from '#server/start/project.ts';
import { aBuiltServer } from './a-built-server.ts';
import { aContact } from './the-forms.ts';

const THROWS_ON_SIGNAL = "process.on('SIGUSR2',()=>{throw new Error('broken')})";

/** A real server process, or one that gives up; `output` is all that it has said. */
async function startProcess(environment: Record<string, string>, main?: string) {
	const dataDir = join(mkdtempSync(join(tmpdir(), 'ctt-')), 'data');
	const child = spawn(process.execPath, [main ?? (await aBuiltServer())], {
		env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...environment },
	});
	const said = { output: '' };
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	const listening = new Promise<string>((resolve) => {
		const listen = (chunk: Buffer) => {
			said.output += chunk;
			const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said.output)?.[0];
			if (address) resolve(address);
		};
		child.stdout.on('data', listen);
		child.stderr.on('data', listen);
	});
	return { child, said, ended, listening, dataDir };
}

/** Where it listens. @throws what it said, if it ended instead. */
function addressOf({ listening, ended, said }: Awaited<ReturnType<typeof startProcess>>): Promise<string> {
	const gaveUp = ended.then((code) => {
		throw new Error(`The server ended with ${code}: ${said.output}`);
	});
	return Promise.race([listening, gaveUp]);
}

test('a server starts from nothing, answers, and closes its database on SIGTERM', async () => {
	const { child, said, ended, listening, dataDir } = await startProcess({ SITE_BANNER: 'Hello' });
	const address = await listening;
	expect(await (await fetch(`${address}/api/health`)).json()).toEqual({
		status: 'ok',
		version: expect.any(String),
	});
	expect((await fetch(`${address}/college/164924`)).status).toBe(200);
	const airports = await fetch(`${address}/api/query?target=place&by=type&term=airport`);
	expect(Number(airports.headers.get('x-total-count'))).toBeGreaterThan(380);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
	expect(said.output).toMatch(/College Tour Trails \d+\.\d+\.\d+ on http:.*banner on/s);
	const db = new Database(join(dataDir, 'tour-trails.db'), { readonly: true });
	expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

// A terminal's Ctrl-C comes twice: `npm start` passes on what the server has got itself.
test.each<{ signals: NodeJS.Signals[] }>([{ signals: ['SIGTERM'] }, { signals: ['SIGINT', 'SIGINT'] }])(
	'a request on a kept connection is answered in full after $signals, and delays the shutdown no longer',
	async ({ signals }) => {
		const { child, ended, listening } = await startProcess({ PUBLIC_URL: 'https://tours.example' });
		const agent = new Agent({ keepAlive: true });
		const body = JSON.stringify(aContact());
		const headers = {
			'Content-Type': 'application/json',
			Origin: 'https://tours.example',
			'Content-Length': Buffer.byteLength(body),
		};
		const sending = request(`${await listening}/api/public/contact`, { method: 'POST', agent, headers });
		sending.write(body.slice(0, 20));
		await once(sending, 'socket');
		await sleep(200);
		for (const signal of signals) {
			child.kill(signal);
			await sleep(100);
		}
		sending.end(body.slice(20));
		const [answer] = (await once(sending, 'response')) as [IncomingMessage];
		answer.resume();
		expect(answer.statusCode).toBe(200);
		// The server cuts off what hangs after ten seconds.
		expect(await Promise.race([ended, sleep(8000).then(() => 'still there')])).toBe(0);
		agent.destroy();
	},
);

test('the first start makes an admin and shows the password once; a restart keeps everything and shows nothing', async () => {
	const first = await startProcess({ ADMIN_EMAIL: 'Joy@example.com' });
	await first.listening;
	first.child.kill('SIGTERM');
	await first.ended;
	const db = new Database(join(first.dataDir, 'tour-trails.db'), { readonly: true });
	// Other tests hash at no cost; people's passwords cost a thief OWASP's setting.
	expect(db.prepare('select password_hash from logins').pluck().all()).toEqual([
		expect.stringMatching(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/),
	]);
	db.close();
	expect(first.said.output).toMatch(
		/Your admin account, shown only now: Joy@example.com, password [\w-]{22}\n/,
	);
	const second = await startProcess({ DATA_DIR: first.dataDir });
	const address = await second.listening;
	const start = await fetch(`${address}/sign-in/start`, { redirect: 'manual' });
	expect([start.status, start.headers.get('location')]).toEqual([
		303,
		expect.stringContaining('/oidc/auth?'),
	]);
	second.child.kill('SIGTERM');
	await second.ended;
	expect(second.said.output).not.toContain('password');
});

test('two that start at once on a new data folder both answer, and one of them tells the password', async () => {
	const dataDir = join(mkdtempSync(join(tmpdir(), 'ctt-')), 'data');
	const both = await Promise.all([startProcess({ DATA_DIR: dataDir }), startProcess({ DATA_DIR: dataDir })]);
	for (const server of both) {
		const address = await addressOf(server);
		expect((await fetch(`${address}/api/health`)).status).toBe(200);
	}
	for (const { child } of both) child.kill('SIGTERM');
	expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
	expect(both.filter(({ said }) => said.output.includes('password'))).toHaveLength(1);
	expect(both.filter(({ said }) => said.output.includes(' 0 added'))).toHaveLength(1);
});

test('the first start waits for another process that writes while the admin is made', async () => {
	const dataDir = join(mkdtempSync(join(tmpdir(), 'ctt-')), 'data');
	mkdirSync(dataDir);
	const isPrepared = untilPrepared(dataDir);
	const server = await startProcess({ DATA_DIR: dataDir });
	await isPrepared;
	const other = new Database(join(dataDir, 'tour-trails.db'));
	other.exec('begin immediate');
	await sleep(600);
	other.exec('rollback');
	other.close();
	await addressOf(server);
	expect(server.said.output).toContain('Your admin account, shown only now:');
	server.child.kill('SIGTERM');
	expect(await server.ended).toBe(0);
});

/** Resolves once a process has taken the start's lock and left it: its database is prepared, and the admin is next. */
async function untilPrepared(dataDir: string) {
	const lock = new Database(join(dataDir, 'start.lock'), { timeout: 0 });
	const isLocked = () => {
		try {
			lock.exec('begin exclusive; rollback');
			return false;
		} catch (error) {
			expect(error).toMatchObject({ code: 'SQLITE_BUSY' });
			return true;
		}
	};
	while (!isLocked()) await sleep(5);
	while (isLocked()) await sleep(5);
	lock.close();
}

test('a server whose port is taken exits, and has touched no mail', async () => {
	const first = await startProcess({ PUBLIC_URL: 'https://tours.example' });
	const address = await first.listening;
	const sent = await fetch(`${address}/api/public/contact`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Origin: 'https://tours.example' },
		body: JSON.stringify(aContact()),
	});
	expect(sent.status).toBe(200);
	const second = await startProcess({
		DATA_DIR: first.dataDir,
		PORT: new URL(address).port,
		SMTP_URL: 'smtp://127.0.0.1:1',
		MAIL_FROM: 'hello@tours.example',
		CONTACT_TO: 'office@tours.example',
	});
	expect(await second.ended).toBe(1);
	expect(second.said.output).toBe(
		'Wrong configuration: PORT is taken by another program; choose another one.\n',
	);
	const db = new Database(join(first.dataDir, 'tour-trails.db'), { readonly: true });
	expect(db.prepare('select "to", attempts, lease, last_error from outbox_mails').all()).toEqual([
		{ to: 'admin@localhost', attempts: 0, lease: null, last_error: null },
	]);
	db.close();
	first.child.kill('SIGTERM');
	await first.ended;
});

test('a wrong configuration ends it with one sentence', async () => {
	const { said, ended } = await startProcess({ PORT: 'high' });
	expect(await ended).toBe(1);
	expect(said.output).toBe('Wrong configuration: PORT must be a whole number from 0 to 65535, not "high".\n');
});

test.each([
	['999.1.1.1', 'a host name or an IP address, not "999.1.1.1"'],
	['nowhere.invalid', 'a host name or an IP address, and "nowhere.invalid" cannot be found'],
	['192.0.2.1', 'an address of this machine, and "192.0.2.1" is not'],
])(
	'HOST=%s ends a first start with one sentence, before it has said or made anything',
	async (HOST, fault) => {
		const { said, ended, dataDir } = await startProcess({ HOST });
		expect(await ended).toBe(1);
		expect(said.output).toBe(`Wrong configuration: HOST must be ${fault}.\n`);
		expect(existsSync(dataDir)).toBe(false);
	},
);

test.each([
	[{}, 'SMTP_URL is not set: mail stays in the outbox, and codes for signing in show here.', true],
	[
		{ NODE_ENV: 'production' },
		'SMTP_URL is not set: mail stays in the outbox, and nobody can sign up, sign in with a code or reset a password.',
		false,
	],
])(
	'a start with %o and no mail server says what that means, and a page whether the newsletter is open',
	async (environment, sentence, newsletter) => {
		const { child, said, ended, listening } = await startProcess(environment);
		expect(await (await fetch(`${await listening}/api/site`)).json()).toMatchObject({ newsletter });
		child.kill('SIGTERM');
		await ended;
		expect(said.output).toContain(sentence);
	},
);

test('in production each line but the admin’s password is JSON: the start, requests, events; none says who asked', async () => {
	const { child, said, ended, listening, dataDir } = await startProcess({
		NODE_ENV: ' production ',
		PAYMENTS: 'off',
		SMTP_HOST: 'mail.example',
	});
	const address = await listening;
	const answer = await fetch(`${address}/api/query?target=state&on=name&qid=Ohio`, {
		headers: { 'User-Agent': 'Annas phone', 'X-Forwarded-For': '203.0.113.7' },
	});
	const socket = connect(Number(new URL(address).port), '127.0.0.1');
	await once(socket.end('Anna\r\n\r\n').resume(), 'close');
	rmSync(join(dataDir, 'tour-trails.db'));
	expect((await fetch(`${address}/api/ready`)).status).toBe(503);
	child.kill('SIGTERM');
	await ended;
	const printed = said.output.trimEnd().split('\n');
	// For a person only, and once.
	expect(printed.filter((line) => /^Your admin account, shown only now: /.test(line))).toHaveLength(1);
	const lines = printed.filter((line) => !line.startsWith('Your admin')).map((line) => JSON.parse(line));
	const request = {
		level: 30,
		msg: 'request',
		time: expect.stringMatching(/^2.*Z$/),
		ms: expect.any(Number),
	};
	expect(lines.slice(0, -4)).toEqual(
		[
			[40, /^Set, but not read by this server: SMTP_HOST\.$/],
			[30, /^College Tour Trails \d.* on http:/],
			[30, /^public address /],
			[30, /^catalogue: /],
			[30, /^SMTP_URL is not set/],
			[30, /^Nothing can be bought/],
		].map(([level, words]) => ({ level, time: request.time, msg: expect.stringMatching(words as RegExp) })),
	);
	expect(lines.slice(-4)).toEqual([
		{
			...request,
			method: 'GET',
			route: '/api/query',
			status: answer.status,
			request_id: answer.headers.get('x-request-id'),
		},
		{ ...request, method: 'none', route: 'none', status: 400, request_id: expect.any(String) },
		{ level: 40, time: request.time, msg: expect.stringMatching(/^not ready: .*was replaced or deleted$/) },
		{ ...request, method: 'GET', route: '/api/ready', status: 503, request_id: expect.any(String) },
	]);
	expect(said.output).not.toMatch(/Ohio|Anna|203\.0/);
});

test.each([
	['a wrong configuration', { PORT: 'high' }, /^Wrong configuration: PORT must be [^\n]*$/],
	[
		'what nobody has caught',
		{ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(THROWS_ON_SIGNAL)}` },
		/^Error: broken\n +at /,
	],
])('in production %s ends it with one line of JSON', async (_, environment, words) => {
	const { child, said, ended, listening } = await startProcess({ NODE_ENV: 'production', ...environment });
	await Promise.race([listening, ended]);
	child.kill('SIGUSR2');
	expect(await ended).toBe(1);
	const lines = said.output.split('\n').filter((line) => /^\{"level":60,/.test(line));
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{ level: 60, time: expect.any(String), msg: expect.stringMatching(words) },
	]);
});

test('a server with metrics starts, and answers requests with the token', async () => {
	const METRICS_TOKEN = 'of-prometheus-alone';
	const { child, ended, listening } = await startProcess({ METRICS_TOKEN });
	const address = await Promise.race([listening, ended]);
	const answer = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
	expect(await answer.text()).toMatch(/^http_requests_shed_total 0$/m);
	child.kill('SIGTERM');
	expect(await ended).toBe(0);
});

test('a data folder that cannot be made ends it with one sentence', async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'ctt-')), 'file');
	writeFileSync(file, '');
	const { said, ended } = await startProcess({ DATA_DIR: file });
	expect(await ended).toBe(1);
	expect(said.output).toMatch(/^Wrong configuration: DATA_DIR must be a folder that can be written to.*\n$/);
});

test('a release without its client does not start, and makes no data folder', async () => {
	const main = await aBuiltServer();
	const release = mkdtempSync(join(tmpdir(), 'ctt-release-'));
	cpSync(dirname(dirname(dirname(main))), release, { recursive: true });
	symlinkSync(projectFile('node_modules'), join(release, 'node_modules'));
	rmSync(join(release, 'dist/client'), { recursive: true });
	const { said, ended, dataDir } = await startProcess({}, join(release, 'dist/server/main.js'));
	expect(await ended).toBe(1);
	expect(said.output).toBe('dist/client/index.html is missing: run npm run build.\n');
	expect(existsSync(dataDir)).toBe(false);
});

test('npm passes the signal to the server itself, not to a shell that would leave it behind', () => {
	const { scripts } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));
	expect(scripts.start).toBe('exec node build/start.mjs');
});
