import { absorb } from '#domain/sync/absorb.ts';
import type { DeviceState } from '#domain/sync/device-state.ts';
import { nextRequest } from '#domain/sync/next-request.ts';
import type { Policy } from '#domain/sync/policy.ts';
import { serve } from '#domain/sync/serve.ts';
import { readSyncRequest, readSyncResponse } from '#domain/sync/wire.ts';
import { tripPolicy } from '#domain/trips/trip-policy.ts';
import { type AccountName, type Device, type Message, nextId, type World } from './world.ts';

type ToServer = Extract<Message, { to: 'server' }>;
type ToDevice = Extract<Message, { to: 'device' }>;

/** A page of the device asks the server for what is next, as the account that is signed in. */
export function ask(world: World, device: Device): void {
	const account = device.signedIn;
	const clientNow = world.now + device.clockError;
	const { maxOps, limit, boot } = device;
	const asked = nextRequest(device.disks[account], { clientNow, maxOps, limit, rules: world.rules.device });
	device.waiting += 1;
	world.wire.push({ to: 'server', device, account, asked, boot, text: JSON.stringify(asked.body) });
}

/** One message arrives, or does not. */
export function deliver(world: World, at: number): void {
	const [message] = world.wire.splice(at, 1);
	if (!message) return;
	// A late duplicate may come again, long after.
	if (world.hasFaults && world.random.chance(0.12)) world.wire.push(message);
	if (message.to === 'server') deliverToServer(world, message);
	else deliverToDevice(world, message);
}

function deliverToServer(world: World, message: ToServer): void {
	const { random, hasFaults } = world;
	const faults = { none: 70, lost: 8, portal: 3, 401: 2, 413: 2, 429: 2, 500: 3, 507: 2, killedAfter: 4 };
	const fault = hasFaults ? random.weighted(faults) : 'none';
	if (fault === 'lost') giveUp(message);
	else if (fault === 'portal') answer(world, message, { status: 200, text: '<html>Campus Wi-Fi</html>' });
	else if (fault === 'none' || fault === 'killedAfter') work(world, message, fault === 'killedAfter');
	else answer(world, message, { status: Number(fault), text: '{"code":"internal"}' });
}

function work(world: World, message: ToServer, isKilledAfter: boolean): void {
	const isOther = world.hasFaults && world.random.chance(0.05);
	const session: AccountName = isOther ? (message.account === 'ann' ? 'bob' : 'ann') : message.account;
	if (isOther && world.rules.checksAccount) {
		answer(world, message, { status: 409, text: '{"code":"other_account"}' });
		return;
	}
	const text = serveText(world, session, message.text);
	if (isKilledAfter) giveUp(message);
	else answer(world, message, { status: text === null ? 400 : 200, text: text ?? '{}' });
}

function serveText(world: World, session: AccountName, text: string): string | null {
	const request = readSyncRequest(JSON.parse(text));
	if (!request) return null;
	const account = world.accounts[session];
	const before = account.state;
	world.now += 1;
	const { state, response } = serve(before, request, {
		now: world.now,
		policy: world.rules.checksPlan ? tripPolicy(account.plan) : anythingGoes,
		freshEpoch: () => nextId(world, 'e_'),
		rules: world.rules.server,
	});
	account.state = state;
	world.witness.sawServe({ before, after: state, request, response, account: session, plan: account.plan });
	return JSON.stringify(response);
}

const anythingGoes: Policy = { malformed: () => null, forbids: () => null };

function answer(
	world: World,
	{ device, account, asked, boot }: ToServer,
	{ status, text }: { status: number; text: string },
): void {
	const { random, hasFaults } = world;
	const isTruncated = hasFaults && random.chance(0.03);
	const arriving = isTruncated ? text.slice(0, random.below(text.length)) : text;
	const message: ToDevice = { to: 'device', device, account, asked, boot, status, text: arriving };
	if (hasFaults && random.chance(0.1)) giveUp(message);
	else world.wire.push(message);
}

function giveUp({ device, boot }: Message): void {
	if (device.boot === boot) device.waiting = Math.max(0, device.waiting - 1);
}

function deliverToDevice(world: World, message: ToDevice): void {
	const { device, account, asked, boot, status } = message;
	giveUp(message);
	// The page that asked is gone; or another account is signed in, and its page was closed with it.
	if (device.boot !== boot || device.signedIn !== account) return;
	if (status === 413) device.maxOps = Math.max(1, Math.floor(device.maxOps / 2));
	const before = device.disks[account];
	const response = status === 200 ? readAnswer(message.text) : null;
	if (response) commitAnswer(world, { device, account, asked, response });
	else if (status === 200 && !world.rules.checksAnswer) {
		const sent = new Set(asked.body.ops.map(({ id }) => id));
		device.disks[account] = { ...before, outbox: before.outbox.filter(({ id }) => !sent.has(id)) };
		world.witness.sawDevice(device.disks[account], before, account);
	}
}

function readAnswer(text: string) {
	try {
		return readSyncResponse(JSON.parse(text));
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

type Arrival = {
	device: Device;
	account: AccountName;
	asked: Message['asked'];
	response: NonNullable<ReturnType<typeof readSyncResponse>>;
};

function commitAnswer(world: World, { device, account, asked, response }: Arrival): void {
	const before = device.disks[account];
	const newId = (prefix: string) => nextId(world, prefix);
	const after = absorb(before, { asked, response }, { newId, rules: world.rules.device });
	const isKilled = world.hasFaults && world.random.chance(0.05);
	if (isKilled) {
		device.boot += 1;
		device.waiting = 0;
	}
	const committed = isKilled ? (world.rules.absorbsAtOnce ? before : halfWritten(before, after)) : after;
	device.disks[account] = committed;
	if (committed !== before) world.witness.sawAnswer(response);
	world.witness.sawDevice(committed, before, account);
}

// What two transactions instead of one would leave: the cursor and the outbox moved, the documents did not arrive.
function halfWritten(before: DeviceState, after: DeviceState): DeviceState {
	return { ...after, trips: before.trips };
}
