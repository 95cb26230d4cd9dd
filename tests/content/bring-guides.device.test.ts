import { beforeEach, expect, test, vi } from 'vitest';
import { inTime } from '../in-time.ts';
import { aDevice, noSignal } from './a-device.ts';

const BOSTON_COLLEGE = 164924;
const TUFTS = 168148;
/** In the catalogue, and without a guide. */
const WYOMING = 240727;

const browser = { connection: { saveData: false } };
beforeEach(() => {
	browser.connection.saveData = false;
	vi.stubGlobal('navigator', browser);
	vi.stubGlobal('addEventListener', vi.fn());
	vi.stubGlobal('document', new EventTarget());
	// Retries come late unless a test says otherwise.
	vi.spyOn(Math, 'random').mockReturnValue(1);
});

type Device = Awaited<ReturnType<typeof aDevice>>;

/** A device whose server has one article about Boston College, and its content modules as a page loads them. */
async function aTravelingDevice() {
	const device = await aDevice();
	device.network.answer = answers(device);
	return { device, page: await open(device) };
}

async function open(device: Device) {
	const content = await device.start();
	const { wantGuides, confirmGuides } = await import('#content/bring-guides.ts');
	return {
		...content,
		...(await import('#content/bring-guides.ts')),
		arrivingGuides: (await import('#content/arriving-guides.ts')).arriving.get,
		/** And what follows behind: a page that closes meanwhile reads from no database. */
		wantGuides: async (ids: number[]) => {
			await wantGuides(ids);
			await confirmGuides();
		},
		...(await import('#content/device.ts')),
		...(await import('#content/articles-here.ts')),
	};
}

const isList = (path: string) => /^\/api\/public\/wordpress(\?|$)/.test(path);

const answers =
	({ toServer }: Device): Device['toServer'] =>
	async (path, init) => {
		if (path.includes('articles?ids=about-bc'))
			return Response.json([{ ...(await listed(toServer)), body: '<p>Words.</p>' }]);
		if (isList(path)) return Response.json([await listed(toServer)]);
		return toServer(path, init);
	};

/** The same once a second article is written, and the first one rewritten. */
const laterAnswers =
	({ toServer }: Device): Device['toServer'] =>
	async (path, init) => {
		const first = { ...(await listed(toServer)), modified: '2026-11-01T00:00:00.000Z' };
		const articles = [first, { ...first, id: 'new-bc' }];
		if (isList(path)) return Response.json(articles);
		const ids = /articles\?ids=([^&]*)/.exec(path)?.[1]?.split(/,|%2C/);
		if (!ids) return toServer(path, init);
		return Response.json(
			articles.filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, body: '<p>New words.</p>' })),
		);
	};

async function listed(toServer: Device['toServer']) {
	const [first] = (await (await toServer('/api/public/wordpress')).json()) as object[];
	return { ...first, id: 'about-bc', locality: 'college', locality_id: String(BOSTON_COLLEGE) };
}

test('the guide of a college on a trip comes to the device with the articles about it, and opens with no signal', async () => {
	const { device, page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE, WYOMING]);
	expect(page.arrivingGuides()).toEqual({
		known: new Set([BOSTON_COLLEGE, WYOMING]),
		wanted: new Set([BOSTON_COLLEGE]),
		missing: new Set(),
		state: 'resting',
	});
	expect((await page.listArticlesHere()).map(({ id }) => id)).toEqual(['about-bc']);
	device.network.answer = noSignal;
	const later = await open(device);
	expect((await later.loadGuide(BOSTON_COLLEGE)).guide.name).toBe('Boston College');
	expect((await later.loadArticle('about-bc')).body).toBe('<p>Words.</p>');
});

test('a college that leaves its trip and comes back at once is not looked up again', async () => {
	const { page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE, WYOMING]);
	await page.wantGuides([WYOMING]);
	expect(page.arrivingGuides()).toMatchObject({
		known: new Set([BOSTON_COLLEGE, WYOMING]),
		wanted: new Set(),
	});
});

