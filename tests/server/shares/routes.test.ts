import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#domain/sync/cell.ts';
import { sharedTripOf } from '#domain/trips/trip-share.ts';
import { hashToken } from '#server/secrets/random.ts';
import { tripShares } from '#server/shares/table.ts';
import { aMember, PAID } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T23:30:00Z');
const json = { 'Content-Type': 'application/json' };
const ownPlace = `x${Buffer.from('42.1,-72.3,Grandma’s').toString('base64url')}`;
const goneWords = 'This link is no longer valid. Ask for a new one.';

/** A server with Ann, who has a saved trip with notes in it, and Bob; `later` moves its clock. */
async function aShareServer() {
	let now = START;
	const server = aServer({ now: () => new Date(now) });
	const people = { ann: await aMember(server.db, 'ann', PAID), bob: await aMember(server.db, 'bob') };
	const ask = async (method: string, path: string, body?: unknown, name: 'ann' | 'bob' | null = 'ann') => {
		const headers = name ? people[name].headers : { 'Sec-Fetch-Site': 'same-origin' };
		const answer = await server.app.request(`/api${path}`, {
			method,
			headers: { ...json, ...headers },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const text = await answer.text();
		return { status: answer.status, headers: answer.headers, text, body: text ? JSON.parse(text) : null };
	};
	const saving = { name: 'Spring tour', trip_string: `c164924,${ownPlace}` };
	const saved = (await ask('POST', '/private/trip', saving)).body;
	const stop = saved.stops[0].stop_id;
	const write = async (path: string, value: unknown, seq: number) => {
		const op = { id: `o_${seq}`, seq, trip: saved.trip_id, path, value, base: 99, t: now };
		const request = {
			v: 1,
			device: 'd_phone',
			epoch: null,
			cursor: 0,
			clientNow: now,
			limit: 100,
			ops: [op],
		};
		const answer = await server.app.request('/api/sync', {
			method: 'POST',
			headers: { ...json, ...people.ann.headers, 'X-Account': people.ann.id },
			body: JSON.stringify(request),
		});
		expect((await answer.json()).acks[0].verdict).toBe('applied');
	};
	await write('notes', 'Secret of the trip', 1);
	await write(`stops/${stop}/note`, 'Secret of the stop', 2);
	await write(`stops/${stop}/visit_minutes`, 120, 3);
	await write(`stops/${stop}/tour_at`, '2027-04-12T10:00', 4);
	await write(`stops/${stop}/session_at`, '2027-04-12T09:00', 5);
	await write(`stops/${stop}/parking_minutes`, 20, 6);
	await write(`stops/${stop}/overnight`, true, 7);
	await write('start_date', '2027-04-12', 8);
	await write('day_start', '08:30', 9);
	await write('days/2/lunch_minutes', 0, 10);
	await write(`stops/${stop}/student_card`, '5445 Loved it', 11);
	const tripId: string = saved.trip_id;
	const make = async (days?: number) =>
		(await ask('POST', '/account/trip/share', { trip_id: tripId, ...(days && { days }) })).body;
	return {
		...server,
		ann: people.ann,
		tripId,
		stop,
		ask,
		make,
		open: (token: string) => ask('GET', `/public/shared-trip/${token}`, undefined, null),
		list: async () => (await ask('GET', `/account/trip/share?tid=${tripId}`)).body,
		later: (ms: number) => {
			now += ms;
		},
	};
}

test('a link is made for the chosen time, listed without its secret, and opened by a visitor', async () => {
	const { make, list, open, db } = await aShareServer();
	const made = await make();
	expect(made).toEqual({
		id: expect.stringMatching(/^k_[\w-]{22}$/),
		token: expect.stringMatching(/^[\w-]{43}$/),
		url: `https://tours.example/shared/${made.token}`,
		expires: '2026-12-21T23:30:00.000Z',
	});
	expect((await make(7)).expires).toBe('2026-11-28T23:30:00.000Z');
	expect((await make(180)).expires).toBe('2027-05-20T23:30:00.000Z');
	const created = '2026-11-21T23:30:00.000Z';
	const inList = async () => (await list()).find(({ id }: { id: string }) => id === made.id);
	const unopened = { id: made.id, created, expires: made.expires, last_opened: null };
	expect(await inList()).toEqual(unopened);
	const opened = await open(made.token);
	expect([opened.status, opened.headers.get('cache-control'), opened.headers.get('x-robots-tag')]).toEqual([
		200,
		'private, no-store',
		'noindex',
	]);
	expect(await inList()).toEqual({
		...unopened,
		last_opened: '2026-11-21',
		opened_hour: '2026-11-21T23:00Z',
	});
	// As an older release noted it.
	db.update(tripShares).set({ last_opened: '2026-11-20' }).run();
	expect(await inList()).toEqual({ ...unopened, last_opened: '2026-11-20' });
});

const undated = { start_date: null, day_start: null, day_end: null, lunch_minutes: null, days: [] };
const untimed = {
	visit_minutes: null,
	parking_minutes: null,
	session_at: null,
	tour_at: null,
	overnight: null,
};

test('a link shows exactly this and nothing more', async () => {
	const { make, open, ann, tripId, stop } = await aShareServer();
	const { id, token } = await make();
	const { body, text } = await open(token);
	expect(body).toEqual({
		name: 'Spring tour',
		...undated,
		start_date: '2027-04-12',
		day_start: '08:30',
		days: [{ number: 2, day_start: null, day_end: null, lunch_minutes: 0 }],
		stops: [
			{
				place: {
					type: 'college',
					code: '164924',
					name: 'Boston College',
					city: 'Chestnut Hill',
					state: 'MA',
					lat: 42.33621,
					long: -71.16924,
				},
				visit_minutes: 120,
				parking_minutes: 20,
				session_at: '2027-04-12T09:00',
				tour_at: '2027-04-12T10:00',
				overnight: true,
			},
			{
				place: { type: 'x', code: '', name: 'Grandma’s', city: '', state: '', lat: 42.1, long: -72.3 },
				...untimed,
			},
		],
		trip_string: `c164924,${ownPlace}`,
		last_modified: '2026-11-21T23:30:00.000Z',
		expires: '2026-12-21T23:30:00.000Z',
	});
	for (const secret of ['Secret', 'ann', tripId, stop, ann.id, id]) expect(text).not.toContain(secret);
});

test('whatever cells a trip holds, only the listed ones leave the server', () => {
	const field = fc.constantFrom('note', 'secret', 'owner', 'Place', 'tour_at ', '__proto__');
	const path = fc.oneof(
		fc.constantFrom(
			'notes',
			'owner',
			'expires',
			'days/2/note',
			'account_id',
			'stops/s_1',
			'stops/s_1/place/x',
		),
		field.map((name) => `stops/s_1/${name}`),
		fc.string({ minLength: 1, maxLength: 20 }).map((name) => `own ${name}`),
	);
	const home = { type: 'x', code: '', name: 'Home', city: '', state: '', lat: 42, long: -71 };
	fc.assert(
		fc.property(fc.uniqueArray(path), fc.integer({ min: 2 }), (secrets, t) => {
			const cell = (v: Json, at = 1) => ({ v, r: 1, t: at, device: 'd_secret', seq: 1 });
			const cells = new Map([
				['name', cell('Tour')],
				['stops/s_1/place', cell({ ...home, owner: 'Secret' })],
				['stops/s_1/live', cell(true)],
				...secrets.map((each) => [each, cell('Secret', t)] as const),
			]);
			expect(sharedTripOf({ cells }, new Date(START))).toEqual({
				name: 'Tour',
				...undated,
				stops: [{ place: home, ...untimed }],
				trip_string: 'xNDIsLTcxLEhvbWU',
				last_modified: '1970-01-01T00:00:00.001Z',
				expires: '2026-11-21T23:30:00.000Z',
			});
		}),
	);
});

test('a change of the notes does not show as a change of the trip', async () => {
	const { make, open, later, app, ann, tripId } = await aShareServer();
	const { token } = await make();
	later(60_000);
	const op = { id: 'o_9', seq: 9, trip: tripId, path: 'notes', value: 'More', base: 99, t: START + 60_000 };
	const request = { v: 1, device: 'd_phone', epoch: null, cursor: 0, clientNow: op.t, limit: 1, ops: [op] };
	const headers = { ...json, ...ann.headers, 'X-Account': ann.id };
	await app.request('/api/sync', { method: 'POST', headers, body: JSON.stringify(request) });
	expect((await open(token)).body.last_modified).toBe('2026-11-21T23:30:00.000Z');
});

test('the token is nowhere in the database, its hash is in one place', async () => {
	const { make, open, db } = await aShareServer();
	const { token } = await make();
	await open(token);
	const tables = db.$client.prepare("select name from sqlite_master where type = 'table'").all() as {
		name: string;
	}[];
	const dumps = tables.map(({ name }) => JSON.stringify(db.$client.prepare(`select * from "${name}"`).all()));
	expect(dumps.length).toBeGreaterThan(20);
	expect(dumps.filter((dump) => dump.includes(token))).toEqual([]);
	expect(dumps.filter((dump) => dump.includes(hashToken(token)))).toHaveLength(1);
});

test('unknown, revoked, expired, in the trash and purged are one and the same answer', async () => {
	const { make, open, ask, later, tripId, db } = await aShareServer();
	const answers: unknown[] = [];
	const note = async (token: string) => {
		const { status, body, headers } = await open(token);
		const { instance: _instance, ...problem } = body;
		answers.push([status, problem, headers.get('cache-control'), headers.get('x-robots-tag')]);
	};
	await note('A'.repeat(43));
	await note('__proto__');
	const revoked = await make();
	expect((await ask('DELETE', `/account/trip/share/${revoked.id}`)).status).toBe(204);
	await note(revoked.token);
	const trashed = await make();
	await ask('POST', '/account/trip', { trip_id: tripId, deleted: true });
	await note(trashed.token);
	await ask('POST', '/account/trip', { trip_id: tripId, deleted: false });
	expect((await open(trashed.token)).status).toBe(200);
	const brief = await make(7);
	later(7 * DAY_MS - 1);
	expect((await open(brief.token)).status).toBe(200);
	later(1);
	await note(brief.token);
	db.$client.prepare('delete from trips where id = ?').run(tripId);
	await note(trashed.token);
	expect(answers).toHaveLength(6);
	for (const answer of answers)
		expect(answer).toEqual([
			404,
			expect.objectContaining({ code: 'share_not_found', detail: goneWords }),
			'private, no-store',
			'noindex',
		]);
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('only the owner makes, sees and revokes links, and only of a trip that is not in the trash', async () => {
	const { ask, make, open, tripId } = await aShareServer();
	const { id, token } = await make();
	const refused = [
		await ask('POST', '/account/trip/share', { trip_id: tripId }, 'bob'),
		await ask('GET', `/account/trip/share?tid=${tripId}`, undefined, 'bob'),
		await ask('POST', '/account/trip/share', { trip_id: 't_none' }),
	];
	expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
		refused.map(() => [404, 'trip_not_found']),
	);
	expect((await ask('DELETE', `/account/trip/share/${id}`, undefined, 'bob')).body.code).toBe(
		'share_not_found',
	);
	expect((await open(token)).status).toBe(200);
	await ask('POST', '/account/trip', { trip_id: tripId, deleted: true });
	expect((await ask('POST', '/account/trip/share', { trip_id: tripId })).body.code).toBe('trip_not_found');
	expect((await ask('DELETE', `/account/trip/share/${id}`)).status).toBe(204);
	expect((await ask('DELETE', `/account/trip/share/${id}`)).body.code).toBe('share_not_found');
	expect((await ask('POST', '/account/trip/share', { trip_id: tripId, days: 31 })).body.code).toBe(
		'bad_body',
	);
});

test('a trip has twenty open links at most; one that is revoked makes room', async () => {
	const { ask, make, list, tripId } = await aShareServer();
	for (let made = 0; made < 20; made += 1) expect((await make()).token).toBeTruthy();
	const refused = await ask('POST', '/account/trip/share', { trip_id: tripId });
	expect([refused.status, refused.body.code]).toEqual([409, 'share_limit']);
	const [first] = await list();
	await ask('DELETE', `/account/trip/share/${first.id}`);
	expect((await make()).token).toBeTruthy();
	expect(await list()).toHaveLength(20);
});

test('a link that has ended is forgotten thirty days later', async () => {
	const { make, later, db } = await aShareServer();
	await make(7);
	const count = () => db.$client.prepare('select count(*) as n from trip_shares').get() as { n: number };
	later(36 * DAY_MS);
	await make(7);
	expect(count().n).toBe(2);
	later(2 * DAY_MS);
	await make(7);
	expect(count().n).toBe(2);
});

test('links cannot be tried or made endlessly', async () => {
	const { open, ask, tripId } = await aShareServer();
	let last = await open('nothing');
	for (let tried = 1; tried <= 300; tried += 1) last = await open('nothing');
	expect([last.status, last.body.code, last.headers.get('retry-after')]).toEqual([
		429,
		'too_many_requests',
		'600',
	]);
	let made = 0;
	for (; made < 100; made += 1) {
		const { status, body } = await ask('POST', '/account/trip/share', { trip_id: tripId });
		if (status === 429) break;
		if (status === 200) await ask('DELETE', `/account/trip/share/${body.id}`);
	}
	expect(made).toBe(60);
});

test('the page of a link keeps it from caches, search engines and other sites', async () => {
	const { make, get } = await aShareServer();
	const { token } = await make();
	const page = await get(`/shared/${token}`);
	const html = await page.text();
	expect(page.status).toBe(200);
	const header = (name: string) => page.headers.get(name);
	expect([header('cache-control'), header('x-robots-tag'), header('referrer-policy')]).toEqual([
		'private, no-store',
		'noindex',
		'no-referrer',
	]);
	expect(header('content-security-policy')).toContain("default-src 'none'");
	expect(html).toContain('<title>A shared trip | College Tour Trails</title>');
	expect(html).toContain('<meta name="robots" content="noindex">');
	expect(html).not.toContain(token);
	expect(html).not.toContain('Spring tour');
	expect(await (await get('/sitemap.xml')).text()).not.toContain('/shared');
});

test('a link whose trip cannot be read is in the log without its token', async () => {
	const { make, get, log, db } = await aShareServer();
	const { token } = await make();
	db.$client.exec('drop table trip_shares');
	expect((await get(`/api/public/shared-trip/${token}`)).status).toBe(500);
	expect(log).toHaveLength(1);
	expect(log[0]).toContain('GET /api/public/shared-trip/:token: ');
	expect(log[0]).not.toContain(token);
});
