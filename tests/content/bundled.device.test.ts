import { expect, test } from 'vitest';
import { aDevice, noSignal } from './a-device.ts';

test('the list that comes with the app counts the open colleges of each state, and needs no server', async () => {
	const device = await aDevice();
	device.network.answer = noSignal;
	const { colleges, states, refreshedAt } = await (await import('#content/bundled.ts')).loadBundled();
	expect(states.length).toBeGreaterThan(50);
	for (const { state_abbreviation: state, college_count } of states)
		expect(college_count, state).toBe(
			colleges.filter((college) => college.state_abbreviation === state && college.enabled).length,
		);
	expect(colleges.some(({ enabled }) => !enabled)).toBe(true);
	expect(refreshedAt).toBeNull();
});

test('before the app is on the device, a lost network is no signal', async () => {
	const device = await aDevice();
	device.hasAppFiles = false;
	await device.start();
	const { loadBundled } = await import('#content/bundled.ts');
	await expect(loadBundled()).rejects.toMatchObject({ code: 'no_signal' });
});
