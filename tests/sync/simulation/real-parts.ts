import { Hono } from 'hono';
import { readReply } from '#api/sync.ts';
import { openAccountDb } from '#db/account-db.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { newAccount } from '#domain/sync/account-state.ts';
import type { IdPrefix } from '#domain/sync/id.ts';
import type { SyncRequest } from '#domain/sync/wire.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { answerError } from '#server/http/answer-error.ts';
import type { Guards, SignedInEnv } from '#server/http/guards.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { createSyncDeviceStore } from '#server/sync/device-store.ts';
import { difference } from '#server/sync/difference.ts';
import { createPruner } from '#server/sync/prune.ts';
import { syncRoutes } from '#server/sync/routes.ts';
import { createSyncStore, type SyncSurroundings } from '#server/sync/store.ts';
import { prepareWrites } from '#server/sync/writes.ts';
import { ask } from '#sync/ask.ts';
import { readDevice } from '#sync/device-on-disk.ts';
import { editIn } from '#sync/edit.ts';
import { forgetEdits } from '#sync/held-changes.ts';
import type { Surroundings } from '#sync/surroundings.ts';
import { takeIn } from '#sync/take-in.ts';
import { anotherProcess } from '../../libsql/remote-database.ts';
import { anEmptyDatabase } from '../../server/an-empty-database.ts';
import { accountsOf } from '../a-store.ts';
import type { Parts } from './parts.ts';
import { type Account, type AccountName, type Device, nextId, type World } from './world.ts';

let worlds = 0;

/** A world of what people use: the device's code on IndexedDB, the server's route and store on SQLite. */
export function realParts(): Parts {
	worlds += 1;
	const disks = realDisks(`sim-${worlds}`);
	const server = realServer();
	return {
		async edit(world, device, { trip, changes, dies }) {
			const db = disks.of(device);
			if (dies) failNextWrite(db, world);
			const { saved } = await editIn(aroundOf(world, device))(db, trip, changes);
			return { written: saved, after: await disks.read(device) };
		},
		ask: (world, device) => ask(disks.of(device), aroundOf(world, device), device),
		async takeIn(world, device, { dies, ...exchange }) {
			const db = disks.of(device);
			if (dies) failNextWrite(db, world);
			const taking = takeIn(db, exchange, aroundOf(world, device));
			if (dies) await Promise.allSettled([taking]);
			else await taking;
			return disks.read(device);
		},
		serve: (world, account, text) => server.serve(world, account, text),
		async prune(world, { name }, cutoffs) {
			// The real one prunes every account at once.
			await server.prune(cutoffs);
			for (const other of Object.values(world.accounts)) {
				if (other.name === name) continue;
				const before = other.state;
				other.state = server.read(other.name);
				world.witness.sawPrune(before, other.state);
			}
			return server.read(name);
		},
		async restore(_world, { name }, state) {
			server.put(name, state);
		},
		reboot: (_world, device) => disks.close(device),
		async close() {
			await disks.deleteAll();
			server.close();
		},
	};
}

function realDisks(prefix: string) {
	const open = new Map<string, TripDb>();
	const nameOf = (device: Device, account: AccountName) => `${prefix}-${device.name}-${account}`;
	const of = (device: Device): TripDb => {
		const name = nameOf(device, device.signedIn);
		const db = open.get(name) ?? openAccountDb(name);
		open.set(name, db);
		return db;
	};
	return {
		of,
		read: (device: Device) => readDevice(of(device)),
		close: async (device: Device) => {
			for (const account of ['ann', 'bob'] as const) {
				const name = nameOf(device, account);
				const db = open.get(name);
				if (!db) continue;
				db.close();
				// What the page had only in memory is gone with it.
				forgetEdits(db);
				open.delete(name);
			}
		},
		deleteAll: async () => {
			for (const db of open.values()) await db.delete();
		},
	};
}

function realServer() {
	const db = anEmptyDatabase();
	const inGroup = createGroupCommit(db);
	const writes = prepareWrites(db);
	const read = accountsOf(db);
	let world: World | null = null;
	const around: SyncSurroundings = {
		now: () => world?.now ?? 0,
		newId: (prefix) => (world ? nextId(world, prefix) : prefix),
		accountPlan: (name) => () => world?.accounts[name as AccountName].plan ?? { trips: 0, stops: 0 },
		// The verdicts of both accounts are pruned together.
		verdictsSince: () => world?.accounts.ann.verdictsSince ?? 0,
	};
	const signedIn: Guards['signedIn'] = async (c, next) => {
		c.set('account', { id: c.req.header('X-Session') } as SignedInEnv['Variables']['account']);
		c.set('sessionId', null);
		await next();
	};
	const appOn = (by: Db) => {
		const stores = {
			sync: createSyncStore(by, createGroupCommit(by), around),
			syncDevices: createSyncDeviceStore(by),
		};
		return new Hono<ServerEnv>().onError(answerError((line) => console.error(line))).route(
			'/',
			syncRoutes(stores, { signedIn }, () => undefined),
		);
	};
	// Where several processes can serve, two do, in turn.
	const processes = [db, anotherProcess() ?? []].flat();
	const apps = processes.map(appOn);
	let served = 0;
	return {
		read,
		prune: createPruner(db, inGroup, around),
		serve: async (of: World, { name }: Account, text: string) => {
			world = of;
			const app = apps[served++ % apps.length];
			if (!app) throw new Error('nobody serves');
			const headers = { 'X-Session': name, 'X-Account': name, 'Content-Type': 'application/json' };
			const answer = await app.request('/sync', { method: 'POST', body: text, headers });
			const reply = readReply(answer.status, await answer.text(), null);
			if (reply.kind !== 'answered') throw new Error(`the server answered ${answer.status}`);
			const request = JSON.parse(text) as SyncRequest;
			return { request, response: reply.response, after: read(name) };
		},
		/** Makes an account what it was in a backup. */
		put: (accountId: string, after: ReturnType<typeof read>) => {
			const empty = newAccount('');
			const tables = ['trips', 'trip_history', 'op_verdicts', 'device_watermarks', 'sync_accounts'];
			const wipes = tables.map((table) => ({
				run: () => db.$client.prepare(`delete from ${table} where account_id = ?`).run(accountId),
			}));
			runTogether(db, [...wipes, ...difference(writes, { accountId, before: empty, after })]);
		},
		close: () => {
			for (const each of processes) each.$client.close();
		},
	};
}

function aroundOf(world: World, device: Device): Surroundings {
	return {
		now: () => world.now + device.clockError,
		newId: (prefix: IdPrefix) => nextId(world, prefix),
	};
}

/** The page dies at its next write to one of the tables: the transaction never commits. */
function failNextWrite(db: TripDb, { random }: World): void {
	const table = random.pick([db.outbox, db.trips, db.meta, db.history]);
	const die = () => {
		throw new DOMException('The page is gone.', 'AbortError');
	};
	table.hook('creating', die);
	table.hook('updating', die);
	table.hook('deleting', die);
}
