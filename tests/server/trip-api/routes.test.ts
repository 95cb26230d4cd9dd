import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aMember, PAID } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const json = { 'Content-Type': 'application/json' };
type Name = 'ann' | 'bob';
const custom = (name: string) => `x${Buffer.from(`42,-71,${name}`).toString('base64url')}`;

async function aTripServer(columns = PAID) {
	const server = aServer();
	const people = { ann: await aMember(server.db, 'ann', columns), bob: await aMember(server.db, 'bob') };
	const as = (name: Name | null) => ({
		...json,
		...(name ? people[name].headers : { 'Sec-Fetch-Site': 'same-origin' }),
	});
	const post = async (path: string, body: unknown, name: Name | null = 'ann') => {
		const answer = await server.app.request(`/api${path}`, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: as(name),
		});
		return { status: answer.status, body: await answer.json() };
	};
	/** Sends these operations as a phone of Ann's. */
	const sync = async (ops: unknown[] = []) => {
		const body = { v: 1, device: 'd_phone', epoch: null, cursor: 0, clientNow: 0, limit: 100, ops };
		const headers = { ...json, ...people.ann.headers, 'X-Account': people.ann.id };
		const sent = { method: 'POST', body: JSON.stringify(body), headers };
		return (await server.app.request('/api/sync', sent)).json();
	};
	const get = async (path: string, name: Name | null = 'ann') => {
		const answer = await server.app.request(`/api${path}`, { headers: as(name) });
		return { status: answer.status, body: await answer.json() };
	};
	return { ...server, post, get, sync };
}

test('a trip is saved under a name, listed, read by its id, changed, deleted and brought back', async () => {
	const { post, get } = await aTripServer();
	const saved = await post('/private/trip', {
		name: ' Spring tour ',
		trip_string: `c164924,${custom('Home')}`,
	});
	expect(saved).toMatchObject({
		status: 200,
		body: {
			name: 'Spring tour',
			deleted: false,
			last_modified: '2026-11-21T23:30:00.000Z',
			stops: [
				{ id: '164924', type: 'college', nearby: [{ place_id: '16492401', type: 'hotel' }, { type: 'poi' }] },
				{ id: custom('Home'), name: 'Home', type: 'x', lat: 42, long: -71 },
			],
			trip_string: `c164924,${custom('Home')}`,
		},
	});
	const { trip_id, stops } = saved.body;
	expect((await get('/account/trip')).body).toEqual([saved.body]);
	expect((await get(`/account/trip?tid=${trip_id}`)).body).toEqual(saved.body);

	const changed = await post('/private/trip', {
		id: trip_id,
		trip_string: `${custom('Home')},${custom('Aunt')},c164924`,
	});
	expect(changed.body.stops.map(({ name }: { name: string }) => name)).toEqual([
		'Home',
		'Aunt',
		stops[0].name,
	]);
	expect(changed.body.stops[2]).toEqual(stops[0]);
	expect(changed.body.name).toBe('Spring tour');

	expect((await post('/account/trip', { trip_id, deleted: true })).body.deleted).toBe(true);
	expect((await get('/account/trip')).body).toEqual([]);
	expect((await post('/account/trip', { trip_id, deleted: false })).body.deleted).toBe(false);
	expect((await get('/account/trip')).body).toHaveLength(1);
});

test('a trip’s own string is taken after an editor has corrected the kind of a place on it', async () => {
	const { post, db } = await aTripServer();
	const saved = await post('/private/trip', { name: 'Spring tour', trip_string: 'c164924,h16492401' });
	db.run("update places set type = 'restaurant' where place_id = '16492401'");
	const { trip_id: id, trip_string } = saved.body;
	expect(await post('/private/trip', { id, trip_string })).toMatchObject({
		status: 200,
		body: { trip_string },
	});
	expect(await post('/private/trip', { name: 'Again', trip_string })).toMatchObject({
		status: 200,
		body: { trip_string: 'c164924,r16492401' },
	});
});

