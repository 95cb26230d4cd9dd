import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLive } from '#api/live.ts';
import { followLatest } from '#app/follow-latest.ts';
import type { Latest } from '#domain/live.ts';

const LATEST: Latest = { content: 7, account: null, trips: null, devices: null };
const page = { isSeen: true, isOnline: true, savesData: false };
let lines: ALine[] = [];
let channels: AChannel[] = [];

/** A line as the browser makes it; the test is the server. */
class ALine extends EventTarget {
	isOpen = true;
	constructor(readonly url: string) {
		super();
		lines.push(this);
	}
	close() {
		this.isOpen = false;
	}
	say(event: string, data: unknown = 1) {
		this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
	}
}

class AChannel {
	onmessage: ((event: { data: unknown }) => void) | null = null;
	constructor() {
		channels.push(this);
	}
	postMessage(data: unknown) {
		for (const other of channels) if (other !== this) other.onmessage?.({ data });
	}
}

beforeEach(() => {
	lines = [];
	channels = [];
	Object.assign(page, { isSeen: true, isOnline: true, savesData: false });
	vi.useFakeTimers();
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	const target = new EventTarget();
	for (const name of ['addEventListener', 'dispatchEvent'] as const)
		vi.stubGlobal(name, target[name].bind(target));
	vi.stubGlobal(
		'document',
		Object.defineProperty(new EventTarget(), 'visibilityState', {
			get: () => (page.isSeen ? 'visible' : 'hidden'),
		}),
	);
	vi.stubGlobal('navigator', {
		get onLine() {
			return page.isOnline;
		},
		get connection() {
			return { saveData: page.savesData };
		},
		locks: locksOfTabs(),
	});
	vi.stubGlobal('EventSource', ALine);
	vi.stubGlobal('BroadcastChannel', AChannel);
});
afterEach(() => {
	vi.useRealTimers();
});

/** One lock, given in turn. */
function locksOfTabs() {
	let last: Promise<unknown> = Promise.resolve();
	return {
		request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
			last = last.then(() => (signal.aborted ? undefined : work()));
			return last;
		},
	};
}

const open = () => lines.filter(({ isOpen }) => isOpen);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = async (isSeen: boolean) => {
	page.isSeen = isSeen;
	document.dispatchEvent(new Event('visibilitychange'));
	await pass(0);
};

async function aTab() {
	const heard: Latest[] = [];
	followLatest((latest) => heard.push(latest));
	await pass(0);
	return heard;
}

test('a visible page keeps a line open, and hears what is new on it', async () => {
	const heard = await aTab();
	expect(lines.map(({ url }) => url)).toEqual(['/api/live']);
	expect(isLive()).toBe(false);
	lines[0]?.say('latest', LATEST);
	expect([heard, isLive()]).toEqual([[LATEST], true]);
});

test('a hidden page closes its line, and reopens it when it is visible again', async () => {
	await aTab();
	lines[0]?.say('latest', LATEST);
	await show(false);
	expect([open(), isLive()]).toEqual([[], false]);
	await pass(600_000);
	expect(lines).toHaveLength(1);
	await show(true);
	expect(open()).toHaveLength(1);
});

test('a page that is seen again right after it was hidden has its line back without a wait', async () => {
	await aTab();
	lines[0]?.say('latest', LATEST);
	page.isSeen = false;
	document.dispatchEvent(new Event('visibilitychange'));
	await show(true);
	expect(open()).toHaveLength(1);
});

test.each(['savesData', 'isOnline'] as const)('no line is opened where %s says so', async (why) => {
	page[why] = why === 'savesData';
	await aTab();
	expect(lines).toEqual([]);
	page[why] = why !== 'savesData';
	dispatchEvent(new Event('online'));
	await pass(0);
	expect(open()).toHaveLength(1);
});

test('a line that ends is opened again soon; one that never speaks is retried after ever longer waits', async () => {
	await aTab();
	lines[0]?.say('latest', LATEST);
	lines[0]?.say('beat');
	lines[0]?.dispatchEvent(new Event('error'));
	await pass(999);
	expect(lines).toHaveLength(1);
	await pass(1);
	expect(lines).toHaveLength(2);
	const waits: number[] = [];
	for (let n = 0; n < 12; n += 1) {
		const [before, from] = [lines.length, Date.now()];
		lines.at(-1)?.dispatchEvent(new Event('error'));
		while (lines.length === before) await pass(500);
		waits.push(Date.now() - from);
	}
	expect(waits.slice(0, 4)).toEqual([1500, 2500, 4500, 8500]);
	expect(Math.max(...waits)).toBe(150_500);
});

test('a proxy that cuts each line after its first event is asked ever less often, too', async () => {
	await aTab();
	for (let ms = 0; ms < 3_600_000; ms += 500) {
		const [line] = open();
		line?.say('latest', LATEST);
		line?.dispatchEvent(new Event('error'));
		await pass(500);
	}
	expect(lines.length).toBeLessThan(35);
});

test('a silent line is dropped; a heartbeat keeps it open', async () => {
	await aTab();
	lines[0]?.say('latest', LATEST);
	for (let n = 0; n < 5; n += 1) {
		await pass(20_000);
		lines[0]?.say('beat');
	}
	expect(open()).toEqual([lines[0]]);
	await pass(41_000);
	expect(open()).toEqual([lines[1]]);
});

test('an unreadable event is ignored, and the line is reopened', async () => {
	const error = vi.spyOn(console, 'error').mockReturnValue();
	const heard = await aTab();
	lines[0]?.say('latest', { content: 'many' });
	expect([heard, open(), error.mock.calls.length]).toEqual([[], [], 1]);
	await pass(5000);
	expect(open()).toHaveLength(1);
});

test('one of several tabs holds the line and tells the others; when it goes, the next takes it up', async () => {
	const [first, second] = [await aTab(), await aTab()];
	expect(lines).toHaveLength(1);
	lines[0]?.say('latest', LATEST);
	expect([first, second]).toEqual([[LATEST], [LATEST]]);
	const third = await aTab();
	expect([lines.length, third]).toEqual([1, [LATEST]]);
});

test('where the browser denies its locks, each tab holds a line of its own', async () => {
	const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
	Object.assign(navigator.locks, { request });
	await aTab();
	await aTab();
	expect(open()).toHaveLength(2);
	await show(false);
	expect(open()).toEqual([]);
});
