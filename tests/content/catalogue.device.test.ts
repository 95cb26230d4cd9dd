import { expect, test, vi } from 'vitest';
import type { CatalogueLists } from '#content/device.ts';
import bundled from '#generated/catalogue-version.json' with { type: 'json' };
import { readShipped } from '#server/shipped/read.ts';
import { aDatabase } from '../server/a-server.ts';
import { aCacheBefore, aDevice, anOlderTabAsleep, captivePortal, noSignal } from './a-device.ts';

/** What a device asks that holds only the lists that came with the app. */
const NEW_DEVICE = `/api/catalogue?since=${bundled.version}`;

const storedLists = async () => (await (await import('#content/device.ts')).readLists()) as CatalogueLists;

test('with nothing on the device and no network, the bundled list answers', async () => {
	const device = await aDevice();
	device.network.answer = noSignal;
	const page = await device.start();
	const { colleges, states, refreshedAt } = await page.loadCatalogue();
	expect(colleges.length).toBeGreaterThanOrEqual(200);
	expect(states.find(({ name }) => name === 'Massachusetts')?.college_count).toBeGreaterThan(4);
	expect(refreshedAt).toBeNull();
	expect(device.requests).toEqual([]);
});

test('a first visit cut short says no signal, and has the list once there is one', async () => {
	const device = await aDevice();
	device.hasAppFiles = false;
	const page = await device.start();
	await expect(page.loadCatalogue()).rejects.toMatchObject({ code: 'no_signal' });
	device.hasAppFiles = true;
	expect((await page.loadCatalogue()).colleges.length).toBeGreaterThanOrEqual(200);
});

test('a fresher list that comes while the bundled one is read stays', async () => {
	const device = await aDevice();
	const page = await device.start();
	const read = page.loadCatalogue();
	const fresher = {
		colleges: [],
		states: [],
		subregions: [],
		regions: [],
		banner: null,
		directions: false,
		streetMap: false,
		newsletter: false,
		refreshedAt: 1,
	};
	page.installCatalogue(fresher);
	expect(await read).toBe(fresher);
	expect(await page.loadCatalogue()).toBe(fresher);
});

test('the server’s answer is on the device at the next start, with no network', async () => {
	const device = await aDevice();
	await (await device.start()).refreshCatalogue();
	device.network.answer = noSignal;
	const { colleges, refreshedAt } = await (await device.start()).loadCatalogue();
	expect(refreshedAt).toBeGreaterThan(0);
	expect(colleges.some(({ name }) => name === 'Boston College')).toBe(true);
});

test('a refresh is one request, and a second one names the version that is here', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.refreshCatalogue();
	const before = (await page.loadCatalogue()).colleges;
	const { version } = await storedLists();
	expect(version).not.toBeNull();
	await page.refreshCatalogue();
	expect(device.requests.map(({ path }) => path)).toEqual([NEW_DEVICE, `/api/catalogue?since=${version}`]);
	expect((await page.loadCatalogue()).colleges).toEqual(before);
});

test('a new device gets only what was edited since its lists came with the app', async () => {
	const device = await aDevice({ catalogue: await readShipped() });
	device.db.run("update colleges set name = 'Boston University College' where ipeds_id = 164924");
	let told = '';
	device.network.answer = async (path, init) => {
		const answer = await device.toServer(path, init);
		told = await answer.clone().text();
		return answer;
	};
	const page = await device.start();
	await page.refreshCatalogue();
	expect(told.length).toBeLessThan(2000);
	expect(device.requests.length).toBe(1);
	const { colleges } = await page.loadCatalogue();
	expect(colleges).toEqual(await (await device.toServer('/api/public/colleges')).json());
});

test('where a newer release has replaced this one, and its file is gone, all of it is asked for', async () => {
	const device = await aDevice();
	device.hasAppFiles = false;
	const page = await device.start();
	await page.refreshCatalogue();
	expect(device.requests.map(({ path }) => path)).toEqual([NEW_DEVICE, '/api/catalogue']);
	expect((await page.loadCatalogue()).colleges.some(({ name }) => name === 'Boston College')).toBe(true);
});