test('a guide that is whole on the device costs no request when the page is opened again', async () => {
	const { device, page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE]);
	const later = await open(device);
	device.requests.length = 0;
	await later.wantGuides([BOSTON_COLLEGE]);
	expect(later.arrivingGuides()).toMatchObject({ state: 'resting', missing: new Set() });
	expect(device.requests).toEqual([]);
});

test('a guide that an editor closed comes again once it is open again', async () => {
	const { device, page } = await aTravelingDevice();
	await page.loadCatalogue();
	await page.wantGuides([BOSTON_COLLEGE]);
	const setEnabled = async (enabled: 0 | 1) => {
		device.db.run(`update colleges set enabled = ${enabled} where ipeds_id = ${BOSTON_COLLEGE}`);
		await page.refreshCatalogue();
	};
	await setEnabled(0);
	// As its page does, which hears that it is closed.
	await page.forgetGuide(BOSTON_COLLEGE);
	expect(page.arrivingGuides().wanted).toEqual(new Set());
	await setEnabled(1);
	await inTime(async () => expect((await page.listGuideIds()).has(BOSTON_COLLEGE)).toBe(true));
});

/** As if the guide had come so long ago. */
async function makeOld(...ids: number[]) {
	const { sharedDb } = await import('#db/shared-db.ts');
	for (const id of ids) await sharedDb.guides.update(id, { refreshed_at: Date.now() - 3_600_000 });
}

/** What the device asks about guides once it hears of this revision. */
async function askedOnNews(device: Device, page: Awaited<ReturnType<typeof open>>, revision: number) {
	device.requests.length = 0;
	page.noteContentRevision(revision);
	(await import('#content/ask-once.ts')).askAnew();
	await page.confirmGuides();
	return device.requests.map(({ path, status }) => [
		path.replace(/.*[?&](qid|target=place).*/, '$1'),
		status,
	]);
}

test('a guide that is here follows what editors change, even if nobody opens its page', async () => {
	const { device, page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE]);
	await makeOld(BOSTON_COLLEGE);
	const hotels = async () => (await page.readGuide(BOSTON_COLLEGE))?.places.map(({ name }) => name);
	const before = await hotels();
	expect(await askedOnNews(device, page, 7)).toEqual([
		['/api/public/wordpress?rev=7', 200],
		['qid', 304],
		['target=place', 304],
	]);
	expect(await hotels()).toEqual(before);
	device.db.run(`delete from places where name = '${before?.[0]}'`);
	// The same revision again is no news, and so is one that comes soon after.
	await makeOld(BOSTON_COLLEGE);
	expect(await askedOnNews(device, page, 7)).toEqual([]);
	const told = vi.fn();
	page.onContentChange(told);
	expect(await askedOnNews(device, page, 8)).toEqual([
		['/api/public/wordpress?rev=8', 200],
		['qid', 304],
		['target=place', 200],
	]);
	expect(await hotels()).toEqual(before?.slice(1));
	expect(told).toHaveBeenCalled();
	expect(await askedOnNews(device, page, 9)).toEqual([]);
});

test('its picture comes with it, and one that replaces it, once, but not on a connection that saves data', async () => {
	const { device, page } = await aTravelingDevice();
	const kept = new Set<string>();
	vi.stubGlobal('caches', { match: async (address: string) => kept.has(address) || undefined });
	const picturesAsked = async (revision: number) => {
		await makeOld(BOSTON_COLLEGE);
		const asked = await askedOnNews(device, page, revision);
		return asked.map(([path]) => String(path)).filter((path) => path.startsWith('/images/'));
	};
	const draw = (name: string) =>
		device.db.run(`update colleges set image = '/images/${name}.webp' where ipeds_id = ${BOSTON_COLLEGE}`);
	draw('gasson');
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(device.requests.map(({ path }) => path)).toContain('/images/gasson.webp');
	kept.add('/images/gasson.webp');
	expect(await picturesAsked(7)).toEqual([]);
	draw('bapst');
	browser.connection.saveData = true;
	expect(await picturesAsked(8)).toEqual([]);
	browser.connection.saveData = false;
	expect(await picturesAsked(9)).toEqual(['/images/bapst.webp']);
});

