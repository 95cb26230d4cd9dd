import type { Cells, Json } from '#domain/sync/cell.ts';
import type { Op } from '#domain/sync/device-state.ts';
import type { Policy, RefusalCode } from '#domain/sync/policy.ts';
import { readStopPlace } from './stop-place.ts';
import { noRoomForStop } from './stop-room.ts';
import { isTripName } from './trip-name.ts';
import { mayStandAt, readStopPath, stopPath } from './trip-paths.ts';

/** Limits of an account's plan; `Infinity` for none. */
export interface TripPlan {
	trips: number;
	stops: number;
}

/** Returns an account's plan for an edit made at a time, in epoch milliseconds by the server's clock. */
export type PlanForEdit = (madeAt: number) => TripPlan;

/** Upper limits: characters (UTF-16 units) of JSON in one value and of one path, cells in one trip. */
export const cellLimits = { value: 32 * 1024, path: 200, cells: 1000 } as const;

/** Nesting of lists in one value; deeper ones would overflow a reader's stack. */
const DEEPEST = 32;

/** A lone surrogate: no database stores it unchanged. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The rules of trips: names of at least 3 characters, 10 stops, and the plan's number of trips and stops. */
export function tripPolicy(planFor: PlanForEdit): Policy {
	return {
		malformed,
		forbids(op, trip, { liveTrips, madeAt }) {
			if (!trip.has(op.path) && trip.size >= cellLimits.cells) return 'too_large';
			const plan = planFor(madeAt);
			if (op.path === 'life') return forbidsLife(op.value, trip, liveTrips >= plan.trips);
			const at = readStopPath(op.path);
			return at?.field === 'live' && op.value === true ? forbidsStop(at.stopId, trip, plan) : null;
		},
		holderOf,
	};
}

/** True when a trip may have this value at this path, whatever its plan. */
export const isAllowedValue = (op: Op): boolean => malformed(op) === null;

function malformed({ path, value }: Op): RefusalCode | null {
	const isPath = path.length > 0 && path.length <= cellLimits.path && !LONE_SURROGATE.test(path);
	if (!isPath || value === undefined) return 'invalid';
	if (isTooDeep(value) || JSON.stringify(value).length > cellLimits.value) return 'too_large';
	if (path === 'name' && typeof value === 'string') return isTripName(value) ? null : 'name_too_short';
	return isReadable(path, value) ? null : 'invalid';
}

function holderOf(path: string): string | null {
	const at = readStopPath(path);
	// The place itself is not news: it comes with the stop.
	return at === null || at.field === 'live' || at.field === 'place' ? null : stopPath(at.stopId, 'live');
}

const isBoolean = (value: Json) => typeof value === 'boolean';
const tripCells = new Map<string, (value: Json) => boolean>([
	['life', (value) => value === 'live' || value === 'trashed'],
	['gone', isBoolean],
	['name', () => false],
	['order', isOrder],
]);
const stopCells = new Map<string, (value: Json) => boolean>([
	['live', isBoolean],
	['place', (value) => readStopPlace(value) !== null],
]);

function isReadable(path: string, value: Json): boolean {
	const reads = tripCells.get(path) ?? stopCells.get(readStopPath(path)?.field ?? '');
	return reads ? reads(value) : mayStandAt(path, value);
}

/** Security: works level by level, because a recursive function runs out of stack a few thousand levels down. */
function isTooDeep(value: Json): boolean {
	let level: Json[] = [value];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > DEEPEST) return true;
		level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
	}
	return false;
}

/** Null means the order in which the stops were added, which undoing the first move restores. */
function isOrder(value: Json): boolean {
	return value === null || (Array.isArray(value) && value.every((stopId) => typeof stopId === 'string'));
}

function forbidsLife(value: Json, trip: Cells, isFull: boolean): RefusalCode | null {
	const comesToLife = value === 'live' && trip.get('life')?.v !== 'live';
	return comesToLife && isFull ? 'quota' : null;
}

function forbidsStop(stopId: string, trip: Cells, plan: TripPlan): RefusalCode | null {
	if (!readStopPlace(trip.get(stopPath(stopId, 'place'))?.v)) return 'invalid';
	return noRoomForStop(stopId, trip, plan.stops);
}