test('other changes while the catalogue is on its way are announced with it, or without it if it cannot come', async () => {
	const device = await aDevice();
	const page = await device.start();
	const { refreshSite } = await import('#content/site.ts');
	const shown: unknown[] = [];
	page.onContentChange(() => void page.loadCatalogue().then(({ refreshedAt }) => shown.push(refreshedAt)));
	for (const [arrive, expected] of [
		[noSignal, null],
		[device.toServer, expect.any(Number)],
	] as const) {
		let arriveNow: () => void = () => undefined;
		const onItsWay = new Promise<void>((resolve) => {
			arriveNow = resolve;
		});
		device.network.answer = async (path, init) => {
			if (!path.startsWith('/api/catalogue')) return device.toServer(path, init);
			await onItsWay;
			return arrive(path, init);
		};
		device.db.run(`update site_content set html = html || ' ${String(expected)}'`);
		const refreshing = page.refreshCatalogue().catch(() => undefined);
		await refreshSite();
		expect(shown).toEqual([]);
		arriveNow();
		await refreshing;
		await expect.poll(() => shown).toEqual([expected]);
		shown.length = 0;
	}
});

test('a device that was away for longer than the server remembers asks like a new device', async () => {
	const device = await aDevice();
	const page = await device.start();
	const ask = async (latest: number) => {
		page.noteContentRevision(latest);
		await page.refreshCatalogue();
		await page.noteRevision(latest);
		return device.requests.at(-1)?.path;
	};
	expect(await ask(50)).toBe(`${NEW_DEVICE}&rev=50`);
	const { version } = await storedLists();
	expect(await ask(50)).toBe(`/api/catalogue?since=${version}&rev=50`);
	expect(await ask(57)).toBe(`/api/catalogue?since=${version}&rev=57`);
	expect(await ask(65)).toBe(`${NEW_DEVICE}&rev=65`);
	// The server was restored from a backup: the device holds a revision the server never had.
	expect(await ask(60)).toBe(`${NEW_DEVICE}&rev=60`);
	expect((await page.loadCatalogue()).colleges.some(({ name }) => name === 'Boston College')).toBe(true);
});

test('changes at the server since then come alone, and make the list that the server has', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.refreshCatalogue();
	device.db.run("update colleges set name = 'Boston University College' where ipeds_id = 164924");
	let told = '';
	device.network.answer = async (path, init) => {
		const answer = await device.toServer(path, init);
		told = await answer.clone().text();
		return answer;
	};
	await page.refreshCatalogue();
	expect(told.length).toBeLessThan(2000);
	const { colleges } = await page.loadCatalogue();
	expect(colleges).toEqual(await (await device.toServer('/api/public/colleges')).json());
});

test('lists of another version, or of an older app, are replaced whole', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.refreshCatalogue();
	const { writeLists } = await import('#content/device.ts');
	const lists = await storedLists();
	for (const stored of [
		{ ...lists, version: null },
		{ ...lists, version: '"abc.br"' },
		{ ...lists, colleges: [] },
	]) {
		await writeLists(stored);
		await page.refreshCatalogue();
		expect(await storedLists()).toMatchObject({ colleges: lists.colleges, version: lists.version });
	}
	// The last one had to be requested again: nothing showed that it was a different one.
	expect(device.requests.slice(-2).map(({ path }) => path)).toEqual([
		`/api/catalogue?since=${lists.version}`,
		'/api/catalogue',
	]);
});

test('a tab of an older app that keeps its own lists meanwhile does not pass for this version', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.refreshCatalogue();
	const { sharedDb } = await import('#db/shared-db.ts');
	await sharedDb.content.update('colleges', { value: [], etag: '"abc.br"' });
	await page.refreshCatalogue();
	expect(device.requests.at(-1)?.path).toBe(NEW_DEVICE);
	expect((await page.loadCatalogue()).colleges.length).toBeGreaterThan(0);
});

