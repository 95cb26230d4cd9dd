import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine } from '#api/live.ts';
import type { Latest } from '#domain/live.ts';
import { onWakeUp } from '#sync/wake-ups.ts';

const LATEST: Latest = { content: 7, account: null, trips: null, devices: null };
const MINUTE_MS = 60_000;
const page = { isSeen: true };
let lines: ALine[] = [];

/** A line as the browser makes it; the test is the server. */
class ALine extends EventTarget {
	constructor() {
		super();
		lines.push(this);
	}
	close() {
		// Nobody asks if it is open.
	}
	say(event: string, data: unknown = 1) {
		this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
	}
}

beforeEach(() => {
	lines = [];
	page.isSeen = true;
	vi.useFakeTimers();
	const target = new EventTarget();
	for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
		vi.stubGlobal(name, target[name].bind(target));
	vi.stubGlobal(
		'document',
		Object.defineProperty(new EventTarget(), 'visibilityState', {
			get: () => (page.isSeen ? 'visible' : 'hidden'),
		}),
	);
	vi.stubGlobal('EventSource', ALine);
});
afterEach(() => {
	vi.useRealTimers();
});

const show = (isSeen: boolean) => {
	page.isSeen = isSeen;
	document.dispatchEvent(new Event('visibilitychange'));
};

function aListener() {
	const heard: string[] = [];
	return { heard, stop: onWakeUp((call) => heard.push(call)) };
}

test('a page that comes into view wakes sync, and one that is hidden does not', () => {
	const { heard } = aListener();
	show(false);
	expect(heard).toEqual([]);
	show(true);
	expect(heard).toEqual(['wake']);
});

test.each(['pageshow', 'focus', 'online'])('%s wakes sync', (name) => {
	const { heard } = aListener();
	dispatchEvent(new Event(name));
	expect(heard).toEqual(['wake']);
});

test('a return that the browser reports three times is one, and the next return is another', () => {
	const { heard } = aListener();
	const comeBack = () => {
		show(true);
		dispatchEvent(new Event('focus'));
		vi.advanceTimersByTime(400);
		dispatchEvent(new Event('pageshow'));
	};
	comeBack();
	expect(heard).toEqual(['wake']);
	vi.advanceTimersByTime(200);
	comeBack();
	expect(heard).toEqual(['wake', 'wake']);
});

test('a network that comes back just after the person does is noticed', () => {
	const { heard } = aListener();
	show(true);
	dispatchEvent(new Event('online'));
	dispatchEvent(new Event('focus'));
	expect(heard).toEqual(['wake', 'wake']);
});

test('each minute brings a tick while the page is visible', () => {
	const { heard } = aListener();
	vi.advanceTimersByTime(2 * MINUTE_MS);
	expect(heard).toEqual(['tick', 'tick']);
	page.isSeen = false;
	vi.advanceTimersByTime(MINUTE_MS);
	expect(heard).toHaveLength(2);
});

test('no tick comes while the server sends news by itself', () => {
	const { heard } = aListener();
	const close = openLine({ onLatest: () => undefined, onEnd: () => undefined });
	lines[0]?.say('latest', LATEST);
	for (let beats = 0; beats < 6; beats += 1) {
		vi.advanceTimersByTime(MINUTE_MS / 3);
		lines[0]?.say('beat');
	}
	expect(heard).toEqual([]);
	close();
	vi.advanceTimersByTime(MINUTE_MS);
	expect(heard).toEqual(['tick']);
});

test('a removed listener hears nothing more', () => {
	const { heard, stop } = aListener();
	stop();
	show(true);
	dispatchEvent(new Event('focus'));
	vi.advanceTimersByTime(MINUTE_MS);
	expect(heard).toEqual([]);
});
