import { expect, test } from 'vitest';
import type { DeviceSession } from '#domain/accounts/device-session.ts';
import { noSignal } from '../../content/a-device.ts';
import { readApi } from '../../server/session/a-sign-in-site.ts';
import { aSignedInPhone } from './a-signed-in-phone.ts';

/** Rosa's phone, and a laptop on which she is signed in, too. */
async function rosasDevices() {
	const phone = await aSignedInPhone();
	const laptop = phone.site.browser();
	const page = await laptop.open(`${phone.site.publicUrl}/sign-in/start`);
	await laptop.submit(page, '/sign-in', { email: 'rosa@example.com', password: 'four wide roads' });
	const devices = async (): Promise<DeviceSession[]> =>
		(await readApi(phone.browser, '/account/sessions')).body;
	const other = (await devices()).find(({ is_this }) => !is_this);
	if (!other) throw new Error('The laptop is not signed in');
	return {
		...phone,
		devices,
		laptopId: other.id,
		answerOfLaptop: async () => (await readApi(laptop, '/account')).status,
		...(await import('#features/account/device-writes.ts')),
	};
}

test('one device is signed out, and this one stays', async () => {
	const { signOutDevice, laptopId, answerOfLaptop, devices, said } = await rosasDevices();
	expect(await signOutDevice(laptopId)).toBe(true);
	expect([await answerOfLaptop(), (await devices()).map(({ is_this }) => is_this)]).toEqual([401, [true]]);
	expect(said()).toEqual([]);
});

test('signing out a device that is already signed out is not a failure', async () => {
	const { signOutDevice, laptopId } = await rosasDevices();
	await signOutDevice(laptopId);
	expect(await signOutDevice(laptopId)).toBe(true);
});

test('all others are signed out, and this one stays', async () => {
	const { signOutOthers, answerOfLaptop, devices } = await rosasDevices();
	expect(await signOutOthers()).toBe(true);
	expect([await answerOfLaptop(), (await devices()).length]).toEqual([401, 1]);
});

test('a device has the name that it was given', async () => {
	const { nameDevice, laptopId, devices } = await rosasDevices();
	expect(await nameDevice(laptopId, 'Rosa’s laptop')).toBe(true);
	expect((await devices()).find(({ id }) => id === laptopId)?.name).toBe('Rosa’s laptop');
});

test('without an answer each says what nobody knows, and what to do', async () => {
	const { signOutDevice, signOutOthers, nameDevice, laptopId, network, said } = await rosasDevices();
	network.answer = noSignal as typeof network.answer;
	expect([
		await signOutDevice(laptopId),
		await signOutOthers(),
		await nameDevice(laptopId, 'Rosa’s laptop'),
	]).toEqual([false, false, false]);
	expect(said()).toEqual([
		'No answer came, so we don’t know whether that device was signed out. Try again once you have a signal.',
		'No answer came, so we don’t know whether the others were signed out. Try again once you have a signal.',
		'No answer came, so we don’t know whether the name was saved. Try again once you have a signal.',
	]);
	network.answer = async () => Response.json({ code: 'overloaded' }, { status: 503 });
	expect(await signOutOthers()).toBe(false);
	expect(said().at(-1)).toBe('The others were not signed out: the server could not do it. Please try again.');
});
