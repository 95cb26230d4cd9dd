import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { milesBetween } from '#domain/geo.ts';
import type { DirectionsAnswer } from '#domain/roads/directions-call.ts';
import { decodeLine } from '#domain/roads/road-drives.ts';
import { createRoadService } from '#server/directions/osrm.ts';
import { createRoadDriveStore } from '#server/directions/store.ts';
import { roadDrives } from '#server/directions/table.ts';
import { createAskOutside } from '#server/outside/ask.ts';
import { aClock } from '../a-clock.ts';
import { aServer } from '../a-server.ts';
import { anOsrm, type Instead, sendJson } from './an-osrm.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
	for (const each of open.splice(0)) await each.close();
});

const harvard = { lat: 42.3745, long: -71.1183 };
const yale = { lat: 41.3113, long: -72.9267 };
const brown = { lat: 41.8268, long: -71.4025 };
const oahu = { lat: 21.3, long: -157.82 };
const DAY = 24 * 60;
const PATIENCE_MS = 5000;

/** A site whose directions come from a service on this machine. */
async function aSite({ token = null as string | null } = {}) {
	const osrm = await anOsrm();
	open.push(osrm);
	const clock = aClock();
	const ask = createAskOutside({ allowLoopback: true });
	const roadService = createRoadService({ url: osrm.url, token }, ask, PATIENCE_MS);
	const server = aServer({ roadService, now: clock.now });
	const post = (question: object, headers: Record<string, string> = {}) =>
		server.app.request('/api/public/directions', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
			body: JSON.stringify(question),
		});
	const askFor = async (points: object[], legs = points.slice(1).map((_, at) => at), matrix = true) =>
		(await (await post({ points, legs, matrix })).json()) as DirectionsAnswer;
	return { ...server, ...clock, osrm, post, askFor };
}

const found = ({ drives }: DirectionsAnswer, from: number, to: number) =>
	drives.find((each) => each.from === from && each.to === to)?.drive;
const which = (address: string) => address.split('/')[1];

test('a trip is one request: lines and turns of its legs, miles and minutes of every pair', async () => {
	const { osrm, askFor, log } = await aSite();
	const answer = await askFor([harvard, yale, brown]);
	expect(osrm.asked.map(which)).toEqual(['table', 'route']);
	expect(osrm.asked[1]).toContain('-71.1183,42.3745;-72.9267,41.3113;-71.4025,41.8268?');
	expect([answer.drives.length, answer.again_in]).toEqual([6, null]);
	const leg = found(answer, 0, 1);
	expect(leg?.miles).toBeCloseTo(milesBetween(harvard, yale) * 1.25, 0);
	expect(leg?.way?.steps).toEqual([
		{
			words: 'Head west on Main St',
			road: 'Main St',
			miles: expect.closeTo((leg?.miles ?? 0) * 0.02, 1),
			at: 0,
		},
		{
			words: 'Take the ramp toward I-90 West, Albany',
			road: 'I-90',
			miles: expect.closeTo((leg?.miles ?? 0) * 0.98, 1),
			at: 0,
		},
		{ words: 'Arrive, on the left', road: '', miles: 0, at: 2 },
	]);
	const line = decodeLine(leg?.way?.line ?? '');
	expect([line[0], line.at(-1), line.length]).toEqual([harvard, yale, 3]);
	expect(found(answer, 1, 0)).toEqual({ miles: leg?.miles, minutes: leg?.minutes, way: null });
	expect(log).toEqual([]);
});

test('an answer is reused for 30 days, for everyone, and for places a few steps away', async () => {
	const { osrm, askFor, pass, db } = await aSite();
	const first = await askFor([harvard, yale]);
	const nearby = { lat: harvard.lat + 0.00004, long: harvard.long };
	expect(await askFor([nearby, yale])).toEqual(first);
	pass(29 * DAY);
	expect(await askFor([harvard, yale])).toEqual(first);
	expect(osrm.asked).toHaveLength(2);
	pass(2 * DAY);
	await askFor([harvard, yale]);
	expect(osrm.asked).toHaveLength(4);
	// Only the new pairs and the new leg are requested.
	await askFor([harvard, yale, brown]);
	expect(osrm.asked.slice(4).map((address) => address.split('?')[0])).toEqual([
		'/table/v1/driving/-71.1183,42.3745;-72.9267,41.3113;-71.4025,41.8268',
		'/route/v1/driving/-72.9267,41.3113;-71.4025,41.8268',
	]);
	const store = createRoadDriveStore(db, 4);
	pass(31 * DAY);
	await store.save(new Map([['1,1 2,2', null]]), new Date(Date.UTC(2040, 0)));
	expect(db.select().from(roadDrives).all()).toHaveLength(4);
});

