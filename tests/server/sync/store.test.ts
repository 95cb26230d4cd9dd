import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { type AccountState, newAccount } from '#domain/sync/account-state.ts';
import type { Op } from '#domain/sync/device-state.ts';
import type { Mark } from '#domain/sync/mark.ts';
import { prune } from '#domain/sync/prune.ts';
import { restoredAccount } from '#domain/sync/restore.ts';
import { serve } from '#domain/sync/serve.ts';
import type { SyncRequest, SyncResponse } from '#domain/sync/wire.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import { tripPolicy } from '#domain/trips/trip-policy.ts';
import { MOST_PUSHED_BYTES } from '#server/sync/push-rate.ts';
import { noteRestored } from '#server/sync/restored.ts';
import { anyChanges, aPlace } from '../../domain/trips/builders.ts';
import { aStore } from '../../sync/a-store.ts';
import { anOp, NOW } from '../../sync/builders.ts';

const aRequest = (over: Partial<SyncRequest> = {}): SyncRequest => ({
	v: 1,
	device: 'd_1',
	epoch: null,
	cursor: 0,
	clientNow: NOW,
	limit: 100,
	ops: [],
	...over,
});

const anyOp = fc.record({
	/** Few ids, so that some come twice. */
	id: fc.integer({ min: 1, max: 60 }).map((n) => `o_${n}`),
	seq: fc.integer({ min: 1, max: 40 }),
	trip: fc.constantFrom('t_1', 't_2', 't_3'),
	change: fc.oneof(
		{ weight: 3, arbitrary: fc.constant({ path: 'life', value: 'live' as never }) },
		{ weight: 1, arbitrary: fc.constant({ path: 'life', value: 'trashed' as never }) },
		{
			weight: 6,
			arbitrary: anyChanges.map(([change]) => change ?? { path: 'notes', value: 'x'.repeat(30_000) }),
		},
		{ weight: 2, arbitrary: fc.constant({ path: 'stops/s1/place', value: { ...aPlace() } as never }) },
		{ weight: 2, arbitrary: fc.constant({ path: 'stops/s1/live', value: true as never }) },
	),
	base: fc.integer({ min: 0, max: 30 }),
	t: fc.integer({ min: NOW - 1000, max: NOW + 1000 }),
});
const anyStep = fc.oneof(
	{
		weight: 12,
		arbitrary: fc.record({
			kind: fc.constant('ask' as const),
			account: fc.constantFrom('u_ann', 'u_bob'),
			device: fc.constantFrom('d_1', 'd_2'),
			cursor: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 }), fc.constant('latest' as const)),
			limit: fc.integer({ min: 1, max: 5 }),
			isFree: fc.boolean(),
			mark: fc.constantFrom('latest' as const, 'earlier' as const, 'lost' as const, null),
			isStranger: fc.integer({ min: 0, max: 20 }).map((n) => n === 0),
			ops: fc.array(anyOp, { maxLength: 6 }),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			kind: fc.constant('prune' as const),
			content: fc.integer({ min: 0, max: 40 }),
			verdicts: fc.integer({ min: 0, max: 40 }),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const) }) },
);

/** A mark that no account has. */
const LOST: Mark = { op: 'o_1', rev: 1, at: NOW - 1 };

/** The mark of the first write that an account remembers. */
function anEarlier(state: AccountState | undefined): Mark | null {
	const [first] = [...(state?.verdicts ?? [])].filter(([, { ack }]) => ack.rev !== undefined);
	return first ? { op: first[0], rev: first[1].ack.rev ?? 0, at: first[1].at } : null;
}

