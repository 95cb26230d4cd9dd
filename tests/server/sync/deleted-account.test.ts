import { setImmediate as turn } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPersonalDataStore } from '#server/personal-data/store.ts';
import { createSessionStore } from '#server/session/store.ts';
import { createSyncDeviceStore } from '#server/sync/device-store.ts';
import { deviceWatermarks, opVerdicts, syncAccounts, syncDevices } from '#server/sync/table.ts';
import { tripHistory, trips } from '#server/trips/table.ts';
import { anOp } from '../../sync/builders.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const NOW = new Date('2026-11-21T23:30:00Z');

const asked = { v: 1, device: 'd_1', epoch: null, cursor: 0, clientNow: 0, limit: 100 };
const birth = anOp({ id: 'o_0', path: 'life', value: 'live' });
const requests: Record<string, [path: string, body: object]> = {
	'a push': ['/sync', { ...asked, ops: [birth, anOp({ seq: 2 })] }],
	'a pull': ['/sync', { ...asked, ops: [] }],
	'a trip of another client': ['/private/trip', { name: 'Spring tour', trip_string: 'c164924' }],
};

/** A body of which half has arrived, and the rest comes later. */
function onSlowLine(body: object): { stream: ReadableStream; arrive: () => void } {
	const bytes = Buffer.from(JSON.stringify(body));
	const { readable, writable } = new TransformStream();
	const writer = writable.getWriter();
	void writer.write(bytes.subarray(0, bytes.length / 2));
	const arrive = () => void writer.write(bytes.subarray(bytes.length / 2)).then(() => writer.close());
	return { stream: readable, arrive };
}

async function aServerWithAnn() {
	const { app, db } = aServer();
	const ann = await aMember(db);
	const rows = () => {
		const tables = [syncAccounts, trips, tripHistory, opVerdicts, deviceWatermarks, syncDevices].map(
			getTableName,
		);
		return tables.filter((name) => db.$client.prepare(`select * from ${name}`).all().length > 0);
	};
	const deleteAnn = () => createPersonalDataStore(db).remove({ accountId: ann.id, login: null }, []);
	return { app, db, ann, rows, deleteAnn };
}

test.each(Object.entries(requests))(
	'%s that arrives while its account is deleted leaves nothing',
	async (_, [path, body]) => {
		const { app, ann, rows, deleteAnn } = await aServerWithAnn();
		const { stream, arrive } = onSlowLine(body);
		const headers = { ...ann.headers, 'Content-Type': 'application/json', 'X-Account': ann.id };
		const asking = { method: 'POST', headers, body: stream, duplex: 'half' };
		const answering = app.request(`/api${path}`, asking);
		await turn();
		await deleteAnn();
		arrive();
		const answer = await answering;
		expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_signed_in']);
		expect(rows()).toEqual([]);
	},
);

test('the device of an account that was deleted since its request was answered is not noted', async () => {
	const { db, ann, rows, deleteAnn } = await aServerWithAnn();
	const [session] = await createSessionStore(db).ofAccount(ann.id, NOW);
	const devices = createSyncDeviceStore(db);
	await devices.note(ann.id, 'd_1', session?.id ?? '');
	expect(rows()).toEqual(['sync_devices']);
	await deleteAnn();
	await devices.note(ann.id, 'd_1', session?.id ?? '');
	expect(rows()).toEqual([]);
});