test('drives older than a month are forgotten, and so are those from a clock that ran ahead', async () => {
	const { db } = await aSite();
	const store = createRoadDriveStore(db);
	const at = (day: number) => new Date(Date.UTC(2027, 0, day));
	for (const [name, day] of [
		['old', 1],
		['fresh', 20],
		['ahead', 90],
	] as const) {
		await store.save(new Map([[name, null]]), at(day));
	}
	await store.forgetOver(at(40));
	expect(
		db
			.select()
			.from(roadDrives)
			.all()
			.map(({ places }) => places),
	).toEqual(['fresh']);
});

test('where no road leads the answer says so, and the legs before and after are routed', async () => {
	const { osrm, askFor, log } = await aSite();
	const answer = await askFor([harvard, yale, oahu, brown, yale]);
	expect([found(answer, 1, 2), found(answer, 2, 3), found(answer, 2, 0)]).toEqual([null, null, null]);
	expect(found(answer, 0, 1)?.way?.steps).toHaveLength(3);
	expect(found(answer, 3, 4)?.way?.steps).toHaveLength(3);
	expect(osrm.asked.map(which)).toEqual(['table', 'route', 'route']);
	expect(found(await askFor([yale, oahu], [0], false), 0, 1)).toBeNull();
	expect(osrm.asked).toHaveLength(3);
	expect(log).toEqual([]);
});

test('a service that refuses the table for one of the places is asked for each leg', async () => {
	const { osrm, askFor, log } = await aSite();
	osrm.instead = (request, answer) => {
		if (!request.url?.startsWith('/table')) return false;
		sendJson(answer, 400, {
			code: 'NoSegment',
			message: 'Could not find a matching segment for coordinate 1',
		});
		return true;
	};
	const answer = await askFor([harvard, oahu, brown, yale]);
	expect(answer.drives.map(({ from, to, drive }) => [from, to, drive === null])).toEqual([
		[0, 1, true],
		[1, 2, true],
		[2, 3, false],
	]);
	expect([answer.again_in, log]).toEqual([null, []]);
});

test('a table that the service refuses leaves the legs, each asked for on its own', async () => {
	const { osrm, askFor, log } = await aSite();
	osrm.instead = (request, answer) =>
		request.url?.startsWith('/table') === true &&
		text('{"code":"TooBig","message":"no"}', 400)(request, answer);
	const answer = await askFor([harvard, brown, yale]);
	expect(answer.drives.map(({ from, to, drive }) => [from, to, drive === null])).toEqual([
		[0, 1, false],
		[1, 2, false],
	]);
	expect(osrm.asked.map(which)).toEqual(['table', 'route', 'route']);
	expect([answer.again_in, log]).toEqual([
		null,
		[expect.stringMatching(/refused a question \(400 TooBig\)\.$/)],
	]);
});

test('a leg that the service refuses leaves the others their roads', async () => {
	const { osrm, askFor, log } = await aSite();
	osrm.instead = (request, answer) => {
		const isLong = request.url?.startsWith('/table') || request.url?.includes(String(oahu.long));
		return isLong === true && text('{"code":"TooBig","message":"no"}', 400)(request, answer);
	};
	const answer = await askFor([oahu, harvard, brown, yale]);
	expect(answer.drives.map(({ from, to }) => [from, to])).toEqual([
		[1, 2],
		[2, 3],
	]);
	expect([answer.again_in, log.length]).toEqual([86_400, 2]);
});

test('a place that the service finds on a road far away has no road', async () => {
	const { osrm, askFor } = await aSite();
	osrm.instead = (request, answer) => {
		if (!request.url?.startsWith('/table')) return false;
		const at = { location: [-71.1183, 42.3745] };
		const zero = [
			[0, 60],
			[60, 0],
		];
		sendJson(answer, 200, { code: 'Ok', durations: zero, distances: zero, sources: [at, at] });
		return true;
	};
	expect(found(await askFor([harvard, brown]), 0, 1)).toBeNull();
});

