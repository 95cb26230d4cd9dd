import { absorb } from '#domain/sync/absorb.ts';
import { type DeviceState, emptyTrip } from '#domain/sync/device-state.ts';
import { nextRequest } from '#domain/sync/next-request.ts';
import type { Policy } from '#domain/sync/policy.ts';
import { prune } from '#domain/sync/prune.ts';
import { serve } from '#domain/sync/serve.ts';
import { readSyncRequest } from '#domain/sync/wire.ts';
import { opsOfEdit } from '#domain/sync/write-edit.ts';
import { tripPolicy } from '#domain/trips/trip-policy.ts';
import { writeEdit } from '../pure-edit.ts';
import type { Parts } from './parts.ts';
import { nextId } from './world.ts';

const nothing = async () => undefined;

/** A world of pure functions, with the rules it was given. */
export const pureParts: Parts = {
	async edit(world, device, { trip, changes, dies }) {
		const before = device.disks[device.signedIn];
		const t = world.now + device.clockError;
		const context = { t, newId: () => nextId(world, 'o_'), rules: world.rules.device };
		const after = writeEdit(before, { trip, changes }, context);
		if (!dies) return { written: true, after };
		if (world.rules.editsAtOnce) return { written: false, after: before };
		const stored = before.trips.get(trip) ?? emptyTrip(trip);
		const { view } = opsOfEdit(stored, changes, { ...context, seq: before.next_seq });
		const trips = new Map(before.trips).set(trip, { ...stored, view });
		return { written: false, after: { ...before, trips } };
	},
	async ask(world, { disks, signedIn, clockError, maxOps, limit }) {
		const clientNow = world.now + clockError;
		return nextRequest(disks[signedIn], { clientNow, maxOps, limit, rules: world.rules.device });
	},
	async takeIn(world, { disks, signedIn }, { dies, ...exchange }) {
		const before = disks[signedIn];
		const newId = (prefix: string) => nextId(world, prefix);
		const after = absorb(before, exchange, { newId, rules: world.rules.device });
		if (!dies) return after;
		return world.rules.absorbsAtOnce ? before : halfWritten(before, after);
	},
	async serve(world, account, text) {
		const request = readSyncRequest(JSON.parse(text));
		if (!request) return null;
		const { state, response } = serve(account.state, request, {
			now: world.now,
			policy: world.rules.checksPlan ? tripPolicy(() => account.plan) : anythingGoes,
			freshEpoch: () => nextId(world, 'e_'),
			verdictsSince: account.verdictsSince,
			rules: world.rules.server,
		});
		return { request, response, after: state };
	},
	async prune(world, { state }, cutoffs) {
		const after = prune(state, cutoffs, { now: world.now, newId: (prefix) => nextId(world, prefix) });
		if (!world.rules.marksPrunings) return { ...after, mark: state.mark };
		return world.rules.raisesFloor ? after : { ...after, floor: state.floor };
	},
	restore: nothing,
	reboot: nothing,
	close: nothing,
};

const anythingGoes: Policy = { malformed: () => null, forbids: () => null, holderOf: () => null };

// As two transactions instead of one could leave it: cursor and outbox moved, documents missing.
function halfWritten(before: DeviceState, after: DeviceState): DeviceState {
	return { ...after, trips: before.trips };
}
