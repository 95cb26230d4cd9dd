import { expect, test, vi } from 'vitest';
import { noSignal } from '../content/a-device.ts';
import { aPhone } from './a-phone.ts';

const busy = async () => Response.json({ code: 'storage_busy' }, { status: 503 });

test.each([
	['no signal', noSignal, 'You are still signed in: signing out needs a signal. Nothing was deleted.'],
	[
		'a server that cannot',
		busy,
		'You are still signed in: our server couldn’t sign you out. Nothing was deleted. Please try again.',
	],
])('with %s nobody is signed out, and the words say why', async (_, answer, words) => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await phone.start();
	await page.confirmSession();
	const said = vi.spyOn(await import('#ui/toasts.ts'), 'showToast');
	const { logOut } = await import('#session/log-out.ts');
	phone.network.answer = answer as typeof phone.network.answer;
	vi.stubGlobal('location', { assign: vi.fn() });
	expect(await logOut()).toBe(false);
	expect(location.assign).not.toHaveBeenCalled();
	expect(said).toHaveBeenCalledWith({ words });
	expect(page.readSession().isSignedIn).toBe(true);
});
