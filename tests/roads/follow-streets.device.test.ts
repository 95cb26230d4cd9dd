import { beforeEach, expect, test, vi } from 'vitest';
import type { Point } from '#domain/geo.ts';
import { milesBetween } from '#domain/geo.ts';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { encodeLine, type RoadDrive } from '#domain/roads/road-drives.ts';
import { sourceWords } from '#domain/trips/travel-words.ts';
import { QuestionRefused, type RoadService } from '#server/directions/osrm.ts';
import { aDevice, noSignal } from '../content/a-device.ts';
import { aPlace } from '../domain/trips/builders.ts';
import { inTime } from '../in-time.ts';

const account: { db: unknown } = vi.hoisted(() => ({ db: null }));
vi.mock('#sync/current-account.ts', () => ({ currentAccount: () => account.db && account }));

const harvard = aPlace({ lat: 42.3745, long: -71.1183 });
const yale = aPlace({ lat: 41.3113, long: -72.9267 });
const brown = aPlace({ lat: 41.8268, long: -71.4025 });
const places = [harvard, yale, brown];

beforeEach(() => {
	account.db = null;
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});

const figures = (from: Point, to: Point): RoadDrive => {
	const miles = milesBetween(from, to) * 1.3;
	return { miles, minutes: miles, way: null };
};
const steps = [{ words: 'Head west on I-90', road: 'I-90', miles: 60 }];
/** A service that knows a road between any two places. */
const service: RoadService = {
	table: async (points) => points.map((from) => points.map((to) => figures(from, to))),
	route: async (points) =>
		points.slice(1).map((to, at) => {
			const from = points[at] ?? to;
			return { ...figures(from, to), way: { line: encodeLine([from, to]), steps } };
		}),
};

/** A phone whose site has a directions service, with a draft of three stops on its disk. */
async function aPhone(roadService: RoadService | null = service) {
	const device = await aDevice({ roadService, now: () => new Date() });
	const page = await open(device);
	await page.refreshCatalogue();
	for (const [at, place] of places.entries()) {
		await page.edit(page.sharedDb, page.DRAFT, [
			{ path: `stops/s${at}/place`, value: { ...place } },
			{ path: `stops/s${at}/live`, value: true },
		]);
	}
	const tripId = (await page.readDraftId(page.sharedDb)) ?? '';
	device.requests.length = 0;
	return { device, page, tripId };
}
type Device = Awaited<ReturnType<typeof aDevice>>;

async function open(device: Device) {
	return {
		...(await device.start()),
		...(await import('#db/shared-db.ts')),
		...(await import('#db/queries.ts')),
		...(await import('#sync/edit.ts')),
		...(await import('#trips/draft-writes.ts')),
		...(await import('#roads/follow-streets.ts')),
		...(await import('#roads/stored-streets.ts')),
		...(await import('#domain/roads/known-drives.ts')),
	};
}
type Page = Awaited<ReturnType<typeof open>>;

/** A page's knowledge of a trip's legs in this order. */
const legsOf = (page: Page, points: Point[]) =>
	estimateDrives(points, page.knownDrives({}, page.streetLegs.get())).legs;
const sourcesOf = (page: Page, points: Point[]) => legsOf(page, points).map((leg) => leg && sourceWords(leg));
const asked = ({ requests }: Device) => requests.filter(({ path }) => path.endsWith('/directions')).length;
/** Lets time pass, and the disk and the network do their work meanwhile. */
async function pause(ms = 1500) {
	for (let turn = 0; turn < 60; turn++) {
		await new Promise(setImmediate);
		await vi.advanceTimersByTimeAsync(ms / 30);
	}
}

test('a trip asks once; offline, after a restart and in any order, its roads are there', async () => {
	const { device, page, tripId } = await aPhone();
	page.followStreets({ tripId, points: places, asks: true });
	await pause();
	await inTime(() => expect(sourcesOf(page, places)).toEqual(['road', 'road']));
	await inTime(async () => expect(await page.sharedDb.streets.count()).toBe(1));
	expect(asked(device)).toBe(1);
	expect(device.requests).toHaveLength(1);
	device.network.answer = noSignal;
	const later = await open(device);
	expect(sourcesOf(later, places)).toEqual(['straight line', 'straight line']);
	later.followStreets({ tripId, points: places, asks: true });
	await inTime(() => expect(sourcesOf(later, places)).toEqual(['road', 'road']));
	const [there] = legsOf(later, places);
	expect(there?.steps).toEqual(steps);
	expect(there?.directions).toEqual([{ road: 'I-90', miles: 60 }]);
	expect([...(there?.line ?? [])].map((degrees) => degrees.toFixed(2))).toEqual([
		'42.37',
		'-71.12',
		'41.31',
		'-72.93',
	]);
	const back = [...places].reverse();
	expect(sourcesOf(later, back)).toEqual(['road', 'road']);
	expect(legsOf(later, back)[1]).toMatchObject({ miles: there?.miles, steps: [] });
});

