import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { insistOn } from '#runtime/insist-on.ts';
import { inTime } from '../in-time.ts';

const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/Footer-x.js');

test('a part that cannot be fetched is tried again when the device is back online', async () => {
	const device = aWindow();
	const load = vi.fn(async () => 'the footer').mockRejectedValueOnce(missing());
	const footer = insistOn(load);
	await inTime(() => expect(console.warn).toHaveBeenCalledTimes(1));
	expect(load).toHaveBeenCalledTimes(1);
	device.dispatchEvent(new Event('online'));
	expect(await footer).toBe('the footer');
	expect(device.listening()).toBe(0);
});

test('and when it came back online while the fetch was still failing', async () => {
	const device = aWindow();
	let fail: (error: Error) => void = () => undefined;
	const load = vi
		.fn(async () => 'the footer')
		.mockReturnValueOnce(
			new Promise((_, reject) => {
				fail = reject;
			}),
		);
	const footer = insistOn(load);
	device.dispatchEvent(new Event('online'));
	fail(missing());
	expect(await footer).toBe('the footer');
});

test('and every 20 s, since a device does not always say so', async () => {
	aWindow();
	vi.useFakeTimers();
	const load = vi
		.fn(async () => 'the footer')
		.mockRejectedValueOnce(missing())
		.mockRejectedValueOnce(missing());
	const footer = insistOn(load);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(load).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await footer).toBe('the footer');
	vi.useRealTimers();
});

test('and soon after it came back online, which is often said a moment before it is true', async () => {
	const device = aWindow();
	vi.useFakeTimers();
	const load = vi.fn(async () => 'the footer');
	for (let time = 0; time < 3; time++) load.mockRejectedValueOnce(missing());
	const footer = insistOn(load);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(load).toHaveBeenCalledTimes(1);
	device.dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(load).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(load).toHaveBeenCalledTimes(3);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(await footer).toBe('the footer');
	vi.useRealTimers();
});

test('a part that is there but gets no answer from the server is tried again, too', async () => {
	const device = aWindow();
	const list = insistOn(vi.fn(async () => 'the list').mockRejectedValueOnce(new ApiError('no_signal')));
	device.dispatchEvent(new Event('online'));
	expect(await list).toBe('the list');
});

test('our own error is thrown at once', async () => {
	aWindow();
	await expect(insistOn(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(
		'x is not',
	);
});

/** The browser's window as far as this listens to it. */
function aWindow() {
	vi.spyOn(console, 'warn').mockReturnValue();
	const window = new EventTarget();
	let listeners = 0;
	vi.stubGlobal(
		'addEventListener',
		(type: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
			listeners++;
			signal.addEventListener('abort', () => listeners--);
			window.addEventListener(type, listener, { signal });
		},
	);
	return { dispatchEvent: (event: Event) => window.dispatchEvent(event), listening: () => listeners };
}
