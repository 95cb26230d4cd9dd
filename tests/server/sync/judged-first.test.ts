import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SyncRequest } from '#domain/sync/wire.ts';
import { tripPlanForEdit } from '#domain/trips/trip-plan.ts';
import { createAccountStore } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import { createGroupCommit, type GroupCommit } from '#server/db/group-commit.ts';
import { connect, type Db, migrateDatabase } from '#server/db/open.ts';
import { createPersonalDataStore } from '#server/personal-data/store.ts';
import { projectFile } from '#server/start/project.ts';
import { createPruner } from '#server/sync/prune.ts';
import { noteRestored } from '#server/sync/restored.ts';
import { createSyncStore } from '#server/sync/store.ts';
import { localBridge } from '../../libsql/local-bridge.ts';
import { anotherProcess, openBySqlite, overBridge, remoteDatabase } from '../../libsql/remote-database.ts';
import { accountsOf } from '../../sync/a-store.ts';
import { anOp, NOW } from '../../sync/builders.ts';

const MINUTE = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'judged-first-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** Two processes on one database: on the server that there is, or on a file. */
function processes(): [Db, Db] {
	const [one, other] = [remoteDatabase(), anotherProcess()];
	return one && other ? [one, other] : onOneFile();
}

/** Two processes on one file, whose statements go the way of those to a server; `before` hears of those of the first. */
function onOneFile(before?: Parameters<typeof localBridge>[1]): [Db, Db] {
	const file = join(folder, `${++files}.db`);
	const made = connect(file);
	migrateDatabase(made, projectFile('drizzle'));
	made.$client.close();
	const open = () => openBySqlite(file);
	return [overBridge(localBridge(open, before)), overBridge(localBridge(open))];
}

/** A process's store, with a clock that the test turns; `between` runs when all that a push needs was read, before it is written. */
function aProcess(db: Db, inGroup: GroupCommit = createGroupCommit(db)) {
	const around = { time: NOW, judged: 0, between: (_: number): void => undefined };
	const people = createAccountStore(db);
	const store = createSyncStore(db, inGroup, {
		now: () => {
			around.between(++around.judged);
			return around.time;
		},
		newId: (prefix) => `${prefix}${around.time}`,
		accountPlan: (id) => {
			const subscriber = people.reader.subscriber(id);
			return subscriber && ((madeAt) => tripPlanForEdit(subscriber, { madeAt, now: around.time }));
		},
		verdictsSince: () => 0,
	});
	return { db, around, inGroup, serve: store.serve };
}
type Process = ReturnType<typeof aProcess>;

/** Runs in one transaction, so that it can fall between two steps of another process. */
const atOnce = (db: Db): Process =>
	aProcess(db, async (work) => db.transaction(work, { behavior: 'immediate' }));

const aRequest = (over: Partial<SyncRequest> = {}): SyncRequest => ({
	v: 1,
	device: 'd_1',
	epoch: null,
	cursor: 0,
	clientNow: NOW,
	limit: 100,
	ops: [anOp()],
	...over,
});
const born = (trip: string, seq = 1) => anOp({ id: `o_${trip}`, seq, trip, path: 'life', value: 'live' });
const note = (n: number, value: string) => anOp({ id: `o_note_${n}`, seq: n, path: 'notes', value });

function wholeOf(db: Db) {
	const tables = [
		'sync_accounts',
		'trips',
		'trip_cells',
		'op_verdicts',
		'device_watermarks',
		'(select account_id, trip_id, path, value, rev, t, device, seq, hidden_by, at from trip_history)',
	];
	return tables.map((table) => db.$client.prepare(`select * from ${table} order by 1, 2`).all());
}

const full = (id: string) => ({
	id,
	issuer: 'test',
	cognito_id: id,
	group: 'default',
	subscription_type: 1,
	created: new Date(NOW),
	last_modified: new Date(NOW),
});

/** Ann with a trip on the one device and one in the trash on the other, and Bob with none. */
async function theirTrips({ db, serve }: Process): Promise<void> {
	db.insert(accounts)
		.values([full('u_ann'), full('u_bob')])
		.run();
	const trashed = anOp({ id: 'o_trash', seq: 2, trip: 't_old', path: 'life', value: 'trashed', base: 1 });
	await serve('u_ann', aRequest({ device: 'd_2', ops: [born('t_old'), trashed] }));
	await serve('u_ann', aRequest({ ops: [born('t_1')] }));
}