test('an article written or changed after a guide was whole comes too, even if nobody opens a page that lists it', async () => {
	const { device, page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE]);
	device.network.answer = laterAnswers(device);
	const later = await open(device);
	await later.wantGuides([BOSTON_COLLEGE]);
	await makeOld(BOSTON_COLLEGE);
	browser.connection.saveData = true;
	expect(await askedOnNews(device, later, 7)).toEqual([]);
	browser.connection.saveData = false;
	await askedOnNews(device, later, 7);
	const here = await later.listArticlesHere();
	expect(here.map(({ id, body }) => [id, body])).toEqual([
		['about-bc', '<p>New words.</p>'],
		['new-bc', '<p>New words.</p>'],
	]);
	await makeOld(BOSTON_COLLEGE);
	expect(await askedOnNews(device, later, 7)).toEqual([]);
});

test('an article that the signal was too weak for comes with the next try', async () => {
	const { device, page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE]);
	const answer = laterAnswers(device);
	device.network.answer = (path, init) =>
		path.includes('articles?ids') ? noSignal(path) : answer(path, init);
	await makeOld(BOSTON_COLLEGE);
	await askedOnNews(device, page, 7);
	expect(await page.listArticlesHere()).toHaveLength(1);
	device.network.answer = answer;
	await page.loadCatalogue();
	await page.refreshCatalogue();
	await inTime(async () => expect(await page.listArticlesHere()).toHaveLength(2));
});

test('guides that are here cost nothing on a connection that saves data, and one request when the signal is gone', async () => {
	const { device, page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE]);
	const { sharedDb } = await import('#db/shared-db.ts');
	const row = await page.readGuide(BOSTON_COLLEGE);
	if (row) await sharedDb.guides.put({ ...row, ipeds_id: TUFTS, guide: { ...row.guide, ipeds_id: TUFTS } });
	const catalogue = await page.loadCatalogue();
	const [first] = catalogue.colleges;
	if (first)
		page.installCatalogue({
			...catalogue,
			colleges: [...catalogue.colleges, { ...first, ipeds_id: TUFTS, enabled: true }],
		});
	await (await import('#content/guide-marks.ts')).mark('whole', [TUFTS]);
	await page.wantGuides([BOSTON_COLLEGE, TUFTS]);
	await makeOld(BOSTON_COLLEGE, TUFTS);
	browser.connection.saveData = true;
	expect(await askedOnNews(device, page, 7)).toEqual([]);
	browser.connection.saveData = false;
	let tried = 0;
	device.network.answer = (path) => {
		tried += 1;
		return noSignal(path);
	};
	await askedOnNews(device, page, 8);
	expect(tried).toBe(1);
});

test('a guide that somebody opens while it is confirmed was opened last', async () => {
	const { device, page } = await aTravelingDevice();
	await page.wantGuides([BOSTON_COLLEGE]);
	await makeOld(BOSTON_COLLEGE);
	const { toServer } = device;
	device.network.answer = async (path, init) => {
		await page.noteGuideViewed(BOSTON_COLLEGE, 5);
		return toServer(path, init);
	};
	await askedOnNews(device, page, 7);
	expect((await page.readGuide(BOSTON_COLLEGE))?.viewed_at).toBe(5);
});

test('a guide that was read before it was wanted still gets its articles', async () => {
	const { page } = await aTravelingDevice();
	await page.loadGuide(BOSTON_COLLEGE);
	await page.wantGuides([BOSTON_COLLEGE]);
	expect((await page.listArticlesHere()).map(({ id }) => id)).toEqual(['about-bc']);
});

test('on a weak signal it is tried again until all of it is here', async () => {
	vi.spyOn(Math, 'random').mockReturnValue(0);
	const { device, page } = await aTravelingDevice();
	const toServer = answers(device);
	let asked = 0;
	// Two of three requests fail.
	device.network.answer = (path, init) => (++asked % 3 === 0 ? toServer(path, init) : noSignal(path));
	await page.wantGuides([BOSTON_COLLEGE]);
	await expect.poll(() => page.arrivingGuides().state).toBe('resting');
	expect((await page.listGuideIds()).has(BOSTON_COLLEGE)).toBe(true);
	await expect.poll(async () => (await page.listArticlesHere()).length).toBe(1);
});

