import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser with no worker yet, whose installations break off until one is let through. */
function aBrowser() {
	const worker = Object.assign(new EventTarget(), {
		controller: null,
		ready: new Promise<never>(() => undefined),
		registration: undefined as object | undefined,
		getRegistration: async () => worker.registration,
	});
	vi.stubGlobal('navigator', { serviceWorker: worker });
	vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
	return worker;
}

const register = vi.fn(async () => undefined);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubEnv('DEV', false);
	vi.resetModules();
	vi.doMock('workbox-window', () => ({
		Workbox: class {
			addEventListener = vi.fn();
			register = register;
		},
	}));
	register.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.doUnmock('workbox-window');
});

const MINUTE_MS = 60_000;

test('an installation that a weak signal broke off is tried again within minutes, without a new page', async () => {
	const browser = aBrowser();
	const { registerServiceWorker } = await import('#pwa/register.ts');
	registerServiceWorker();
	await vi.advanceTimersByTimeAsync(0);
	expect(register).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(MINUTE_MS);
	expect(register).toHaveBeenCalledTimes(2);
	// One that is still under way is left to it.
	browser.registration = { installing: {} };
	await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
	expect(register).toHaveBeenCalledTimes(2);
	browser.registration = undefined;
	await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
	expect(register).toHaveBeenCalledTimes(3);
});

test('one that could not even be asked for is tried again, and an installed one is only checked for updates', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue();
	register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	const browser = aBrowser();
	const { registerServiceWorker } = await import('#pwa/register.ts');
	registerServiceWorker();
	await vi.advanceTimersByTimeAsync(MINUTE_MS);
	expect(said).toHaveBeenCalledOnce();
	expect(register).toHaveBeenCalledTimes(2);
	const update = vi.fn(async () => undefined);
	browser.registration = { active: { postMessage: vi.fn() }, update };
	await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
	expect(register).toHaveBeenCalledTimes(2);
	expect(update).toHaveBeenCalled();
});

test('a worker is asked to fetch missing files of the app: by each new page, now and then, and when the signal is back', async () => {
	const browser = aBrowser();
	const postMessage = vi.fn();
	const active = { postMessage };
	Object.assign(browser, { controller: active, ready: Promise.resolve({ active }) });
	browser.registration = { active, update: async () => undefined };
	const { registerServiceWorker } = await import('#pwa/register.ts');
	const { noteReachable } = await import('#runtime/reachability.ts');
	registerServiceWorker();
	await vi.advanceTimersByTimeAsync(0);
	const asked = [[{ type: 'REPAIR' }]];
	expect(postMessage.mock.calls).toEqual(asked);
	await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
	expect(postMessage.mock.calls).toEqual([...asked, ...asked]);
	noteReachable(false);
	await vi.advanceTimersByTimeAsync(0);
	expect(postMessage).toHaveBeenCalledTimes(2);
	noteReachable(true);
	await vi.advanceTimersByTimeAsync(0);
	expect(postMessage).toHaveBeenCalledTimes(3);
});

test('the worker that serves a page is asked for the latest shell; where there is none, nobody is', async () => {
	const browser = aBrowser();
	const { askForShell } = await import('#pwa/register.ts');
	expect(askForShell).not.toThrow();
	const controller = { postMessage: vi.fn() };
	Object.assign(browser, { controller });
	askForShell();
	expect(controller.postMessage.mock.calls).toEqual([[{ type: 'RENEW' }]]);
	vi.stubGlobal('navigator', {});
	expect(askForShell).not.toThrow();
});

test('a browser that blocks storage, and refuses even to look, is asked on without a word to the reader', async () => {
	const said = vi.spyOn(console, 'warn').mockReturnValue();
	vi.spyOn(console, 'error').mockReturnValue();
	const browser = aBrowser();
	const refusal = new DOMException('The operation is insecure.', 'SecurityError');
	register.mockRejectedValue(refusal);
	browser.getRegistration = () => Promise.reject(refusal);
	const { registerServiceWorker } = await import('#pwa/register.ts');
	registerServiceWorker();
	await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
	expect(said.mock.calls).toEqual([
		['A new version could not be looked for', refusal],
		['A new version could not be looked for', refusal],
	]);
});

test('each new version is offered, also one that comes after the one before was offered', async () => {
	const registration = Object.assign(new EventTarget(), { active: {}, installing: new EventTarget() });
	const offered = vi.fn();
	vi.doMock('#ui/toasts.ts', () => ({ showToast: offered }));
	register.mockResolvedValue(registration as never);
	const browser = aBrowser();
	Object.assign(browser, { controller: {} });
	const { registerServiceWorker } = await import('#pwa/register.ts');
	registerServiceWorker();
	await vi.advanceTimersByTimeAsync(0);
	for (const times of [1, 2]) {
		const worker = Object.assign(new EventTarget(), { state: 'installed' });
		registration.installing = worker;
		registration.dispatchEvent(new Event('updatefound'));
		Object.assign(registration, { waiting: worker });
		worker.dispatchEvent(new Event('statechange'));
		expect(offered).toHaveBeenCalledTimes(times);
	}
	vi.doUnmock('#ui/toasts.ts');
});

test('an accepted version that does not open soon says what it waits for', async () => {
	const registration = { active: {}, waiting: { postMessage: vi.fn() }, installing: {} };
	const shown = vi.fn();
	vi.doMock('#ui/toasts.ts', () => ({ showToast: shown }));
	const arrived = Object.assign(new EventTarget(), { installing: new EventTarget(), active: {} });
	register.mockResolvedValue(arrived as never);
	aBrowser().registration = registration;
	const { registerServiceWorker } = await import('#pwa/register.ts');
	registerServiceWorker();
	await vi.advanceTimersByTimeAsync(0);
	const worker = Object.assign(new EventTarget(), { state: 'installed' });
	arrived.installing = worker;
	arrived.dispatchEvent(new Event('updatefound'));
	worker.dispatchEvent(new Event('statechange'));
	shown.mock.lastCall?.[0].action.run();
	await vi.advanceTimersByTimeAsync(0);
	expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
	expect(shown.mock.lastCall?.[0].words).toBe('Opening the new version…');
	await vi.advanceTimersByTimeAsync(8000);
	expect(shown.mock.lastCall?.[0].words).toBe('The new version opens when the downloads under way are done.');
	vi.doUnmock('#ui/toasts.ts');
});
