import { Agent, request } from 'node:http';
import * as secure from 'node:https';
import type { Op } from '#domain/sync/device-state.ts';
import { type Ack, readSyncResponse, SYNC_VERSION, type SyncResponse } from '#domain/sync/wire.ts';
import { addMembers, type Member } from './members.ts';

/** Something that does not count as an answer. */
export class Refused extends Error {
	readonly status: number;

	constructor(status: number, text: string) {
		super(`the server answered ${status}: ${text.slice(0, 200)}`);
		this.status = status;
	}
}

/** A device that pushes as fast as it is answered, and remembers what was acknowledged. */
export class BenchDevice {
	private readonly member: Member;
	/** Path → the last value that the server acknowledged. */
	readonly acked = new Map<string, string>();
	readonly milliseconds: number[] = [];
	private readonly name: string;
	private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
	/** Accepts any certificate, because a proxy under test makes its own. */
	private readonly secureAgent = new secure.Agent({
		keepAlive: true,
		maxSockets: 1,
		rejectUnauthorized: false,
	});
	/** True once the server has told it to start over, because its database was restored. */
	wasReset = false;
	private seq = 0;
	private cursor = 0;
	private epoch: string | null = null;
	/** Sent but not yet answered, so it is sent again unchanged. */
	private unanswered: Op | null = null;

	constructor(name: string, member: Member) {
		this.name = name;
		this.member = member;
	}

	/** Sends one edit and reads the answer; throws when there is none. */
	async push(address: string): Promise<void> {
		this.unanswered ??= this.nextOp();
		const op = this.unanswered;
		const started = performance.now();
		const response = await this.send(address, [op]);
		this.milliseconds.push(performance.now() - started);
		if (response.reset) {
			this.wasReset ||= this.epoch !== null;
			this.epoch = response.epoch;
			this.cursor = 0;
			return;
		}
		const [ack] = response.acks;
		if (ack?.id !== op.id || ack.verdict !== 'applied')
			throw new Error(`not applied: ${JSON.stringify(ack as Ack)}`);
		this.acked.set(op.path, op.value as string);
		this.unanswered = null;
		this.cursor = response.cursor;
		this.epoch = response.epoch;
	}

	close(): void {
		this.agent.destroy();
		this.secureAgent.destroy();
	}

	/** The trip that this device writes. Each device has its own, so that no other overwrites it. */
	get trip(): string {
		return `t_${this.name}`;
	}

	private nextOp(): Op {
		this.seq += 1;
		const birth = { path: 'life', value: 'live' };
		const note = { path: `stops/s_${this.seq % 10}/note`, value: `${this.name} ${this.seq}` };
		const change = this.seq === 1 ? birth : note;
		const stamp = { id: `o_${this.name}_${this.seq}`, seq: this.seq, trip: this.trip, t: Date.now() };
		return { ...stamp, ...change, base: this.cursor };
	}

	private async send(address: string, ops: Op[]): Promise<SyncResponse> {
		const { name: device, epoch, cursor } = this;
		const clientNow = Date.now();
		const body = JSON.stringify({ v: SYNC_VERSION, device, epoch, cursor, clientNow, limit: 100, ops });
		const { status, text } = await this.post(`${address}/api/sync`, body);
		const response = status === 200 ? readSyncResponse(JSON.parse(text)) : null;
		if (!response) throw new Refused(status, text);
		return response;
	}

	private post(url: string, body: string): Promise<{ status: number; text: string }> {
		const headers = {
			Cookie: this.member.cookie,
			'Sec-Fetch-Site': 'same-origin',
			'X-Account': this.member.id,
			'Content-Type': 'application/json',
			'Content-Length': Buffer.byteLength(body),
		};
		const [ask, agent] = url.startsWith('https:')
			? [secure.request, this.secureAgent]
			: [request, this.agent];
		return new Promise((resolve, reject) => {
			const asking = ask(url, { method: 'POST', agent, headers }, (answer) => {
				let text = '';
				answer.setEncoding('utf8');
				answer.on('data', (chunk) => {
					text += chunk;
				});
				answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
				answer.on('error', reject);
			});
			asking.on('error', reject);
			asking.end(body);
		});
	}
}

/** Devices in a database that no server has open yet, two to an account, so that each also fetches what another wrote. */
export async function benchDevices(count: number, dataDir: string): Promise<BenchDevice[]> {
	return devicesOf(await addMembers(dataDir, ownersOf(count)), count);
}

/** The names of the members who have this many devices. */
export const ownersOf = (count: number) => Array.from({ length: Math.ceil(count / 2) }, (_, n) => `u_${n}`);

/** This many devices, two per member. */
export const devicesOf = (members: readonly Member[], count: number) =>
	Array.from({ length: count }, (_, n) => new BenchDevice(`d_${n}`, members[n >> 1] as Member));
