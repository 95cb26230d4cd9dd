import { expect, onTestFinished, test, vi } from 'vitest';
import type { Latest } from '#domain/live.ts';
import { aSignedInPhone } from '../features/account/a-signed-in-phone.ts';
import { inTime } from '../in-time.ts';
import { closingChannels } from './closing-channels.ts';

type Router = Parameters<typeof import('#app/stay-current.ts')['stayCurrent']>[0]['router'];

/**
 * Rosa's phone at an address, and how often it has read that page's data again; `opensAs` is what it knows of her while the
 * page opens.
 */
async function aPhoneAt(pathname: string, opensAs: 'Rosa' | 'a session' | 'a visitor' = 'Rosa') {
	const { session } = await aSignedInPhone();
	const rosas = session.readSession();
	if (opensAs !== 'Rosa') session.setSession({ ...session.signedOut, isSignedIn: opensAs === 'a session' });
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
	Object.assign(document, { visibilityState: 'visible', addEventListener: page.addEventListener.bind(page) });
	const revalidate = vi.fn();
	const router = { state: { location: { pathname } }, revalidate } as unknown as Router;
	const { stayCurrent } = await import('#app/stay-current.ts');
	void stayCurrent({ router, onContent: vi.fn() });
	await inTime(() => expect(lines).toHaveLength(1));
	const hear = (devices: string) => {
		const latest: Latest = { content: 7, account: session.readSession().account, trips: null, devices };
		lines[0]?.dispatchEvent(new MessageEvent('latest', { data: JSON.stringify(latest) }));
		return revalidate.mock.calls.length;
	};
	const learn = (who: 'Rosa' | 'nobody') => {
		session.setSession(who === 'Rosa' ? rosas : session.signedOut);
		return lines.length;
	};
	const show = (visibilityState: 'visible' | 'hidden') => {
		Object.assign(document, { visibilityState });
		page.dispatchEvent(new Event('visibilitychange'));
		return revalidate.mock.calls.length;
	};
	return { hear, learn, show, times: () => revalidate.mock.calls.length };
}

test('the list of devices is read again at the first news, which it may be older than, and when it changes', async () => {
	const { hear } = await aPhoneAt('/account');
	expect([hear('one device'), hear('one device'), hear('two devices')]).toEqual([1, 1, 2]);
});

test('on other pages news of devices changes nothing', async () => {
	const { hear } = await aPhoneAt('/saved');
	expect([hear('one device'), hear('two devices')]).toEqual([0, 0]);
});

test('a person who comes back to the account reads what became of it meanwhile, at most every half minute', async () => {
	const { show, times } = await aPhoneAt('/account');
	vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	expect([show('hidden'), show('visible'), show('hidden'), show('visible')]).toEqual([0, 1, 1, 1]);
	vi.advanceTimersByTime(29_000);
	expect(times()).toBe(1);
	vi.advanceTimersByTime(1000);
	expect(times()).toBe(2);
});

test('a person who comes back to another page has nothing read again', async () => {
	const { show } = await aPhoneAt('/saved');
	expect([show('hidden'), show('visible')]).toEqual([0, 0]);
});

test('a visitor’s line gives way to a new one once somebody has signed in, in this window or another', async () => {
	const { learn } = await aPhoneAt('/saved', 'a visitor');
	expect([learn('nobody'), learn('Rosa'), learn('Rosa'), learn('nobody'), learn('Rosa')]).toEqual([
		1, 2, 2, 3, 4,
	]);
});

test('a line that a session has opened stays when the page learns whose that is', async () => {
	const { learn } = await aPhoneAt('/saved', 'a session');
	expect([learn('Rosa'), learn('nobody')]).toEqual([1, 2]);
});
