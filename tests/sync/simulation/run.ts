import { prune } from '#domain/sync/prune.ts';
import { restoredAccount } from '#domain/sync/restore.ts';
import { editSomething } from './edits.ts';
import { ask, deliver } from './network.ts';
import { LawBroken } from './witness.ts';
import {
	type Account,
	type AccountName,
	aWorld,
	type Device,
	freePlan,
	fullPlan,
	nextId,
	type Rules,
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
export function run(seed: number, rules: Rules = standingRules): Run {
	const world = aWorld(seed, rules);
	try {
		for (let step = 0; step < STEPS; step++) takeStep(world);
		comeHome(world);
		return { broken: null, checks: world.witness.checks };
	} catch (error) {
		if (error instanceof LawBroken) return { broken: error, checks: world.witness.checks };
		throw error;
	}
}

function takeStep(world: World): void {
	const { random } = world;
	world.now += random.below(4000);
	const device = random.pick(world.devices);
	const restoring = world.restores ? 1.5 : 0;
	const happening = random.weighted({ ...weights, backUp: restoring, restore: restoring });
	happenings[happening](world, device);
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
};

const happenings = {
	edit: editSomething,
	askServer(world: World, device: Device): void {
		// Two tabs may ask at once.
		if (device.waiting < 2) ask(world, device);
	},
	deliverAny(world: World): void {
		deliver(world, world.random.below(world.wire.length));
	},
	kill(_world: World, device: Device): void {
		device.boot += 1;
		device.waiting = 0;
	},
	jumpClock({ random }: World, device: Device): void {
		device.clockError += random.pick([DAY, -DAY, 3652 * DAY, -3652 * DAY]);
	},
	pruneAny(world: World, device: Device): void {
		pruneAccount(world, world.accounts[device.signedIn]);
	},
	changePlan(world: World, device: Device): void {
		const account = world.accounts[device.signedIn];
		account.plan = account.plan === freePlan ? fullPlan : freePlan;
	},
	switchAccount(world: World, device: Device): void {
		device.signedIn = device.signedIn === 'ann' ? 'bob' : 'ann';
		happenings.kill(world, device);
	},
	backUp(world: World, device: Device): void {
		const account = world.accounts[device.signedIn];
		account.backup = { state: account.state, mark: world.witness.markOf(account.name) };
	},
	restore(world: World, device: Device): void {
		restoreAccount(world, world.accounts[device.signedIn]);
	},
};

function pruneAccount(world: World, account: Account): void {
	const before = account.state;
	const cutoff = world.now - world.random.pick([0, 10_000, 60_000]);
	// Where backups are restored, verdicts outlive every unanswered edit, as they do in earnest.
	const after = prune(before, { content: cutoff, verdicts: world.restores ? 0 : cutoff });
	account.state = world.rules.raisesFloor ? after : { ...after, floor: before.floor };
	world.witness.sawPrune(before, account.state);
}

function restoreAccount(world: World, account: Account): void {
	if (!account.backup) return;
	world.now += 1000;
	account.state = restoredAccount(account.backup.state, { epoch: nextId(world, 'e_'), now: world.now });
	world.witness.sawRestore(account.name, account.backup.mark, disksOf(world, account.name));
}

function comeHome(world: World): void {
	world.hasFaults = false;
	while (world.wire.length > 0) deliver(world, world.random.below(world.wire.length));
	for (let round = 0; round < 2; round++) {
		for (const device of world.devices)
			for (const name of ['ann', 'bob'] as const) syncWholly(world, device, name);
	}
	for (const { name, state } of Object.values(world.accounts)) {
		world.witness.sawEnd(name, state, disksOf(world, name));
	}
}

function syncWholly(world: World, device: Device, account: AccountName): void {
	device.signedIn = account;
	device.maxOps = 50;
	for (let requests = 0; requests < 60; requests++) {
		const before = device.disks[account];
		ask(world, device);
		while (world.wire.length > 0) deliver(world, 0);
		const after = device.disks[account];
		const isUpToDate = after.cursor === world.accounts[account].state.rev && after.reset === null;
		if (isUpToDate && after.outbox.length === 0 && before.resets === after.resets) return;
	}
}

function disksOf(world: World, account: AccountName) {
	return world.devices.map(({ disks }) => disks[account]);
}