/** The account as JSON, entries in one order. */
function plain(state: AccountState) {
	const sorted = (map: ReadonlyMap<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
	return {
		...state,
		trips: sorted(
			new Map([...state.trips].map(([id, trip]) => [id, { ...trip, cells: sorted(trip.cells) }])),
		),
		verdicts: sorted(state.verdicts),
		watermarks: sorted(state.watermarks),
	};
}

test('the store behaves as the pure functions do, for any requests, prunings and restores', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
			const { db, around, store, prune: pruneStore, read } = aStore();
			const pure = new Map<string, AccountState>();
			for (const step of steps) {
				around.time += 1;
				const { time } = around;
				if (step.kind === 'prune') {
					const cutoffs = { content: NOW + step.content, verdicts: NOW + step.verdicts };
					around.forgottenUntil = Math.max(around.forgottenUntil, cutoffs.verdicts);
					await pruneStore(cutoffs);
					for (const [id, state] of pure)
						pure.set(id, prune(state, cutoffs, { now: time, newId: around.newId }));
				} else if (step.kind === 'restore') {
					noteRestored(db, { now: time, newId: () => `e_restored_${time}` });
					for (const [id, state] of pure)
						pure.set(id, restoredAccount(state, { epoch: `e_restored_${time}`, now: time }));
				} else {
					const { account, device, limit, isFree } = step;
					around.plans.set(account, isFree ? freePlan : fullPlan);
					const known = pure.get(account);
					const cursor = step.cursor === 'latest' ? (known?.rev ?? 0) : step.cursor;
					const epoch = step.isStranger ? 'e_strange' : (known?.epoch ?? null);
					const ops = step.ops.map(({ change, ...op }): Op => ({ ...op, ...change }));
					const heardOf = { latest: known?.mark ?? null, earlier: anEarlier(known), lost: LOST };
					const mark = step.mark && heardOf[step.mark];
					const marks = Object.values(heardOf).flatMap((each) => each ?? []);
					const request = aRequest({ device, cursor, limit, epoch, ops, mark, marks });
					const served = await store.serve(account, request);
					const state = known ?? newAccount(around.newId('e_'));
					const others = [...pure].filter(([id]) => id !== account);
					const expected = serve(state, request, {
						now: time,
						policy: tripPolicy(() => (isFree ? freePlan : fullPlan)),
						freshEpoch: () => around.newId('e_'),
						verdictsSince: around.forgottenUntil,
						isTaken: (tripId) => others.some(([, other]) => other.trips.has(tripId)),
					});
					pure.set(account, expected.state);
					expect(served).toEqual({ response: expected.response });
				}
				for (const [id, state] of pure) expect(plain(read(id))).toEqual(plain(state));
			}
			db.$client.close();
		}),
		{ numRuns: 150 },
	);
}, 120_000);

test('an operation of one account never reaches a trip of another', async () => {
	const { store, read } = aStore();
	const born = anOp({ path: 'life', value: 'live' });
	await store.serve('u_ann', aRequest({ ops: [born] }));
	const stolen = [{ ...born, seq: 1 }, anOp({ id: 'o_2', seq: 2 })];
	const served = await store.serve('u_bob', aRequest({ ops: stolen }));
	expect(served).toMatchObject({
		response: { acks: [{ verdict: 'refused' }, { verdict: 'refused', code: 'unknown_trip' }], trips: [] },
	});
	expect([read('u_ann').trips.size, read('u_bob').trips.size]).toEqual([1, 0]);
});

test('pushes that come together share a transaction, and one that fails takes no other with it', async () => {
	const { db, store, read } = aStore();
	const asking = (account: string) =>
		store.serve(account, aRequest({ ops: [anOp({ trip: `t_${account}`, path: 'life', value: 'live' })] }));
	const [ann, broken, bob] = await Promise.allSettled([asking('u_ann'), asking('u_broken'), asking('u_bob')]);
	expect([ann?.status, broken?.status, bob?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
	expect([read('u_ann').trips.size, read('u_broken').trips.size, read('u_bob').trips.size]).toEqual([
		1, 0, 1,
	]);
	db.$client.close();
});

test('a full disk loses nothing acknowledged, acknowledges nothing lost, and recovers', async () => {
	const { db, store, read } = aStore();
	await store.serve('u_ann', aRequest({ ops: [anOp({ id: 'o_0', path: 'life', value: 'live' })] }));
	const pages = Number(db.$client.pragma('page_count', { simple: true }));
	db.$client.pragma(`max_page_count = ${pages + 20}`);
	const push = (n: number) => {
		const op = anOp({
			id: `o_${n}`,
			seq: n + 1,
			path: `stops/s${n}/note`,
			value: `${n} ${'x'.repeat(8000)}`,
		});
		return store.serve('u_ann', aRequest({ ops: [op] }));
	};
	const settled = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => push(n + 1)));
	const acked = settled.flatMap(({ status }, n) => (status === 'fulfilled' ? [n + 1] : []));
	const notes = () =>
		[...(read('u_ann').trips.get('t_1')?.cells.keys() ?? [])].filter((path) => path !== 'life');
	expect(acked.length).toBeGreaterThan(0);
	expect(acked.length).toBeLessThan(40);
	expect(notes().sort()).toEqual(acked.map((n) => `stops/s${n}/note`).sort());
	expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
	db.$client.pragma('max_page_count = 1000000');
	expect(await push(99)).toMatchObject({ response: { acks: [{ verdict: 'applied' }] } });
	expect(notes()).toContain('stops/s99/note');
});

test('an account that pushes endlessly is asked to wait, and is served again in the next minute', async () => {
	const { store, around } = aStore();
	let last = await store.serve('u_ann', aRequest());
	for (let n = 1; n <= 601; n++)
		last = await store.serve('u_ann', aRequest({ ops: [anOp({ id: `o_${n}` })] }));
	expect(last).toEqual({ wait: 60 });
	expect(await store.serve('u_ann', aRequest())).toHaveProperty('response');
	around.time += 60_000;
	expect(await store.serve('u_ann', aRequest({ ops: [anOp({ id: 'o_602' })] }))).toHaveProperty('response');
});

