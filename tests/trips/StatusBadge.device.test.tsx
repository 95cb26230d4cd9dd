import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StatusBadge } from '#trips/StatusBadge.tsx';

const page = vi.hoisted(() => ({ today: new Date() }));
vi.mock('#ui/clock.ts', () => ({ useToday: () => page.today }));
vi.mock('#ui/device-word.ts', () => ({ useDeviceWord: () => 'phone' }));

test('a status left on the screen overnight says in the morning that it is from the day before', () => {
	const at = new Date('2026-11-21T21:41').getTime();
	vi.useFakeTimers({ now: at, toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const words = () => renderToStaticMarkup(<StatusBadge status={{ kind: 'synced', at }} />);
	page.today = new Date('2026-11-21T00:00');
	expect(words()).toContain('Synced 9:41 PM');
	page.today = new Date('2026-11-22T00:00');
	expect(words()).toContain('Synced Nov 21');
});
