import { type AccountState, newAccount } from '#domain/sync/account-state.ts';
import { type DeviceRules, deviceRules } from '#domain/sync/device-rules.ts';
import { type DeviceState, newDevice } from '#domain/sync/device-state.ts';
import type { Asked } from '#domain/sync/next-request.ts';
import { type ServerRules, serverRules } from '#domain/sync/server-rules.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import type { Parts } from './parts.ts';
import { Random } from './random.ts';
import { Witness } from './witness.ts';

export type AccountName = 'ann' | 'bob';

/** The rules of the simulation: as they stand, or with one removed. */
export interface Rules {
	server: ServerRules;
	device: DeviceRules;
	/** 409 when the session is another account's. */
	checksAccount: boolean;
	/** An answer counts only if it is 200, JSON and of the right shape. */
	checksAnswer: boolean;
	/** View and outbox are written as one. */
	editsAtOnce: boolean;
	/** Documents, acknowledgements and cursor are written as one. */
	absorbsAtOnce: boolean;
	/** Pruning raises the floor. */
	raisesFloor: boolean;
	/** Pruning leaves a mark. */
	marksPrunings: boolean;
	/** Plan, stops and names are checked. */
	checksPlan: boolean;
}

export const standingRules: Rules = {
	server: serverRules,
	device: deviceRules,
	checksAccount: true,
	checksAnswer: true,
	editsAtOnce: true,
	absorbsAtOnce: true,
	raisesFloor: true,
	marksPrunings: true,
	checksPlan: true,
};

export interface Account {
	name: AccountName;
	state: AccountState;
	plan: TripPlan;
	/** Verdicts given before that may have been pruned. */
	verdictsSince: number;
	backup: { state: AccountState; mark: unknown } | null;
}

/** A browser: a database for each account, whichever is signed in now, a clock of its own. */
export interface Device {
	name: string;
	signedIn: AccountName;
	disks: Record<AccountName, DeviceState>;
	/** How far its clock is ahead, in milliseconds. */
	clockError: number;
	/** Counts restarts: an answer to a page that is gone is never read. */
	boot: number;
	maxOps: number;
	limit: number;
	waiting: number;
	/** Till then nobody touches it. */
	awayUntil: number;
}

/** A request or an answer on its way. */
export type Message = { device: Device; account: AccountName; asked: Asked; boot: number } & (
	| { to: 'server'; text: string }
	| { to: 'device'; status: number; text: string }
);

export interface World {
	random: Random;
	rules: Rules;
	parts: Parts;
	witness: Witness;
	/** The server's clock. */
	now: number;
	accounts: Record<AccountName, Account>;
	devices: Device[];
	wire: Message[];
	/** Numbers for ids and values that must be unlike any other. */
	count: number;
	hasFaults: boolean;
	/** Backups are restored in some worlds only, because a lost future excuses what a law forbids. */
	restores: boolean;
	/** In half of these a copy is put in place silently. */
	restoresByHand: boolean;
}

const START = Date.UTC(2026, 8, 1);

/** A world of 2 to 4 devices and two accounts that nobody has used yet. */
export function aWorld(seed: number, rules: Rules, parts: Parts): World {
	const random = new Random(seed);
	const deviceCount = 2 + random.below(3);
	const devices = Array.from({ length: deviceCount }, (_, n) => aDevice(`d${n}`, random));
	const accounts = { ann: anAccount('ann', random), bob: anAccount('bob', random) };
	const restores = random.chance(0.35);
	return {
		random,
		rules,
		parts,
		witness: new Witness(),
		now: START,
		accounts,
		devices,
		wire: [],
		count: 0,
		hasFaults: true,
		restores,
		restoresByHand: restores && random.chance(0.5),
	};
}

/** The pages of a device are gone: what they asked is answered to nobody. */
export async function reboot(world: World, device: Device): Promise<void> {
	device.boot += 1;
	device.waiting = 0;
	await world.parts.reboot(world, device);
}

export function nextId(world: World, prefix: string): string {
	return `${prefix}${nextCount(world)}`;
}

/** A number that nothing else in the world has. */
export function nextCount(world: World): number {
	world.count += 1;
	return world.count;
}

function anAccount(name: AccountName, random: Random): Account {
	return {
		name,
		state: newAccount(`e-${name}-0`),
		plan: random.chance(0.3) ? freePlan : fullPlan,
		verdictsSince: 0,
		backup: null,
	};
}

function aDevice(name: string, random: Random): Device {
	return {
		name,
		signedIn: 'ann',
		disks: { ann: newDevice(`${name}-ann`), bob: newDevice(`${name}-bob`) },
		clockError: random.chance(0.5) ? 0 : random.below(120_000) - 60_000,
		boot: 0,
		maxOps: 1 + random.below(5),
		limit: 1 + random.below(4),
		waiting: 0,
		awayUntil: 0,
	};
}