const anAccountThatPushes = async () => {
	const { store, around } = aStore();
	const push = (n: number, over: Partial<SyncRequest> = {}) => {
		const ops = [1, 2].map((each) =>
			anOp({ id: `o_${n}_${each}`, seq: 2 * n + each, value: 'é'.repeat(15_000) }),
		);
		around.time += 100;
		return store.serve('u_ann', aRequest({ ops, ...over }));
	};
	await store.serve('u_ann', aRequest({ ops: [anOp({ id: 'o_0', path: 'life', value: 'live' })] }));
	/** Pushes until it is asked to wait; returns how often it could. */
	const pushOn = async () => {
		for (let n = 1; n < 1000; n++) if ('wait' in (await push(n))) return n - 1;
		return 1000;
	};
	return { store, around, push, pushOn };
};
const A_PUSH = 60_300;

test('an account that pushes as much as would fill the disk is asked to wait, until there is room again', async () => {
	const { store, around, push, pushOn } = await anAccountThatPushes();
	expect(await pushOn()).toBe(Math.ceil(MOST_PUSHED_BYTES / A_PUSH));
	const waiting = await push(999);
	const { wait } = 'wait' in waiting ? waiting : { wait: 0 };
	expect(wait).toBeGreaterThan(0);
	expect(wait).toBeLessThan((A_PUSH / MOST_PUSHED_BYTES) * 24 * 3600);
	expect(await store.serve('u_ann', aRequest())).toHaveProperty('response');
	expect(await store.serve('u_bob', aRequest({ ops: [anOp()] }))).toHaveProperty('response');
	around.time += wait * 1000;
	expect(await push(999)).toHaveProperty('response');
	around.time += DAY_MS;
	expect(await pushOn()).toBeGreaterThan(0.98 * (MOST_PUSHED_BYTES / A_PUSH));
});

test('only what was stored counts: no repeats, nothing from a device that must start over or that is refused', async () => {
	const { store, push, pushOn } = await anAccountThatPushes();
	const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
	for (let times = 0; times < 200; times++) {
		expect(await push(1)).toHaveProperty('response');
		expect(await push(500 + times, { epoch: 'e_other' })).toMatchObject({ response: { reset: true } });
	}
	const twice = ['x', deep].map((value, at) => anOp({ id: 'o_twice', seq: 1400 + at, value }));
	expect(await store.serve('u_ann', aRequest({ ops: twice }))).toHaveProperty('response');
	const nested = [anOp({ id: 'o_1_1', seq: 1, value: deep }), anOp({ id: 'o_deep', seq: 1500, value: deep })];
	const { response } = (await store.serve('u_ann', aRequest({ ops: nested }))) as { response: SyncResponse };
	expect(response.acks.map(({ verdict }) => verdict)).toEqual(['applied', 'refused']);
	const again = aRequest({ epoch: 'e_other', ops: nested });
	expect(await store.serve('u_ann', again)).toMatchObject({ response: { reset: true } });
	expect(await pushOn()).toBeGreaterThan(0.97 * (MOST_PUSHED_BYTES / A_PUSH));
});

test('every page ends where it would if the whole account were read', async () => {
	const { store, read, around } = aStore();
	let n = 0;
	const write = async (device: string, trip: string, path: string, value: Op['value']) => {
		n += 1;
		around.time += 1;
		const op = anOp({ id: `o_${n}`, seq: n, trip, path, value, t: around.time });
		await store.serve('u_ann', aRequest({ device, clientNow: around.time, ops: [op] }));
	};
	for (let trip = 1; trip <= 12; trip++) {
		await write('d_1', `t_${trip}`, 'life', 'live');
		await write('d_1', `t_${trip}`, 'notes', trip > 6 ? 'x'.repeat(31_000) : 'short');
		if (trip > 6)
			for (const path of ['a', 'b', 'c']) await write('d_1', `t_${trip}`, path, 'y'.repeat(31_000));
		if (trip % 2 === 0 && trip < 10) await write('d_2', `t_${trip}`, 'notes', 'concurrent');
	}
	const whole = read('u_ann');
	expect(whole.history).toHaveLength(4);
	let full = 0;
	for (let cursor = 0; cursor <= whole.rev; cursor++) {
		for (const limit of [1, 2, 3, 5, 100]) {
			const request = aRequest({ cursor, limit, epoch: whole.epoch });
			const served = await store.serve('u_ann', request);
			const context = {
				now: around.time,
				policy: tripPolicy(() => fullPlan),
				freshEpoch: () => '',
				verdictsSince: 0,
			};
			const { response } = serve(whole, request, context);
			expect(served).toEqual({ response });
			if (limit === 100 && response.more) full++;
		}
	}
	expect(full).toBeGreaterThan(0);
});