test('without a signal it waits, and says so; it goes on as soon as the server answers anything', async () => {
	const { device, page } = await aTravelingDevice();
	device.network.answer = noSignal;
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(page.arrivingGuides()).toMatchObject({ state: 'waiting', missing: new Set([BOSTON_COLLEGE]) });
	device.network.answer = answers(device);
	await page.refreshCatalogue();
	await expect.poll(() => page.arrivingGuides().state).toBe('resting');
	expect(page.arrivingGuides().missing.size).toBe(0);
});

test('on a connection that saves data nothing is fetched before somebody says so, which is remembered', async () => {
	browser.connection.saveData = true;
	const { device, page } = await aTravelingDevice();
	device.requests.length = 0;
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(page.arrivingGuides()).toMatchObject({ state: 'asking', missing: new Set([BOSTON_COLLEGE]) });
	expect(device.requests).toEqual([]);
	device.network.answer = noSignal;
	await page.getGuidesNow();
	expect(page.arrivingGuides().state).toBe('waiting');
	device.network.answer = answers(device);
	const later = await open(device);
	await later.wantGuides([BOSTON_COLLEGE]);
	expect(later.arrivingGuides()).toMatchObject({ state: 'resting', missing: new Set() });
});

test('a guide that the server does not have any more is not asked for endlessly', async () => {
	const { device, page } = await aTravelingDevice();
	const toServer = answers(device);
	device.network.answer = async (path, init) =>
		path.includes(`qid=${BOSTON_COLLEGE}`)
			? toServer(path.replace(String(BOSTON_COLLEGE), String(WYOMING)), init)
			: toServer(path, init);
	await page.wantGuides([BOSTON_COLLEGE]);
	const asked = device.requests.length;
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(device.requests.length).toBe(asked);
	expect(page.arrivingGuides()).toMatchObject({ state: 'resting', missing: new Set([BOSTON_COLLEGE]) });
});

test('a guide that the server cannot send holds up no other guide of the trip', async () => {
	vi.spyOn(Math, 'random').mockReturnValue(0);
	vi.spyOn(console, 'warn').mockReturnValue();
	const { device, page } = await aTravelingDevice();
	const toServer = answers(device);
	const network = { isLost: true };
	device.network.answer = async (path, init) => {
		if (network.isLost) return noSignal(path);
		if (path.includes(`qid=${BOSTON_COLLEGE}`)) return Response.json({ code: 'internal' }, { status: 500 });
		if (!path.includes(`qid=${TUFTS}`)) return toServer(path, init);
		const guide = await toServer(path.replace(String(TUFTS), String(BOSTON_COLLEGE)), init);
		return Response.json({ ...((await guide.json()) as object), ipeds_id: TUFTS });
	};
	await page.wantGuides([BOSTON_COLLEGE, TUFTS]);
	// By the time the signal is back, each has failed once.
	await page.getGuidesNow();
	network.isLost = false;
	await expect.poll(() => page.arrivingGuides().missing).toEqual(new Set([BOSTON_COLLEGE]));
	device.network.answer = answers(device);
	await expect.poll(() => page.arrivingGuides().state).toBe('resting');
});

test('a guide wanted while another is coming is missing at once, and comes in the same run', async () => {
	const { device, page } = await aTravelingDevice();
	await page.loadCatalogue();
	const progress: string[] = [];
	const { arriving } = await import('#content/arriving-guides.ts');
	arriving.subscribe(() => {
		const { known, wanted, missing, state } = arriving.get();
		const words = `${state}, ${missing.size} of ${wanted.size} missing`;
		if (known.has(TUFTS) && words !== progress.at(-1)) progress.push(words);
	});
	const toServer = answers(device);
	let answerNow: (() => void) | undefined;
	const isTime = new Promise<void>((resolve) => {
		answerNow = resolve;
	});
	device.network.answer = async (path, init) => {
		if (path.includes(`qid=${BOSTON_COLLEGE}`)) await isTime;
		if (!path.includes(`qid=${TUFTS}`)) return toServer(path, init);
		const guide = await toServer(path.replace(String(TUFTS), String(BOSTON_COLLEGE)), init);
		return Response.json({ ...((await guide.json()) as object), ipeds_id: TUFTS });
	};
	const first = page.wantGuides([BOSTON_COLLEGE]);
	await inTime(() => expect(page.arrivingGuides().state).toBe('coming'));
	const both = page.wantGuides([BOSTON_COLLEGE, TUFTS]);
	await inTime(() => expect(progress).toEqual(['coming, 2 of 2 missing']));
	answerNow?.();
	await Promise.all([first, both]);
	expect(progress).toEqual([
		'coming, 2 of 2 missing',
		'coming, 1 of 2 missing',
		'coming, 0 of 2 missing',
		'resting, 0 of 2 missing',
	]);
});

