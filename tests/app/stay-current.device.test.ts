import { expect, onTestFinished, test, vi } from 'vitest';
import type { Latest } from '#domain/live.ts';
import { rosasPhone } from '../features/account/rosas-phone.ts';
import { closingChannels } from './closing-channels.ts';

type Router = Parameters<typeof import('#app/stay-current.ts')['stayCurrent']>[0]['router'];

/** Rosa's phone at an address, and how often it has read that page's data again. */
async function aPhoneAt(pathname: string) {
	const { session } = await rosasPhone();
	const lines: EventTarget[] = [];
	class ALine extends EventTarget {
		close = vi.fn();
		constructor() {
			super();
			lines.push(this);
		}
	}
	closingChannels();
	vi.stubGlobal('EventSource', ALine);
	const page = new EventTarget();
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	// An open line would reopen itself while the next files run.
	onTestFinished(() => void page.dispatchEvent(new Event('pagehide')));
	vi.stubGlobal('navigator', { onLine: true });
	Object.assign(document, { visibilityState: 'visible', addEventListener: vi.fn() });
	const revalidate = vi.fn();
	const router = { state: { location: { pathname } }, revalidate } as unknown as Router;
	const { stayCurrent } = await import('#app/stay-current.ts');
	void stayCurrent({ router, onContent: vi.fn() });
	await vi.waitFor(() => expect(lines).toHaveLength(1));
	const hear = (devices: string) => {
		const latest: Latest = { content: 7, account: session.readSession().account, trips: null, devices };
		lines[0]?.dispatchEvent(new MessageEvent('latest', { data: JSON.stringify(latest) }));
		return revalidate.mock.calls.length;
	};
	return { hear };
}

test('the list of devices is read again at the first news, which it may be older than, and when it changes', async () => {
	const { hear } = await aPhoneAt('/account');
	expect([hear('one device'), hear('one device'), hear('two devices')]).toEqual([1, 1, 2]);
});

test('on other pages news of devices changes nothing', async () => {
	const { hear } = await aPhoneAt('/saved');
	expect([hear('one device'), hear('two devices')]).toEqual([0, 0]);
});
