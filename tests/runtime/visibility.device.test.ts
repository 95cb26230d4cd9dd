import { expect, test, vi } from 'vitest';
import { onVisible } from '#runtime/visibility.ts';

test('who waits for the person hears of each return to the page, until they stop', () => {
	const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
	vi.stubGlobal('document', page);
	const show = (visibilityState: 'visible' | 'hidden') => {
		Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
	};
	const act = vi.fn();
	const stop = onVisible(act);
	show('hidden');
	expect(act).not.toHaveBeenCalled();
	show('visible');
	expect(act).toHaveBeenCalledOnce();
	stop();
	show('visible');
	expect(act).toHaveBeenCalledOnce();
});
