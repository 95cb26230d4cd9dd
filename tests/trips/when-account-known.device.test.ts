import { expect, test, vi } from 'vitest';
import { aDevice, noSignal } from '../content/a-device.ts';

test('with no signal to say who is signed in, nobody waits for it', async () => {
	const device = await aDevice();
	vi.stubGlobal('document', { cookie: '__Host-ctt_signed_in=1' });
	await device.start();
	device.network.answer = noSignal;
	const { confirmSession } = await import('#session/confirm-session.ts');
	const { readSession } = await import('#session/session.ts');
	const { whenAccountKnown } = await import('#trips/when-account-known.ts');
	await confirmSession();
	expect(readSession()).toMatchObject({ isSignedIn: true, account: null });
	expect(await whenAccountKnown()).toBeNull();
});

test('a visitor is known as one at once', async () => {
	const device = await aDevice();
	vi.stubGlobal('document', { cookie: '' });
	await device.start();
	const { whenAccountKnown } = await import('#trips/when-account-known.ts');
	expect(await whenAccountKnown()).toBeNull();
	expect(device.requests).toEqual([]);
});
