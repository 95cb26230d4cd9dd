import { beforeEach, expect, test, vi } from 'vitest';
import { reloadIfRefused } from '#pwa/reload-if-refused.ts';
import { inTime } from '../in-time.ts';

const OPENED_WITH = "default-src 'none'";
const reload = vi.fn();
let page: EventTarget;

beforeEach(() => {
	page = new EventTarget();
	reload.mockReset();
	vi.stubGlobal('document', page);
	vi.stubGlobal('location', { reload });
});

/** The browser refuses the page a frame, and the shell that a page opens with now has this policy. */
function refuse(policyNow: string | null) {
	vi.stubGlobal('fetch', async () => {
		if (policyNow === null) throw new TypeError('Failed to fetch');
		return new Response('', { headers: { 'Content-Security-Policy': policyNow } });
	});
	page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { originalPolicy: OPENED_WITH }));
}

test('a page that is older than the choice of its video reloads, and only when the browser refuses it', async () => {
	reloadIfRefused();
	expect(reload).not.toHaveBeenCalled();
	refuse("default-src 'none'; frame-src https://video.example");
	await inTime(() => expect(reload).toHaveBeenCalledOnce());
});

test('a video that the latest policy refuses, too, or one refused without a signal, reloads nothing', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue();
	reloadIfRefused();
	refuse(OPENED_WITH);
	reloadIfRefused();
	refuse(null);
	await inTime(() => expect(warned).toHaveBeenCalledOnce());
	expect(reload).not.toHaveBeenCalled();
});