/** Another process's work, and the push that it interrupts. */
const meanwhile: Record<string, [request: SyncRequest, act: (other: Process) => unknown]> = {
	'the other device writes the same value': [
		aRequest({ ops: [note(2, 'mine')] }),
		({ serve }) => serve('u_ann', aRequest({ device: 'd_2', ops: [{ ...note(7, 'theirs'), base: 3 }] })),
	],
	'the same push arrives there, too': [
		aRequest({ ops: [note(2, 'mine')] }),
		({ serve }) => serve('u_ann', aRequest({ ops: [note(2, 'mine')] })),
	],
	'somebody else takes the id of the new trip': [
		aRequest({ ops: [born('t_2', 2)] }),
		({ serve }) => serve('u_bob', aRequest({ device: 'd_bob', ops: [born('t_2')] })),
	],
	'the plan ends that let one more trip in': [
		aRequest({ ops: [born('t_2', 2), born('t_3', 3), born('t_4', 4)] }),
		({ db }) => db.update(accounts).set({ subscription_type: 0 }).run(),
	],
	'the database is put back': [
		aRequest({ epoch: `e_${NOW}`, cursor: 3, ops: [note(2, 'mine')] }),
		({ db }) => noteRestored(db, { now: NOW, newId: () => 'e_restored' }),
	],
	'the trip goes for good': [
		aRequest({ ops: [anOp({ id: 'o_2', seq: 2, trip: 't_old' })] }),
		({ db, inGroup, around }) => {
			const clock = { now: () => around.time, newId: () => 'p_1' };
			return createPruner(db, inGroup, clock)({ content: NOW + 1, verdicts: 0 });
		},
	],
	'an edit is refused that the device numbered higher, between two minutes of the clocks': [
		aRequest({ ops: [anOp({ id: 'o_2', seq: 2, trip: 't_none' })] }),
		({ serve, around }) => {
			// The push count is the same again: only the device's number gives it away.
			const refused = (n: number) => anOp({ id: `o_${n}`, seq: n, trip: 't_none' });
			around.time = NOW + MINUTE;
			const early = serve('u_ann', aRequest({ ops: [refused(7)] }));
			around.time = NOW;
			const late = [2, 3].map((n) => serve('u_ann', aRequest({ ops: [refused(n + 6)] })));
			return Promise.all([early, ...late]);
		},
	],
};

/** A process that pushes last, on a database that no other uses. */
async function aloneAfter(alone: Db, act: (other: Process) => unknown): Promise<Process> {
	migrateDatabase(alone, projectFile('drizzle'));
	const last = atOnce(alone);
	await theirTrips(last);
	await act(last);
	return last;
}

test.each(Object.entries(meanwhile))('a push comes to what it would after: %s', async (_, [request, act]) => {
	const [db, otherDb] = processes();
	const one = aProcess(db);
	await theirTrips(one);
	let acting: unknown;
	one.around.judged = 0;
	one.around.between = (nth) => {
		if (nth === 1) acting = act(atOnce(otherDb));
	};
	const served = await one.serve('u_ann', request);
	await acting;

	const alone = connect(':memory:');
	const last = await aloneAfter(alone, act);
	expect(served).toEqual(await last.serve('u_ann', request));
	expect(wholeOf(db)).toEqual(wholeOf(alone));
	expect(one.around.judged).toBe(2);
	for (const each of [db, otherDb, alone]) each.$client.close();
});

test('whatever another process writes between two reads of a push comes before it as a whole', async () => {
	const [request, act] = meanwhile['the other device writes the same value'] ?? [];
	if (!request || !act) throw new Error('There is no such story.');
	const alone = connect(':memory:');
	const last = await aloneAfter(alone, act);
	const expected = await last.serve('u_ann', request);
	let moment = 0;
	let isLast = false;
	while (!isLast) {
		moment += 1;
		let steps = 0;
		let hasActed = false;
		let other: Process | undefined;
		const [db, otherDb] = onOneFile(({ sql }) => {
			if (!other || hasActed) return;
			isLast = sql === 'begin immediate';
			hasActed = isLast || ++steps === moment;
			if (hasActed) void act(other);
		});
		const one = aProcess(db);
		await theirTrips(one);
		other = atOnce(otherDb);
		expect(await one.serve('u_ann', request)).toEqual(expected);
		expect(wholeOf(db)).toEqual(wholeOf(alone));
		for (const each of [db, otherDb]) each.$client.close();
	}
	expect(moment).toBeGreaterThan(5);
	alone.$client.close();
});

