import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFile } from '#server/start/project.ts';
import type { Front } from '../deploy/proxies.ts';
import { type Running, run } from '../programs/processes.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { type Answered, type Browser, isHit, mayBeKept, textOf } from './browser.ts';
import { aDayOfReaders, kinds } from './day.ts';
import type { aSite, Person } from './site.ts';

interface Parts {
	site: Awaited<ReturnType<typeof aSite>>;
	server: Running;
	browser: Browser;
	proxy: Front;
	/** Where the proxy stores answers. */
	cacheFolder: string;
}

/** The promise of docs/OPERATIONS.md: everyone sees an editor's change within two minutes. */
const PROMISED_MS = 120_000;
const MOST_PERCENT_ASKED = 1;
/** Longer than the cache may serve a stale answer: by then it has asked the server again. */
const SECONDS = 130;
const READERS_A_SECOND = 60;
const COLLEGE = '/college/164924';

/** Answers meant for one person, and the server's reports on itself. */
const privatePaths = [
	'/account',
	'/saved',
	'/sign-in',
	'/on-this-device',
	'/shared/abc',
	'/admin',
	'/admin/history',
	'/api/account',
	'/api/account/trip',
	'/api/account/sessions',
	'/api/private/wordpress',
	'/api/admin/colleges',
	'/sign-in/start',
	'/oidc/.well-known/openid-configuration',
	'/api/health',
	'/api/nowhere',
	'/nowhere',
];

export function cdnScenes({ site, server, browser, proxy, cacheFolder }: Parts): Scene[] {
	const [ann, ben, editor] = site.people as [Person, Person, Person];
	const seen = new Set<string>();
	/** Nothing that the cache serves is about any person, whoever asks. */
	const look = async (path: string, answer: Answered) => {
		const { headers, status } = answer;
		assert.ok(status === 200 || status === 304, `${path}: ${status}`);
		assert.ok(mayBeKept(answer), `${path}: ${headers['cache-control']}`);
		assert.equal(headers['set-cookie'], undefined, path);
		const version = `${path} ${headers.etag} ${headers['content-encoding']}`;
		if (seen.has(version)) return;
		seen.add(version);
		const text = await textOf(answer);
		for (const { id } of site.people) assert.ok(!text.includes(id), `${path} names somebody`);
	};
	return [
		[
			'what is public is asked for once, whatever words a browser has for its encodings',
			async () => {
				for (const path of ['/about', COLLEGE, '/api/public/states', '/sitemap.xml']) {
					const came = [];
					for (const encodings of ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip', 'br;q=0', '']) {
						const answer = await browser.ask(path, { headers: { 'Accept-Encoding': encodings } });
						await look(path, answer);
						came.push([answer.headers['content-encoding'] ?? 'plain', answer.headers['x-cache']]);
					}
					assert.deepEqual(came, [
						['br', 'MISS'],
						['br', 'HIT'],
						['gzip', 'MISS'],
						['plain', 'MISS'],
						['plain', 'HIT'],
					]);
					const { headers } = await browser.ask(path);
					const tags = { 'If-None-Match': String(headers.etag) };
					assert.equal((await browser.ask(path, { headers: tags })).status, 304);
				}
			},
		],
		[
			'what is one person’s is theirs, though others ask for it right before and after',
			async () => {
				for (let round = 0; round < 3; round++) {
					for (const path of privatePaths) {
						for (const person of [ann, null, ben, editor]) {
							const answer = await browser.ask(path, { headers: person?.headers ?? {} });
							assert.equal(answer.headers['cache-control'], 'private, no-store', path);
							assert.ok(!isHit(answer), `${path} came out of the cache`);
							const text = await textOf(answer);
							for (const other of site.people)
								assert.ok(other === person || !text.includes(other.id), `${path} told of somebody else`);
							if (path === '/api/account') assert.equal(answer.status, person ? 200 : 401);
							if (path === '/api/account' && person) assert.ok(text.includes(person.id));
							if (path === '/admin') assert.equal(answer.status, person === editor ? 200 : 404);
						}
					}
				}
			},
		],
		[
			'the first who read all of it fill the cache',
			async () => {
				const pages = await sitemapOf(browser);
				let asked = 0;
				for (const path of pages) {
					const answer = await browser.ask(path, { headers: { 'Accept-Encoding': 'br' } });
					if (!isHit(answer)) asked += 1;
					await look(path, answer);
				}
				console.log(`  of ${pages.length} pages the server was asked for ${asked}`);
			},
		],
		[
			'over a day of readers the server is asked for less than one answer in a hundred, and an editor’s change is seen in time',
			async () => {
				const pages = await sitemapOf(browser);
				const files = new Map(
					await Promise.all(
						['/', COLLEGE].map(
							async (page): Promise<[string, string[]]> => [page, await filesIn(browser, page)],
						),
					),
				);
				const readers = [{}, ann.headers, {}, ben.headers, editor.headers];
				let reader = 0;
				const reading = aDayOfReaders({
					browser,
					pages,
					seconds: SECONDS,
					readersASecond: READERS_A_SECOND,
					filesOf: (page) => files.get(page.startsWith('/college/') ? COLLEGE : '/') ?? [],
					nextReader: () => readers[reader++ % readers.length] ?? {},
					look: ({ path }, answer) => look(path, answer),
				});
				const [tally, seenAfter] = await Promise.all([reading, timeToSee(browser, editor)]);
				for (const kind of kinds) {
					const { asked, hits } = tally[kind];
					console.log(
						`  ${kind.padEnd(6)}${String(asked).padStart(7)} asked for, ${share(hits, asked)} % out of the cache`,
					);
				}
				const sum = (what: 'asked' | 'hits') => kinds.reduce((total, kind) => total + tally[kind][what], 0);
				console.log(
					`  all   ${String(sum('asked')).padStart(7)} asked for, ${share(sum('hits'), sum('asked'))} % out of the cache`,
				);
				console.log(`  a change was seen after ${(seenAfter / 1000).toFixed(0)} s`);
				assert.ok(100 - (100 * sum('hits')) / sum('asked') <= MOST_PERCENT_ASKED);
				assert.ok(seenAfter < PROMISED_MS);
			},
		],
		[
			'nothing that the cache has stored is about anybody',
			async () => {
				const names = readdirSync(cacheFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
					entry.isFile(),
				);
				assert.ok(names.length > 100);
				for (const { parentPath, name } of names) {
					const text = readFileSync(join(parentPath, name), 'latin1');
					assert.doesNotMatch(text, /^set-cookie:/im);
					for (const { id, headers } of site.people)
						assert.ok(!text.includes(id) && !text.includes(headers.Cookie ?? ''), name);
				}
			},
		],
		[
			'the commands of docs/OPERATIONS.md do what it says',
			async () => commandsOfThePage(proxy.port, cacheFolder),
		],
		[
			'with the server gone readers read on, and members hear that it is gone',
			async () => {
				await browser.ask('/');
				await server.stop();
				const page = await browser.ask('/');
				assert.deepEqual([page.status, isHit(page)], [200, true]);
				assert.equal((await browser.ask('/api/account', { headers: ann.headers })).status, 502);
			},
		],
	];
}

