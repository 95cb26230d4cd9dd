import { restoredAccount } from '#domain/sync/restore.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import { editSomething } from './edits.ts';
import { ask, deliver } from './network.ts';
import type { Parts } from './parts.ts';
import { pureParts } from './pure-parts.ts';
import { LawBroken } from './witness.ts';
import {
	type Account,
	type AccountName,
	aWorld,
	type Device,
	nextId,
	type Rules,
	reboot,
	standingRules,
	type World,
} from './world.ts';

export interface Run {
	broken: LawBroken | null;
	checks: ReadonlyMap<number, number>;
}

const STEPS = 160;
const DAY = 86_400_000;

/** Runs one seed: a stretch of edits, syncs and faults, then peace, then the laws. */
export async function run(
	seed: number,
	rules: Rules = standingRules,
	parts: Parts = pureParts,
): Promise<Run> {
	const world = aWorld(seed, rules, parts);
	try {
		for (let step = 0; step < STEPS; step++) await takeStep(world);
		await comeHome(world);
		return { broken: null, checks: world.witness.checks };
	} catch (error) {
		if (error instanceof LawBroken) return { broken: error, checks: world.witness.checks };
		throw error;
	} finally {
		await parts.close();
	}
}

async function takeStep(world: World): Promise<void> {
	const { random } = world;
	world.now += random.below(4000);
	const device = random.pick(world.devices.filter(({ awayUntil }) => awayUntil <= world.now));
	const happening = random.weighted(weightsOf(world));
	await happenings[happening](world, device);
}

const weights = {
	edit: 32,
	askServer: 26,
	deliverAny: 42,
	kill: 2,
	jumpClock: 1.5,
	pruneAny: 1.5,
	changePlan: 1,
	switchAccount: 2,
	backUp: 0,
	restore: 0,
	putBack: 0,
};
const weightsOfRestoring = { ...weights, backUp: 1.5, restore: 1.5 };
/** Where copies are put back by hand nothing tells the devices: it takes many edits to see what they make of it. */
const weightsByHand = {
	...weights,
	edit: 30,
	askServer: 40,
	deliverAny: 80,
	kill: 0.5,
	pruneAny: 3,
	switchAccount: 0,
	backUp: 3,
	putBack: 3,
};

const weightsOf = ({ restores, restoresByHand }: World) =>
	restoresByHand ? weightsByHand : restores ? weightsOfRestoring : weights;

type Happening = (world: World, device: Device) => void | Promise<void>;

const happenings: Record<keyof typeof weights, Happening> = {
	edit: editSomething,
	askServer(world, device) {
		// Two tabs may ask at once.
		if (device.waiting < 2) return ask(world, device);
	},
	deliverAny(world) {
		return deliver(world, world.random.below(world.wire.length));
	},
	kill: reboot,
	jumpClock({ random }, device) {
		device.clockError += random.pick([DAY, -DAY, 3652 * DAY, -3652 * DAY]);
	},
	pruneAny(world, device) {
		return pruneAccount(world, world.accounts[device.signedIn]);
	},
	changePlan(world, device) {
		const account = world.accounts[device.signedIn];
		account.plan = account.plan === freePlan ? fullPlan : freePlan;
	},
	switchAccount(world, device) {
		device.signedIn = device.signedIn === 'ann' ? 'bob' : 'ann';
		return reboot(world, device);
	},
	backUp(world, device) {
		const account = world.accounts[device.signedIn];
		account.backup = { state: account.state, mark: world.witness.markOf(account.name) };
	},
	restore(world, device) {
		return restoreAccount(world, world.accounts[device.signedIn], { isTold: true });
	},
	putBack(world, device) {
		// The phone that knows better is in a pocket, while this one goes on.
		for (const other of world.devices)
			if (other !== device && world.random.chance(0.6))
				other.awayUntil = world.now + world.random.below(120_000);
		return restoreAccount(world, world.accounts[device.signedIn], { isTold: false });
	},
};

async function pruneAccount(world: World, account: Account): Promise<void> {
	const before = account.state;
	const cutoff = world.now - world.random.pick([0, 10_000, 60_000]);
	// Where backups are restored, verdicts outlive every unanswered edit, as they do in earnest.
	const cutoffs = { content: cutoff, verdicts: world.restores ? 0 : cutoff };
	// The real one prunes every account at once.
	for (const each of Object.values(world.accounts))
		each.verdictsSince = Math.max(each.verdictsSince, cutoffs.verdicts);
	account.state = await world.parts.prune(world, account, cutoffs);
	world.witness.sawPrune(before, account.state);
}

async function restoreAccount(
	world: World,
	account: Account,
	{ isTold }: { isTold: boolean },
): Promise<void> {
	if (!account.backup) return;
	world.now += 1000;
	const { state } = account.backup;
	account.state = isTold ? restoredAccount(state, { epoch: nextId(world, 'e_'), now: world.now }) : state;
	await world.parts.restore(world, account, account.state);
	world.witness.sawRestore(account.name, account.backup.mark, disksOf(world, account.name));
}

async function comeHome(world: World): Promise<void> {
	world.hasFaults = false;
	while (world.wire.length > 0) await deliver(world, world.random.below(world.wire.length));
	for (let round = 0; round < 2; round++) {
		for (const device of world.devices)
			for (const name of ['ann', 'bob'] as const) await syncWholly(world, device, name);
	}
	for (const { name, state } of Object.values(world.accounts)) {
		world.witness.sawEnd(name, state, disksOf(world, name));
	}
}

async function syncWholly(world: World, device: Device, account: AccountName): Promise<void> {
	device.signedIn = account;
	device.maxOps = 50;
	for (let requests = 0; requests < 60; requests++) {
		const before = device.disks[account];
		await ask(world, device);
		while (world.wire.length > 0) await deliver(world, 0);
		const after = device.disks[account];
		const isUpToDate = after.cursor === world.accounts[account].state.rev && after.reset === null;
		if (isUpToDate && after.outbox.length === 0 && before.resets === after.resets) return;
	}
}

function disksOf(world: World, account: AccountName) {
	return world.devices.map(({ disks }) => disks[account]);
}
