import { readSyncResponse } from '#domain/sync/wire.ts';
import { type AccountName, type Device, type Message, reboot, type World } from './world.ts';

type ToServer = Extract<Message, { to: 'server' }>;
type ToDevice = Extract<Message, { to: 'device' }>;

/** A page of the device asks the server for what is next, as the account that is signed in. */
export async function ask(world: World, device: Device): Promise<void> {
	const { signedIn: account, boot } = device;
	const asked = await world.parts.ask(world, device);
	device.waiting += 1;
	world.wire.push({ to: 'server', device, account, asked, boot, text: JSON.stringify(asked.body) });
}

/** One message arrives, or does not. */
export async function deliver(world: World, at: number): Promise<void> {
	const [message] = world.wire.splice(at, 1);
	if (!message) return;
	// A late duplicate may come again, long after.
	if (world.hasFaults && world.random.chance(0.12)) world.wire.push(message);
	if (message.to === 'server') await deliverToServer(world, message);
	else await deliverToDevice(world, message);
}

const faults = { none: 70, lost: 8, portal: 3, 401: 2, 413: 2, 429: 2, 500: 3, 507: 2, killedAfter: 4 };

async function deliverToServer(world: World, message: ToServer): Promise<void> {
	const { random, hasFaults } = world;
	const fault = hasFaults ? random.weighted(faults) : 'none';
	if (fault === 'lost') giveUp(message);
	else if (fault === 'portal') answer(world, message, { status: 200, text: '<html>Campus Wi-Fi</html>' });
	else if (fault === 'none' || fault === 'killedAfter') await work(world, message, fault === 'killedAfter');
	else answer(world, message, { status: Number(fault), text: '{"code":"internal"}' });
}

async function work(world: World, message: ToServer, isKilledAfter: boolean): Promise<void> {
	const isOther = world.hasFaults && world.random.chance(0.05);
	const session: AccountName = isOther ? (message.account === 'ann' ? 'bob' : 'ann') : message.account;
	if (isOther && world.rules.checksAccount) {
		answer(world, message, { status: 409, text: '{"code":"other_account"}' });
		return;
	}
	const text = await serveText(world, session, message.text);
	if (isKilledAfter) giveUp(message);
	else answer(world, message, { status: text === null ? 400 : 200, text: text ?? '{}' });
}

async function serveText(world: World, session: AccountName, text: string): Promise<string | null> {
	const account = world.accounts[session];
	const before = account.state;
	world.now += 1;
	const served = await world.parts.serve(world, account, text);
	if (!served) return null;
	const { request, response, after } = served;
	account.state = after;
	world.witness.sawServe({ before, after, request, response, account: session, plan: account.plan });
	return JSON.stringify(response);
}

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

async function deliverToDevice(world: World, message: ToDevice): Promise<void> {
	const { device, account, asked, boot, status } = message;
	giveUp(message);
	// The page that asked is gone, perhaps because another account signed in.
	if (device.boot !== boot || device.signedIn !== account) return;
	if (status === 413) device.maxOps = Math.max(1, Math.floor(device.maxOps / 2));
	const before = device.disks[account];
	const response = status === 200 ? readAnswer(message.text) : null;
	if (response) await commitAnswer(world, { device, account, asked, response });
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

async function commitAnswer(world: World, { device, account, asked, response }: Arrival): Promise<void> {
	const before = device.disks[account];
	const dies = world.hasFaults && world.random.chance(0.05);
	const after = await world.parts.takeIn(world, device, { asked, response, dies });
	if (dies) await reboot(world, device);
	device.disks[account] = after;
	if (after !== before) world.witness.sawAnswer(response);
	world.witness.sawDevice(after, before, account);
}
