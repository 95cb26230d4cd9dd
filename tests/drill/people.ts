import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchDevice, Refused } from '../bench/sync/device.ts';
import type { Member } from '../bench/sync/members.ts';
import { Away, ask, type Calls } from './calls.ts';

/** Given to everyone who takes part. */
export interface Stage {
	address: string;
	calls: Calls;
	isOver: () => boolean;
}

const PAGES = [
	'/',
	'/college-guides',
	'/college/164924',
	'/college/166027',
	'/state/Massachusetts',
	'/trip-planner',
];
const LISTS = [
	'/api/public/colleges',
	'/api/public/states',
	'/api/site',
	'/api/public/wordpress',
	'/api/query?target=college&on=ipeds_id&qid=164924',
];

/** Repeats it, with pauses of about that length. */
async function untilOver({ isOver }: Stage, everyMs: number, doIt: (time: number) => Promise<unknown>) {
	await sleep(Math.random() * everyMs);
	for (let time = 0; !isOver(); time++) {
		await doIt(time);
		await sleep(everyMs * (0.5 + Math.random()));
	}
}

/** A family's phone: edits its trip, and sends again what was not answered. */
export const aDevice = (stage: Stage, device: BenchDevice) =>
	untilOver(stage, 2000, () => stage.calls.time('push of an edit', () => push(device, stage.address)));

/** Sends what a device has to send. */
async function push(device: BenchDevice, address: string): Promise<void> {
	try {
		await device.push(address);
	} catch (error) {
		if (error instanceof Refused) throw new Away(String(error.status), 1000);
		const { code = '' } = error as NodeJS.ErrnoException;
		throw /^(ECONN|EPIPE)/.test(code) ? new Away('cut', 1000) : error;
	}
}

/** Repeats that until it gets through, as everybody must within two minutes of the end of the day. */
export async function pushAtLast(device: BenchDevice, address: string): Promise<void> {
	const until = performance.now() + 120_000;
	for (;;) {
		try {
			return await push(device, address);
		} catch (error) {
			if (!(error instanceof Away) || performance.now() > until) throw error;
			await sleep(error.waitMs);
		}
	}
}

export const aReader = (stage: Stage, seed: number) =>
	untilOver(stage, 400, (time) => {
		const [kind, paths] = time % 3 === 0 ? ['page', PAGES] : ['list or guide', LISTS];
		return stage.calls.time(kind as string, () => ask(stage.address + paths[(seed + time) % paths.length]));
	});

/** An editor who changes the Stay of one college, and remembers the last text that was acknowledged. */
export async function anEditor(
	stage: Stage,
	{ cookie }: Member,
	college: number,
): Promise<{ college: number; acked: number }> {
	let acked = 0;
	await untilOver(stage, 1500, async (time) => {
		const update = { stay_html: `<p>Edit ${time + 1}</p>` };
		const done = await stage.calls.time('edit of a guide', () =>
			ask(`${stage.address}/api/admin/college`, posted(cookie, { ipeds_id: college, update })),
		);
		if (done !== undefined) acked = time + 1;
	});
	return { college, acked };
}

/** Sends messages through the contact form, each from a different address; returns the acknowledged ones. */
export async function aWriter(stage: Stage): Promise<string[]> {
	const acked: string[] = [];
	await untilOver(stage, 1200, async (time) => {
		const name = `m${time}`;
		const message = {
			fname: 'Ann',
			lname: 'Lee',
			email: 'ann@example.org',
			subject: `drill-${name}`,
			message: 'Hello',
		};
		const from = { 'X-Forwarded-For': `10.0.${time >> 8}.${time & 255}` };
		const done = await stage.calls.time('message to us', () =>
			ask(`${stage.address}/api/public/contact`, posted(null, message, from)),
		);
		if (done !== undefined) acked.push(name);
	});
	return acked;
}

/** An admin who asks now and then to have the blog read at once. */
export const aBlogReader = (stage: Stage, { cookie }: Member, everyMs: number) =>
	untilOver(stage, everyMs, () =>
		stage.calls.time('reading of the blog', () =>
			ask(`${stage.address}/api/admin/wordpress/sync`, posted(cookie, {})),
		),
	);

export const posted = (
	cookie: string | null,
	body: object,
	more: Record<string, string> = {},
): RequestInit => ({
	method: 'POST',
	headers: {
		'Content-Type': 'application/json',
		'Sec-Fetch-Site': 'same-origin',
		...(cookie && { Cookie: cookie }),
		...more,
	},
	body: JSON.stringify(body),
});
