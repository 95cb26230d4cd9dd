import { type DeviceRules, deviceRules } from './device-rules.ts';
import type { DeviceState, Op } from './device-state.ts';
import { batchLimits, pageLimits, SYNC_VERSION, type SyncRequest } from './wire.ts';

/** A request, and the facts needed to judge its answer. */
export interface Asked {
	body: SyncRequest;
	/** The device's number of resets when it asked. */
	resets: number;
}

export interface AskContext {
	/** The device's clock, epoch milliseconds. */
	clientNow: number;
	/** Lower after a 413. */
	maxOps?: number;
	limit?: number;
	rules?: DeviceRules;
}

/** Builds the device's next request: the front of its outbox, and everything after its cursor. */
export function nextRequest(state: DeviceState, context: AskContext): Asked {
	const { clientNow, maxOps = batchLimits.ops, limit = pageLimits.rows, rules = deviceRules } = context;
	const { epoch, cursor, resets, reset, marks } = state;
	const first = reset && rules.waitsForReset ? [] : firstOps(state.outbox, maxOps);
	const device = first[0]?.device ?? state.device;
	const ops = first.map(({ device: _sentAs, ...op }) => op);
	// A device that starts over after a restore does not yet know how much of its past it shares with the server.
	const mark = reset?.mark ?? (reset?.restored ? null : (marks[0] ?? null));
	const lost = reset?.restored && marks.length > 0 ? { marks: [...marks] } : {};
	const body = { v: SYNC_VERSION, device, epoch, cursor, clientNow, mark, ...lost, limit, ops } as const;
	return { body, resets };
}

function firstOps(outbox: readonly Op[], maxOps: number): Op[] {
	const ops: Op[] = [];
	let characters = 0;
	for (const op of outbox) {
		characters += JSON.stringify(op).length;
		if (op.device !== ops[0]?.device && ops.length > 0) break;
		if (ops.length >= maxOps || (ops.length > 0 && characters > batchLimits.characters)) break;
		ops.push(op);
	}
	return ops;
}