test('a push whose account is deleted before it is written leaves nothing', async () => {
	const [db, otherDb] = processes();
	const one = aProcess(db);
	await theirTrips(one);
	one.around.judged = 0;
	one.around.between = (nth) => {
		const person = { accountId: 'u_ann', login: null };
		if (nth === 1) void createPersonalDataStore(otherDb).remove(person, []);
	};
	const push = one.serve('u_ann', aRequest({ ops: [note(2, 'mine')] }));
	await expect(push).rejects.toMatchObject({ code: 'not_signed_in' });
	expect(wholeOf(db).flat()).toEqual([]);
	for (const each of [db, otherDb]) each.$client.close();
});

test('in a group only pushes whose account has changed are judged again, and all are written', async () => {
	const [db, otherDb] = processes();
	const one = aProcess(db);
	await theirTrips(one);
	one.around.judged = 0;
	one.around.between = (nth) => {
		const theirs = aRequest({ device: 'd_2', ops: [note(7, 'theirs')] });
		if (nth === 1) void atOnce(otherDb).serve('u_ann', theirs);
	};
	const served = await Promise.all([
		one.serve('u_ann', aRequest({ ops: [note(2, 'mine')] })),
		one.serve('u_bob', aRequest({ device: 'd_bob', ops: [born('t_bob')] })),
		one.serve('u_ann', aRequest({ device: 'd_2', ops: [note(8, 'after both')] })),
	]);
	// Ann's second waits for her first; both her first ones are judged twice, Bob's is not.
	expect(one.around.judged).toBe(4);
	expect(served.map((each) => 'response' in each && each.response.acks[0]?.rev)).toEqual([5, 1, 6]);
	for (const each of [db, otherDb]) each.$client.close();
});

test('a push that keeps finding the account changed is written under the lock', async () => {
	const [db, otherDb] = processes();
	const one = aProcess(db);
	await theirTrips(one);
	const other = atOnce(otherDb);
	one.around.judged = 0;
	one.around.between = (nth) => {
		if (nth > 3) return;
		const theirs = note(6 + nth, `theirs, ${nth}`);
		void other.serve('u_ann', aRequest({ device: 'd_2', ops: [theirs] }));
	};
	const served = await one.serve('u_ann', aRequest({ ops: [note(2, 'mine')] }));
	expect(served).toMatchObject({ response: { acks: [{ rev: 7 }] } });
	expect(one.around.judged).toBe(4);
	expect(accountsOf(otherDb)('u_ann')).toMatchObject({ rev: 7 });
	for (const each of [db, otherDb]) each.$client.close();
});

test('a write that fails takes no other push of the group with it', async () => {
	const [db, otherDb] = processes();
	const one = aProcess(db);
	await theirTrips(one);
	db.$client.exec(
		"create trigger no_trips before insert on trips when new.account_id = 'u_bob' begin select raise(abort, 'no'); end",
	);
	const [ann, bob] = await Promise.allSettled([
		one.serve('u_ann', aRequest({ ops: [note(2, 'mine')] })),
		one.serve('u_bob', aRequest({ device: 'd_bob', ops: [born('t_bob')] })),
	]);
	db.$client.exec('drop trigger no_trips');
	expect([ann?.status, bob?.status]).toEqual(['fulfilled', 'rejected']);
	const read = accountsOf(otherDb);
	expect([read('u_ann').rev, read('u_bob').rev]).toEqual([4, 0]);
	for (const each of [db, otherDb]) each.$client.close();
});

test('nothing of a group is written while another program holds the database, and all of it later', async () => {
	// A server makes writers wait.
	const [db, otherDb] = onOneFile();
	const one = aProcess(db);
	await theirTrips(one);
	const push = () => one.serve('u_ann', aRequest({ ops: [note(2, 'mine')] }));
	otherDb.$client.exec('begin immediate');
	await expect(push()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
	otherDb.$client.exec('rollback');
	expect(await push()).toMatchObject({ response: { acks: [{ verdict: 'applied', rev: 4 }] } });
	for (const each of [db, otherDb]) each.$client.close();
});
