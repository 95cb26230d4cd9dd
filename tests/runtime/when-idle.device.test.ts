import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdleOrLeft } from '#runtime/when-idle.ts';
import { inTime } from '../in-time.ts';

/** A page in a browser that is idle once told so; `leave` is what a person does. */
function aPage() {
	const page = new EventTarget();
	let tellIdle: () => void = () => undefined;
	vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => (tellIdle = callback) });
	vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setImmediate(callback));
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	onTestFinished(() => void vi.unstubAllGlobals());
	const waited = vi.fn();
	void whenIdleOrLeft().then(waited);
	return { waited, tellIdle: () => tellIdle(), leave: () => page.dispatchEvent(new Event('pagehide')) };
}

test('a person who leaves before the page is idle is not waited for', async () => {
	const { waited, leave } = aPage();
	await new Promise(setImmediate);
	expect(waited).not.toHaveBeenCalled();
	leave();
	await inTime(() => expect(waited).toHaveBeenCalledTimes(1));
});

test('an idle page with its work painted is waited for no longer', async () => {
	const { waited, tellIdle } = aPage();
	tellIdle();
	await inTime(() => expect(waited).toHaveBeenCalledTimes(1));
});