test('near a place whose kind an editor has corrected is not that place itself', async () => {
	const { post, db } = await aTripServer();
	const saved = await post('/private/trip', { name: 'Spring tour', trip_string: 'h16492401' });
	db.run("update places set type = 'restaurant' where place_id = '16492401'");
	const { trip_id: id, trip_string } = saved.body;
	const { body } = await post('/private/trip', { id, trip_string });
	const near = body.stops[0].nearby.map(({ place_id }: { place_id: string }) => place_id);
	expect(near.length).toBeGreaterThan(0);
	expect(near).not.toContain('16492401');
});

test('the rules are those of sync, and what is refused leaves nothing behind', async () => {
	const { post, get } = await aTripServer({ subscription_type: 0 });
	const names = (count: number) => Array.from({ length: count }, (_, n) => custom(`Stop ${n}`)).join(',');
	const refused = [
		{ name: 'ab', trip_string: names(1) },
		{ trip_string: names(1) },
		{ name: 'Nowhere', trip_string: '' },
		{ name: 'Six stops', trip_string: names(6) },
		{ name: 'Eleven stops', trip_string: names(11) },
		{ name: 'Unknown', trip_string: 'c1,hnone' },
	];
	for (const body of refused) {
		const answer = await post('/private/trip', body);
		expect([answer.status, answer.body.code]).toEqual([422, 'trip_refused']);
	}
	expect((await get('/account/trip')).body).toEqual([]);
	expect((await post('/private/trip', { name: 'Five stops', trip_string: names(5) })).status).toBe(200);
	const second = await post('/private/trip', { name: 'Second', trip_string: names(1) });
	expect(second.body.detail).toBe('Your plan has no room for it.');
});

test('a stop stays on its trip although its college is no longer shown, or its place gone', async () => {
	const { db, post } = await aTripServer();
	const own = 'c164924,h16492401';
	const { trip_id, stops } = (await post('/private/trip', { name: 'Boston', trip_string: own })).body;
	db.run(sql`update colleges set visible = 0 where ipeds_id = 164924`);
	db.run(sql`delete from places where place_id = '16492401'`);
	const reversed = await post('/private/trip', { id: trip_id, trip_string: 'h16492401,c164924' });
	expect(reversed.status).toBe(200);
	expect(reversed.body.stops.map(({ stop_id }: { stop_id: string }) => stop_id)).toEqual([
		stops[1].stop_id,
		stops[0].stop_id,
	]);
	for (const body of [
		{ id: trip_id, trip_string: `${own},c1` },
		{ name: 'Another', trip_string: 'c164924' },
	])
		expect((await post('/private/trip', body)).body.code).toBe('trip_refused');
});

test('a place without a name stays on a trip that already has it, and comes onto no other', async () => {
	const { get, post, sync } = await aTripServer();
	const { trip_id } = (await post('/private/trip', { name: 'Mine', trip_string: custom('Home') })).body;
	const { cursor: base } = await sync();
	const place = { type: 'x', code: '', name: '', city: '', state: '', lat: 42, long: -71 };
	const op = (seq: number, field: string, value: unknown) => ({
		id: `o_${seq}`,
		seq,
		trip: trip_id,
		path: `stops/s_1/${field}`,
		value,
		base,
		t: 0,
	});
	await sync([op(1, 'place', place), op(2, 'live', true)]);
	const { trip_string } = (await get(`/account/trip?tid=${trip_id}`)).body;
	expect(trip_string).toBe(`${custom('Home')},${custom('')}`);
	const turned = `${custom('')},${custom('Home')}`;
	const saved = (await post('/private/trip', { id: trip_id, trip_string: turned })).body;
	expect(saved.trip_string).toBe(turned);
	const another = await post('/private/trip', { name: 'Another', trip_string });
	expect(another.body.code).toBe('trip_refused');
});