const share = (part: number, all: number) => ((100 * part) / all).toFixed(2);

/** The delay of an editor's change, on the guide's page and in the guide itself; a client that knows of the change does not wait. */
async function timeToSee(browser: Browser, editor: Person): Promise<number> {
	const guide = '/api/query?target=college&on=ipeds_id&qid=164924';
	const words = 'Changed by an editor';
	const shows = async (path: string) => (await textOf(await browser.ask(path))).includes(words);
	await sleep(5_000);
	assert.ok(!(await shows(COLLEGE)) && !(await shows(guide)));
	const changed = await browser.ask('/api/admin/college', {
		method: 'POST',
		headers: { ...editor.headers, 'Content-Type': 'application/json' },
		body: JSON.stringify({ ipeds_id: 164924, update: { stay_html: `<p>${words}</p>` } }),
	});
	assert.equal(changed.status, 200, await textOf(changed));
	const begun = performance.now();
	assert.ok(await shows(`${guide}&rev=2`), 'a page that has heard of it gets it at once');
	for (const path of [COLLEGE, guide])
		while (!(await shows(path))) {
			assert.ok(performance.now() - begun < PROMISED_MS, `${path} still shows what was`);
			await sleep(500);
		}
	return performance.now() - begun;
}

async function sitemapOf(browser: Browser): Promise<string[]> {
	const text = await textOf(await browser.ask('/sitemap.xml'));
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The files that a page names. */
async function filesIn(browser: Browser, page: string): Promise<string[]> {
	const text = await textOf(await browser.ask(page));
	return [...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];
}

/** Runs what the section "Behind a CDN" shows, on this machine's ports and folder. */
function commandsOfThePage(port: number, cacheFolder: string) {
	const page = readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8');
	const [, section = ''] = /\n## Behind a CDN\n([\s\S]*?)\n## /.exec(page) ?? [];
	const [, block = ''] = /```\n([\s\S]*?)```/.exec(section) ?? [];
	const here = (line: string) =>
		line
			.replace('curl ', `curl --insecure --connect-to ::localhost:${port} `)
			.replace('/var/lib/nginx/tours', cacheFolder);
	const [show = '', empty = ''] = block.split('\n').map(here);
	const said = () => run('sh', ['-euc', show]);
	said();
	assert.match(said(), /^cache-control: public, .*^x-cache: HIT/ims);
	run('sh', ['-euc', empty]);
	assert.match(said(), /^x-cache: MISS/im);
}
