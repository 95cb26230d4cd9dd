import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { devClient, readBuiltClient } from '#server/pages/built-client.ts';
import { readMigrations } from '#server/shipped/catalogue.ts';
import { readBundled, readShipped } from '#server/shipped/read.ts';
import { shippedRowsOf } from '#server/shipped/rows.ts';
import { seed } from '#server/shipped/seed.ts';
import { StartError } from '#server/start/start-error.ts';
import { aMember } from '../a-member.ts';
import { aRelease, noPreloads, template } from '../a-release.ts';
import { aServer } from '../a-server.ts';

const shipped = await readShipped();
const AIRPORTS = '/api/query?target=place&by=type&term=airport';

test('the server has the airports that the app has', async () => {
	const { get } = aServer({ catalogue: shipped });
	const answer = await get(AIRPORTS);
	const count = Number(answer.headers.get('x-total-count'));
	expect(count).toBeGreaterThan(380);
	expect(await answer.json()).toHaveLength(60);
});

test('a trip may begin at the airport', async () => {
	const { app, db } = aServer({ catalogue: shipped });
	const { headers } = await aMember(db);
	const answer = await app.request('/api/private/trip', {
		method: 'POST',
		headers: { ...headers, 'Content-Type': 'application/json' },
		body: JSON.stringify({ name: 'Boston', trip_string: 'aBOS,c164924' }),
	});
	expect(await answer.json()).toMatchObject({ stops: [{ type: 'airport', city: 'Boston' }, {}] });
});

test('a release that forgets the airports withdraws them; the next one brings them back', async () => {
	const { db, get } = aServer({ catalogue: shipped });
	const count = async () => Number((await get(AIRPORTS)).headers.get('x-total-count'));
	const all = await count();
	expect(all).toBeGreaterThan(380);
	seed(db, shippedRowsOf({ ...shipped, airports: [] }));
	expect(await count()).toBe(0);
	expect(seed(db, shippedRowsOf(shipped)).added).toBe(all);
	expect(await count()).toBe(all);
});

test.each([
	['generated/airports.bin', 'run npm run build'],
	['src/domain/catalogue/states.json', 'install this release again'],
	['src/domain/catalogue/regions.json', 'install this release again'],
	['src/domain/catalogue/subregions.json', 'install this release again'],
	['src/domain/catalogue/colleges.json', 'install this release again'],
	['src/domain/site/starter-texts.json', 'install this release again'],
	['server/shipped/starter', 'install this release again'],
	['server/shipped/sample-articles', 'install this release again'],
])('without %s nothing is read, and its name is said', async (path, remedy) => {
	const release = aRelease();
	rmSync(join(release, path), { recursive: true });
	await expect(readShipped(release)).rejects.toThrow(new StartError(`${path} is missing: ${remedy}.`));
});

test.each([
	['generated/airports.bin', 'half of it', readFileSync('generated/airports.bin').subarray(0, 900)],
	['generated/airports.bin', 'an empty list', gzipSync('[]')],
	['src/domain/catalogue/colleges.json', 'half of it', '[{"ipeds_id":'],
	['src/domain/catalogue/states.json', 'an empty list', '[]'],
	['server/shipped/starter/164924.json', 'nothing', ''],
])('%s that holds %s is named', async (path, _, content) => {
	const release = aRelease();
	writeFileSync(join(release, path), content);
	const refusal = await readShipped(release).catch((error: unknown) => error);
	expect(refusal).toBeInstanceOf(StartError);
	expect((refusal as Error).message).toMatch(new RegExp(`^${path} cannot be read \\(.+\\): `));
});

test('a folder of guides without a guide is named', async () => {
	const release = aRelease();
	rmSync(join(release, 'server/shipped/starter'), { recursive: true });
	mkdirSync(join(release, 'server/shipped/starter'));
	await expect(readShipped(release)).rejects.toThrow(
		'server/shipped/starter cannot be read (it holds nothing)',
	);
});

test.each(['generated/catalogue.bin', 'generated/catalogue-version.json'])(
	'the lists that come with the app are named when %s is missing',
	async (path) => {
		const release = aRelease();
		rmSync(join(release, path));
		await expect(readBundled(release)).rejects.toThrow(
			new StartError(`${path} is missing: run npm run build.`),
		);
	},
);

test('the built client is read whole', async () => {
	expect(await readBuiltClient(aRelease())).toEqual({
		template,
		backOffice: template,
		preloads: { ...noPreloads, '/donate': ['/assets/donate.js'] },
		plainStyles: '/assets/plain.css',
		files: new Map([
			['/sw.js', expect.objectContaining({ type: 'text/javascript; charset=utf-8' })],
			['/assets/donate.js', expect.anything()],
			['/assets/plain.css', expect.anything()],
		]),
	});
});

test('without its migrations a release opens no database', async () => {
	const release = aRelease();
	rmSync(join(release, 'drizzle'), { recursive: true });
	await expect(readMigrations(release)).rejects.toThrow(
		new StartError(
			"drizzle cannot be read (Can't find meta/_journal.json file): install this release again.",
		),
	);
});

test.each([
	['index.html', 'assets/index-1.js'],
	['index.html', 'assets/index-1.css'],
	['back-office.html', 'assets/office-1.js'],
])('a build whose %s names the missing %s is refused', async (page, asset) => {
	const release = aRelease();
	const tag = asset.endsWith('.js')
		? `<script type="module" src="/${asset}"></script>`
		: `<link rel="stylesheet" href="/${asset}">`;
	writeFileSync(join(release, 'dist/client', page), template.replace('<!--head-->', `<!--head-->${tag}`));
	await expect(readBuiltClient(release)).rejects.toThrow(
		new StartError(`dist/client/${asset} is missing: run npm run build.`),
	);
	writeFileSync(join(release, 'dist/client', asset), '');
	expect((await readBuiltClient(release)).files).toSatisfy((files: Map<string, unknown>) =>
		files.has(`/${asset}`),
	);
});

test.each([
	'index.html',
	'back-office.html',
	'.vite/route-preloads.json',
	'.vite/plain-page.json',
	'assets/donate.js',
	'assets/plain.css',
])('a build without its %s is refused: no server serves bare pages', async (name) => {
	const release = aRelease();
	rmSync(join(release, 'dist/client', name));
	await expect(readBuiltClient(release)).rejects.toThrow(
		new StartError(`dist/client/${name} is missing: run npm run build.`),
	);
});

test('in development a request for a page is redirected to Vite', async () => {
	const { get } = aServer({ client: devClient('http://localhost:5173') });
	const answer = await get('/search?q=yale');
	expect([answer.status, answer.headers.get('location')]).toEqual([
		307,
		'http://localhost:5173/search?q=yale',
	]);
	expect((await get('/api/health')).status).toBe(200);
});
