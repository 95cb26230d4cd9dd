import { expect, test } from 'vitest';
import type { Op } from '#domain/sync/device-state.ts';
import { createStores } from '#server/stores.ts';
import { anOp } from '../sync/builders.ts';
import { aMember } from './a-member.ts';
import { anEmptyDatabase } from './an-empty-database.ts';

const START = new Date('2026-11-21T23:30:00Z');
const HOUR = 3_600_000;
const END = START.getTime() + 7 * 24 * HOUR;

test('a second trip saved in the last hours of a trial with no signal is taken once there is one', async () => {
	const db = anEmptyDatabase();
	let now = END - 5 * HOUR;
	const { sync } = createStores(db, () => new Date(now));
	const { id } = await aMember(db, 'ann', { subscription_type: 2, trial_start: START });
	const push = async (op: Pick<Op, 'seq' | 'trip' | 't'>) => {
		const ops = [anOp({ id: `o_${op.seq}`, path: 'life', value: 'live', ...op })];
		const request = { device: 'd_1', epoch: null, cursor: 0, clientNow: now, limit: 100, ops };
		const served = await sync.serve(id, { v: 1, ...request });
		return 'response' in served && served.response.acks[0];
	};
	expect(await push({ seq: 1, trip: 't_1', t: now })).toMatchObject({ verdict: 'applied' });
	now = END + HOUR;
	expect(await push({ seq: 2, trip: 't_2', t: END - 3 * HOUR })).toMatchObject({ verdict: 'applied' });
	expect(await push({ seq: 3, trip: 't_3', t: END + 1 })).toMatchObject({ code: 'quota' });
});