test('only unknown roads are asked for, and nothing when all are known', async () => {
	const { device, page, tripId } = await aPhone();
	const bodies: { points: unknown[]; legs: number[]; matrix: boolean }[] = [];
	device.network.answer = (path, init) => {
		bodies.push(JSON.parse(String(init?.body)));
		return device.toServer(path, init);
	};
	const stop = page.followStreets({ tripId, points: [harvard, yale], asks: true });
	await pause();
	await inTime(() => expect(sourcesOf(page, [harvard, yale])).toEqual(['road']));
	stop();
	const second = page.followStreets({ tripId, points: [harvard, yale], asks: true });
	await pause();
	expect(bodies.map(({ points, legs, matrix }) => [points.length, legs, matrix])).toEqual([[2, [0], true]]);
	second();
	page.followStreets({ tripId, points: places, asks: true });
	await pause();
	await inTime(() => expect(sourcesOf(page, places)).toEqual(['road', 'road']));
	expect(bodies.slice(1).map(({ points, legs, matrix }) => [points.length, legs, matrix])).toEqual([
		[3, [1], true],
	]);
});

test('a site without a service is asked for nothing', async () => {
	const { device, page, tripId } = await aPhone(null);
	page.followStreets({ tripId, points: places, asks: true });
	await pause();
	expect(device.requests).toEqual([]);
	expect(sourcesOf(page, places)).toEqual(['straight line', 'straight line']);
});

test('nobody asks about a trip that is only listed, and it shows what it has stored', async () => {
	const { device, page, tripId } = await aPhone();
	page.followStreets({ tripId, points: places, asks: false });
	await pause();
	expect(device.requests).toEqual([]);
	page.followStreets({ tripId, points: places, asks: true });
	await pause();
	await inTime(async () => expect(await page.sharedDb.streets.count()).toBe(1));
	const later = await open(device);
	later.followStreets({ tripId, points: places, asks: false });
	await inTime(() => expect(sourcesOf(later, places)).toEqual(['road', 'road']));
});

test('a service that is down costs a family nothing, and its roads come when it is well', async () => {
	let isDown = true;
	const { device, page, tripId } = await aPhone({
		...service,
		table: async (points) => {
			if (isDown) throw new Error('osrm.example took too long.');
			return service.table(points);
		},
	});
	page.followStreets({ tripId, points: places, asks: true });
	await pause();
	await inTime(() => expect(asked(device)).toBe(1));
	expect([sourcesOf(page, places), page.isReachable()]).toEqual([['straight line', 'straight line'], true]);
	await pause(10_000);
	expect(asked(device)).toBe(1);
	isDown = false;
	await pause(8_000);
	await inTime(() => expect(sourcesOf(page, places)).toEqual(['road', 'road']));
	expect(asked(device)).toBe(2);
});

test('a trip that the service refuses waits for a day, and every other trip on the page has its roads at once', async () => {
	const refusing =
		<Answer>(answer: (points: readonly Point[]) => Promise<Answer>) =>
		async (points: readonly Point[]) => {
			if (points.some(({ lat }) => lat === brown.lat))
				throw new QuestionRefused('osrm.example refused a question.');
			return answer(points);
		};
	const { device, page, tripId } = await aPhone({
		table: refusing(service.table),
		route: refusing(service.route),
	});
	const refused = [yale, brown];
	const stop = page.followStreets({ tripId, points: refused, asks: true });
	await pause();
	await inTime(() => expect(asked(device)).toBe(1));
	await pause(120_000);
	expect([asked(device), sourcesOf(page, refused)]).toEqual([1, ['straight line']]);
	stop();
	page.followStreets({ tripId: 't_other', points: [harvard, yale], asks: true });
	await pause();
	await inTime(() => expect(sourcesOf(page, [harvard, yale])).toEqual(['road']));
	const again = page.followStreets({ tripId, points: refused, asks: true });
	await pause(120_000);
	expect(asked(device)).toBe(2);
	again();
});

test('with no signal nothing is asked for until the server is heard again', async () => {
	const { device, page, tripId } = await aPhone();
	device.network.answer = noSignal;
	page.followStreets({ tripId, points: places, asks: true });
	await pause();
	await inTime(() => expect(page.isReachable()).toBe(false));
	await pause(120_000);
	device.network.answer = device.toServer;
	await page.refreshCatalogue();
	await pause();
	await inTime(() => expect(sourcesOf(page, places)).toEqual(['road', 'road']));
	expect(asked(device)).toBe(1);
});

test('roads go with their trip: into the account that saves it, and deleted with it', async () => {
	const { page, tripId } = await aPhone();
	const stop = page.followStreets({ tripId, points: places, asks: true });
	await pause();
	await inTime(async () => expect(await page.sharedDb.streets.count()).toBe(1));
	stop();
	const { openAccountDb } = await import('#db/account-db.ts');
	const db = openAccountDb('streets');
	account.db = db;
	await db.trips.put({ id: tripId } as never);
	await page.discardDraftIn(page.sharedDb, tripId);
	expect(await page.sharedDb.streets.count()).toBe(0);
	page.followStreets({ tripId, points: places, asks: true });
	await pause();
	await inTime(async () => expect(Object.keys((await db.streets.get(tripId))?.drives ?? {})).toHaveLength(6));
	const { writeDevice, readDevice } = await import('#sync/device-on-disk.ts');
	const before = await readDevice(db);
	await db.transaction('rw', [db.trips, db.outbox, db.refused, db.history, db.meta, db.streets], async () =>
		writeDevice(db, before, { ...before, trips: new Map() }),
	);
	expect(await db.streets.count()).toBe(0);
	db.close();
});

test('a trip that is not on disk stores nothing', async () => {
	const { page } = await aPhone();
	page.followStreets({ tripId: 't_gone', points: places, asks: true });
	await pause();
	await inTime(() => expect(sourcesOf(page, places)).toEqual(['road', 'road']));
	expect(await page.sharedDb.streets.toArray()).toEqual([]);
});