test('nobody reads or writes somebody else’s trip, and its id says no more than an unknown one', async () => {
	const { post, get } = await aTripServer();
	const { trip_id } = (await post('/private/trip', { name: 'Mine', trip_string: custom('Home') })).body;
	const asked = [
		await get(`/account/trip?tid=${trip_id}`, 'bob'),
		await get('/account/trip?tid=t_none', 'bob'),
		await post('/account/trip', { trip_id, deleted: true }, 'bob'),
		await post('/private/trip', { id: trip_id, trip_string: custom('Theirs') }, 'bob'),
	];
	expect(asked.map(({ status, body }) => [status, body.code])).toEqual(
		asked.map(() => [404, 'trip_not_found']),
	);
	expect((await get('/account/trip', 'bob')).body).toEqual([]);
	for (const answer of [
		await get('/account/trip', null),
		await post('/account/trip', { trip_id, deleted: true }, null),
		await post('/private/trip', { name: 'Any', trip_string: custom('Home') }, null),
	])
		expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']);
});

test('a trip that a phone permanently deleted is gone, though it is stored until the next pruning', async () => {
	const { post, get, sync } = await aTripServer();
	const { trip_id } = (await post('/private/trip', { name: 'Old tour', trip_string: custom('Home') })).body;
	await post('/account/trip', { trip_id, deleted: true });
	const { cursor: base } = await sync();
	await sync([{ id: 'o_1', seq: 1, trip: trip_id, path: 'gone', value: true, base, t: 0 }]);
	for (const { status, body } of [
		await get(`/account/trip?tid=${trip_id}`),
		await post('/account/trip', { trip_id, deleted: false }),
		await post('/private/trip', { id: trip_id, trip_string: custom('Aunt') }),
	])
		expect([status, body.code]).toEqual([404, 'trip_not_found']);
	expect((await get('/account/trip')).body).toEqual([]);
});

test('a value another client overwrites unseen is in the devices’ history', async () => {
	const { get, post, sync } = await aTripServer();
	const { trip_id } = (await post('/private/trip', { name: 'First name', trip_string: custom('Home') })).body;
	const listed = async () => (await get('/account/trip')).body.map(({ name }: { name: string }) => name);
	expect(await listed()).toEqual(['First name']);
	const { cursor: base } = await sync();
	const rename = { id: 'o_1', seq: 1, trip: trip_id, path: 'name', value: 'By phone', base, t: 0 };
	await sync([rename]);
	// The list is cached between requests, but not past a change.
	expect([await listed(), await listed()]).toEqual([['By phone'], ['By phone']]);
	const { name } = (await post('/private/trip', { id: trip_id, name: 'By api', trip_string: custom('Home') }))
		.body;
	expect(name).toBe('By phone');
	expect((await sync()).history).toMatchObject([{ path: 'name', v: 'By api', device: 'api' }]);
});

test('a stop lists the places near it now, nearest first, without itself and airports', async () => {
	const { db, post, get } = await aTripServer();
	const saved = await post('/private/trip', { name: 'Boston', trip_string: 'h16492401,aBOS' });
	const nearby = (trip: { stops: { nearby: { place_id: string; distance: number }[] }[] }) =>
		trip.stops.map((stop) => stop.nearby.map(({ place_id }) => place_id));
	expect(saved.body.stops.map(({ id }: { id: string }) => id)).toEqual(['16492401', 'BOS']);
	expect(nearby(saved.body)).toEqual([['16492402'], ['16492401', '16492402']]);
	const [hotel, sight] = saved.body.stops[1].nearby;
	expect(hotel.distance).toBeLessThan(sight.distance);
	expect((await get('/account/trip')).body).toEqual([saved.body]);

	db.run(sql`delete from places where place_id = '16492402'`);
	const [listed] = (await get('/account/trip')).body;
	expect(nearby(listed)).toEqual([[], ['16492401']]);
	expect((await get(`/account/trip?tid=${listed.trip_id}`)).body).toEqual(listed);
});
