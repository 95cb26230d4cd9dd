import { beforeEach, expect, test } from 'vitest';
import { SYNC_VERSION } from '#domain/sync/wire.ts';
import { anOp } from '../../sync/builders.ts';
import { aMember, PAID } from '../a-member.ts';
import { aServer } from '../a-server.ts';

/** The state of everyone who has just signed up. */
const FREE = { subscription_type: 0 };
const BEGUN = '2026-11-21T23:30:00.000Z';
const DAY = 86_400_000;
const ADDRESS = 'https://tours.example/api/account/trial';
let clock: number;
let server: ReturnType<typeof aServer>;
beforeEach(() => {
	clock = Date.parse(BEGUN);
	server = aServer({ now: () => new Date(clock) });
});

/** A request for the trial, as this member's browser sends it. */
async function ask(headers: Record<string, string>, method = 'POST') {
	const answer = await server.app.request(ADDRESS, { method, headers });
	return { status: answer.status, body: method === 'HEAD' ? null : await answer.json() };
}

const account = async (headers: Record<string, string>) =>
	(await server.get('https://tours.example/api/account', headers)).json();

test('the trial begins once, runs for seven days, and is over by itself', async () => {
	const { headers } = await aMember(server.db, 'ann', FREE);
	expect(await account(headers)).toMatchObject({ subscription_type: 0, trial_start: null });
	const begun = { subscription_type: 2, paid_status: 2, subscriber_status: 2, trial_start: BEGUN };
	expect(await ask(headers)).toMatchObject({ status: 200, body: begun });
	clock += 6 * DAY;
	// Sent again, by a second tap or because the answer was lost, it changes nothing.
	expect(await ask(headers)).toMatchObject({ status: 200, body: begun });
	expect(await account(headers)).toMatchObject(begun);
	clock += DAY;
	expect(await account(headers)).toMatchObject({
		subscription_type: 3,
		paid_status: 3,
		subscriber_status: 3,
		trial_start: BEGUN,
	});
	expect(await ask(headers)).toMatchObject({ status: 409, body: { code: 'trial_refused' } });
	expect(await account(headers)).toMatchObject({ subscription_type: 3, trial_start: BEGUN });
});

test('two starts at once are one', async () => {
	const { headers } = await aMember(server.db, 'ann', FREE);
	const answers = await Promise.all([ask(headers), ask(headers)]);
	expect(answers.map(({ status, body }) => [status, body.trial_start])).toEqual([
		[200, BEGUN],
		[200, BEGUN],
	]);
});

test.each([
	['paid', PAID],
	['promo', { subscription_type: 4 }],
	['free again', { subscription_type: 0, trial_start: new Date(0) }],
])('%s: there is none to start', async (_, columns) => {
	const { headers } = await aMember(server.db, 'ann', columns);
	expect((await ask(headers)).status).toBe(409);
});

test('the GET of the specification starts it too, but only when our own page or a token sends it', async () => {
	const { headers } = await aMember(server.db, 'ann', FREE);
	const { Cookie } = headers as { Cookie: string };
	for (const proof of [
		{},
		{ 'Sec-Fetch-Site': 'cross-site' },
		{ 'Sec-Fetch-Site': 'same-site' },
		{ 'Sec-Fetch-Site': 'none' },
		{ Origin: 'https://evil.example' },
		{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://tours.example' },
	])
		for (const method of ['GET', 'HEAD', 'POST'])
			expect((await ask({ Cookie, ...proof } as Record<string, string>, method)).status).toBe(403);
	expect(await account(headers)).toMatchObject({ subscription_type: 0, trial_start: null });
	expect((await ask({ Cookie, Origin: 'https://tours.example' }, 'GET')).status).toBe(200);
	expect(await account(headers)).toMatchObject({ subscription_type: 2 });
});

test('a running trial lifts the limits of saved trips on the server, and its end deletes nothing', async () => {
	const { id, headers } = await aMember(server.db, 'ann', FREE);
	let seq = 0;
	const write = async (trip: string, path: string, value: unknown) => {
		const op = anOp({ id: `o_${++seq}`, seq, trip, path, value, base: 0 } as never);
		const body = {
			v: SYNC_VERSION,
			device: 'd_1',
			epoch: null,
			cursor: 0,
			clientNow: 0,
			limit: 100,
			ops: [op],
		};
		const answer = await server.app.request('https://tours.example/api/sync', {
			method: 'POST',
			headers: { ...headers, 'Content-Type': 'application/json', 'X-Account': id },
			body: JSON.stringify(body),
		});
		const { acks, trips } = await answer.json();
		return { ack: acks[0].code ?? acks[0].verdict, live: trips.length };
	};
	expect((await write('t_1', 'life', 'live')).ack).toBe('applied');
	expect((await write('t_2', 'life', 'live')).ack).toBe('quota');
	await ask(headers);
	expect((await write('t_3', 'life', 'live')).ack).toBe('applied');
	clock += 7 * DAY;
	expect(await write('t_4', 'life', 'live')).toEqual({ ack: 'quota', live: 2 });
	expect((await write('t_3', 'notes', 'Still mine')).ack).toBe('applied');
});