test('guides that a full device did not keep come once there is room and somebody asks', async () => {
	const { device, page } = await aTravelingDevice();
	vi.spyOn(console, 'warn').mockReturnValue();
	const { sharedDb } = await import('#db/shared-db.ts');
	const full = vi.spyOn(sharedDb.guides, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(page.arrivingGuides()).toMatchObject({ state: 'resting', missing: new Set([BOSTON_COLLEGE]) });
	full.mockRestore();
	await page.getGuidesNow();
	expect(page.arrivingGuides()).toMatchObject({ state: 'resting', missing: new Set() });
	device.network.answer = noSignal;
	expect((await (await open(device)).loadGuide(BOSTON_COLLEGE)).guide.name).toBe('Boston College');
});

test('articles that a full device did not keep come once there is room, when the page is opened again', async () => {
	const { device, page } = await aTravelingDevice();
	vi.spyOn(console, 'warn').mockReturnValue();
	const { sharedDb } = await import('#db/shared-db.ts');
	vi.spyOn(sharedDb.content, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
	await page.wantGuides([BOSTON_COLLEGE]);
	expect((await page.listGuideIds()).has(BOSTON_COLLEGE)).toBe(true);
	// This page does not fetch again what the device did not keep.
	const asked = device.requests.length;
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(device.requests.length).toBe(asked);
	const later = await open(device);
	await later.wantGuides([BOSTON_COLLEGE]);
	expect((await later.listArticlesHere()).map(({ id }) => id)).toEqual(['about-bc']);
});

test('a first visit cut short fails for nobody: it asked for no guide', async () => {
	const device = await aDevice();
	device.hasAppFiles = false;
	device.network.answer = noSignal;
	const failed = vi.fn();
	process.on('unhandledRejection', failed);
	const { loadCatalogue } = await device.start();
	const { bringGuidesOfTrips } = await import('#trips/guides-of-trips.ts');
	bringGuidesOfTrips();
	await expect(loadCatalogue()).rejects.toMatchObject({ code: 'no_signal' });
	for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
	process.off('unhandledRejection', failed);
	expect(failed).not.toHaveBeenCalled();
});

test('guides wanted while the catalogue could not be loaded come once it can, without a new page', async () => {
	vi.spyOn(Math, 'random').mockReturnValue(0);
	const device = await aDevice();
	device.hasAppFiles = false;
	device.network.answer = noSignal;
	const page = await open(device);
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(page.arrivingGuides().state).toBe('unknown');
	device.hasAppFiles = true;
	device.network.answer = answers(device);
	await expect.poll(() => page.arrivingGuides().state).toBe('resting');
	expect((await page.listGuideIds()).has(BOSTON_COLLEGE)).toBe(true);
});

test('the guide of a college on a trip comes as soon as an editor opens it', async () => {
	const { page } = await aTravelingDevice();
	const catalogue = await page.loadCatalogue();
	page.installCatalogue({
		...catalogue,
		colleges: catalogue.colleges.map((each) => ({ ...each, enabled: false })),
	});
	await page.wantGuides([BOSTON_COLLEGE]);
	expect(page.arrivingGuides()).toMatchObject({ wanted: new Set(), state: 'resting' });
	page.installCatalogue(catalogue);
	await expect.poll(async () => (await page.listGuideIds()).has(BOSTON_COLLEGE)).toBe(true);
	expect(page.arrivingGuides().wanted).toEqual(new Set([BOSTON_COLLEGE]));
});