const text =
	(body: string, status = 200): Instead =>
	(_, answer) => {
		answer.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
		return true;
	};
const table = (durations: unknown, distances: unknown) =>
	text(
		JSON.stringify({
			code: 'Ok',
			durations,
			distances,
			sources: [harvard, yale].map(({ lat, long }) => ({ location: [long, lat] })),
		}),
	);
const down: Instead = (_, answer: ServerResponse) => {
	answer.destroy();
	return true;
};

test.each<[string, Instead, string | RegExp]>([
	['slow', () => true, '127.0.0.1 took too long.'],
	['down', down, 'socket hang up'],
	['in trouble', text('{}', 500), /answered 500\.$/],
	['out of patience with us', text('{"code":"Ok"}', 429), /answered 429\.$/],
	['not opened by our key', text('{"message":"no"}', 401), /does not accept our key \(401\)\.$/],
	['a page of HTML', text('<html>Welcome</html>'), /answered 200, in words that are not OSRM's\.$/],
	['cut off', text('{"code":"Ok","durations":[[0,'), /in words that are not OSRM's\.$/],
	[
		'without distances',
		text('{"code":"Ok","durations":[[0,1],[1,0]],"sources":[]}'),
		/not OSRM's \(distances: /,
	],
	['a table of another size', table([[0]], [[0]]), /answered a table of another size\.$/],
	[
		'negative',
		table(
			[
				[0, -1],
				[1, 0],
			],
			[
				[0, 1],
				[1, 0],
			],
		),
		/not OSRM's \(durations\.0\.1: /,
	],
	[
		'shorter than the straight line',
		table(
			[
				[0, 60],
				[60, 0],
			],
			[
				[0, 900],
				[900, 0],
			],
		),
		/answered 1 miles where the straight line has 119\.$/,
	],
	[
		'faster than a car',
		table(
			[
				[0, 60],
				[60, 0],
			],
			[
				[0, 250_000],
				[250_000, 0],
			],
		),
		/answered 155 miles in 1 minutes\.$/,
	],
])(
	'a service that is %s is logged, costs nobody anything more, and is asked again later',
	async (what, instead, words) => {
		const { osrm, askFor, log, pass } = await aSite();
		const patience = new AbortController();
		const limit = vi.spyOn(AbortSignal, 'timeout');
		if (what === 'slow') limit.mockReturnValueOnce(patience.signal);
		osrm.instead = (request, answer) => {
			// The deadline passes once the request has arrived: on a busy machine a real timer could fire at any moment.
			patience.abort();
			return instead(request, answer);
		};
		expect(await askFor([harvard, yale])).toEqual({ drives: [], again_in: 30 });
		expect(limit).toHaveBeenCalledWith(PATIENCE_MS);
		expect(log).toEqual([expect.stringMatching(words)]);
		expect(log[0]).toMatch(/^directions failed: /);
		// The service rests: the next family does not wait for it.
		osrm.instead = () => false;
		expect(await askFor([harvard, yale])).toEqual({ drives: [], again_in: 30 });
		expect(osrm.asked).toHaveLength(1);
		pass(0.6);
		expect((await askFor([harvard, yale])).drives).toHaveLength(2);
		expect(log.slice(1)).toEqual(['directions come again']);
	},
);

test('a service that stays down is asked less and less often, every half hour in the end', async () => {
	const { osrm, askFor, pass } = await aSite();
	osrm.instead = down;
	const waits: (number | null)[] = [];
	for (let each = 0; each < 9; each++) {
		waits.push((await askFor([harvard, yale])).again_in);
		pass(31);
	}
	expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
});

test('questions that fail together are one failure, and a clock set back lengthens no pause', async () => {
	const { osrm, askFor, log, pass } = await aSite();
	osrm.instead = down;
	const together = await Promise.all([yale, brown, yale, brown].map((place) => askFor([harvard, place])));
	expect(together.map(({ again_in }) => again_in)).toEqual([30, 30, 30, 30]);
	expect(log).toHaveLength(1);
	pass(-24 * 60);
	osrm.instead = () => false;
	expect((await askFor([harvard, yale])).again_in).toBeNull();
});

test('one question that is refused is logged, and others are still asked', async () => {
	const { osrm, askFor, log } = await aSite();
	osrm.instead = text('{"code":"TooBig","message":"no"}', 400);
	expect((await askFor([harvard, yale])).again_in).toBe(86_400);
	osrm.instead = () => false;
	expect((await askFor([harvard, brown])).again_in).toBeNull();
	expect(log).toEqual([
		expect.stringMatching(/^directions have no table: .* refused a question \(400 TooBig\)\.$/),
		expect.stringMatching(/^directions failed: .* refused a question \(400 TooBig\)\.$/),
	]);
});

test('an answer too large to take says nothing about the next question', async () => {
	const { osrm, askFor, log } = await aSite();
	osrm.instead = text(' '.repeat(8_000_001), 200);
	expect((await askFor([harvard, yale])).again_in).toBe(86_400);
	osrm.instead = () => false;
	expect((await askFor([harvard, brown])).again_in).toBeNull();
	expect(log).toEqual([
		expect.stringMatching(/^directions have no table: .* more than 8000000 bytes\.$/),
		expect.stringMatching(/^directions failed: .* more than 8000000 bytes\.$/),
	]);
});

test('figures from the table are answered and stored even if the route then fails', async () => {
	const { osrm, askFor } = await aSite();
	osrm.instead = (request, answer) => request.url?.startsWith('/route') === true && down(request, answer);
	const answer = await askFor([harvard, yale]);
	expect([answer.drives.length, found(answer, 0, 1)?.way, answer.again_in]).toEqual([2, null, 30]);
});

test('the key goes to the service alone: not to the client, and not to the log', async () => {
	const { osrm, askFor, log, read } = await aSite({ token: 'pk.hush' });
	osrm.instead = text('{"message":"Forbidden"}', 403);
	const answers = [await askFor([harvard, yale]), await read('/api/site'), await read('/api/openapi.json')];
	expect(osrm.keys).toEqual(['Bearer pk.hush']);
	expect(osrm.asked[0]).not.toContain('hush');
	expect(JSON.stringify([answers, log])).not.toContain('hush');
	expect(answers[1]).toMatchObject({ directions: true });
});

test('Mapbox is asked at its own addresses, with its key in the form it wants', async () => {
	const asked: URL[] = [];
	const service = createRoadService({ url: 'https://api.mapbox.com', token: 'pk.hush' }, async ({ url }) => {
		asked.push(url);
		return { status: 200, headers: {}, text: '{"code":"NoRoute"}' };
	});
	expect([await service.route([harvard, yale]), await service.table([harvard, yale])]).toEqual([null, null]);
	expect(asked.map(({ pathname }) => pathname.split('/').slice(0, 5).join('/'))).toEqual([
		'/directions/v5/mapbox/driving',
		'/directions-matrix/v1/mapbox/driving',
	]);
	expect(asked.map(({ searchParams }) => searchParams.get('access_token'))).toEqual(['pk.hush', 'pk.hush']);
});

test.each([
	['one stop', { points: [harvard], legs: [], matrix: true }],
	['eleven stops', { points: Array(11).fill(harvard), legs: [], matrix: true }],
	['a place off the globe', { points: [harvard, { lat: 91, long: 0 }], legs: [], matrix: true }],
	['words for a number', { points: [harvard, { lat: '42;', long: 0 }], legs: [], matrix: true }],
])('%s is refused as a question', async (_, question) => {
	const { post, osrm } = await aSite();
	const answer = await post(question);
	expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_body']);
	expect(osrm.asked).toEqual([]);
});

test('one address may ask as often as a school class does, and no more', async () => {
	const { post } = await aSite();
	const question = { points: [harvard, harvard], legs: [], matrix: true };
	for (let each = 0; each < 300; each++) expect((await post(question)).status).toBe(200);
	const answer = await post(question);
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
});

test('a site without a service says so on every page, and has nothing to ask', async () => {
	const { app, read } = aServer();
	expect(await read('/api/site')).toMatchObject({ directions: false });
	const answer = await app.request('/api/public/directions', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
		body: JSON.stringify({ points: [harvard, yale], legs: [], matrix: true }),
	});
	expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
});