test('a list that another tab brought here since is taken over, and not this tab’s older one kept under its version', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.refreshCatalogue();
	device.db.run("update colleges set name = 'Boston University College' where ipeds_id = 164924");
	const { writeLists } = await import('#content/device.ts');
	const inTheOtherTab = await storedLists();
	const colleges = await (await device.toServer('/api/public/colleges')).json();
	const { version } = await (await device.toServer('/api/catalogue')).json();
	await writeLists({ ...inTheOtherTab, colleges, version });
	await page.refreshCatalogue();
	expect(device.requests.at(-1)?.path).toBe(`/api/catalogue?since=${version}`);
	expect((await page.loadCatalogue()).colleges).toEqual(colleges);
});

test('a captive portal counts as no signal and changes nothing', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.refreshCatalogue();
	const before = await page.loadCatalogue();
	device.network.answer = captivePortal;
	await expect(page.refreshCatalogue()).rejects.toMatchObject({ code: 'no_signal' });
	expect(page.isReachable()).toBe(false);
	expect(await page.loadCatalogue()).toBe(before);
	device.network.answer = device.toServer;
	await page.refreshCatalogue();
	expect(page.isReachable()).toBe(true);
});

test('an answer of another shape is refused and changes nothing', async () => {
	const device = await aDevice();
	const page = await device.start();
	await page.refreshCatalogue();
	const before = await page.loadCatalogue();
	device.network.answer = () => Response.json([{ name: 'Not a state' }]);
	await expect(page.refreshCatalogue()).rejects.toThrow();
	expect(await page.loadCatalogue()).toBe(before);
});

test('a device that refuses to store still shows the catalogue', async () => {
	const device = await aDevice();
	const page = await device.start();
	const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	await page.refreshCatalogue();
	expect((await page.loadCatalogue()).refreshedAt).toBeGreaterThan(0);
	expect(refuse).toHaveBeenCalled();
	expect(warn).toHaveBeenCalled();
	vi.restoreAllMocks();
});

test('a cache on the way holds back nothing that this page has heard of', async () => {
	const db = aDatabase();
	const device = await aDevice({ db });
	device.network.answer = aCacheBefore(device.toServer);
	const page = await device.start();
	await page.refreshCatalogue();
	await page.loadGuide(164924);
	db.run("update colleges set name = 'Boston College, renamed' where ipeds_id = 164924");
	page.noteContentRevision(
		db.$client.prepare('select revision from content_revision').pluck().get() as number,
	);
	await page.refreshCatalogue();
	const { colleges } = await page.loadCatalogue();
	expect(colleges.find(({ ipeds_id }) => ipeds_id === 164924)?.name).toBe('Boston College, renamed');
	await expect.poll(async () => (await page.loadGuide(164924)).guide.name).toBe('Boston College, renamed');
});

test('a document from before what is here is known as one', async () => {
	const device = await aDevice();
	const first = { ...(await device.start()), ...(await import('#content/refresh.ts')) };
	expect(await first.isBehind(3)).toBe(false);
	await first.noteRevision(12);
	await device.start();
	const { isBehind } = await import('#content/refresh.ts');
	expect(await Promise.all([11, 12, 13].map(isBehind))).toEqual([true, false, false]);
});

test('while an older tab asleep holds up the database, pages open with what came with the app; its own lists come after', async () => {
	const device = await aDevice();
	await (await device.start()).refreshCatalogue();
	device.network.answer = noSignal;
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const page = await device.start();
	const asleep = await anOlderTabAsleep();
	expect((await page.loadCatalogue()).refreshedAt).toBeNull();
	expect(await page.loadGuideHere(164924)).toBeUndefined();
	const told = vi.fn();
	page.onContentChange(told);
	asleep.close();
	await page.readStoredAgain();
	expect(told).toHaveBeenCalledOnce();
	expect((await page.loadCatalogue()).refreshedAt).toBeGreaterThan(0);
});
