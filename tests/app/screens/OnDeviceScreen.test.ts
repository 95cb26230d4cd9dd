import { expect, test } from 'vitest';
import { onDeviceWords } from '#app/screens/OnDeviceScreen.tsx';

test('nothing is promised for the road before the app itself is on the device', () => {
	expect(onDeviceWords({ isReachable: true, app: 'no_app' }, 'phone')).toMatch(
		/^The app is not on this phone yet, so none of this opens without a signal\./,
	);
	expect(onDeviceWords({ isReachable: true, app: 'unknown' }, 'phone').trim()).toBe('');
	expect(onDeviceWords({ isReachable: true, app: 'all' }, 'phone')).toBe(
		'All of this works with no signal, too.',
	);
});

test('with no signal, the page that is open says what it can still do', () => {
	for (const app of ['all', 'unknown'] as const)
		expect(onDeviceWords({ isReachable: false, app }, 'computer')).toMatch(/^Everything here still works\./);
	expect(onDeviceWords({ isReachable: false, app: 'no_app' }, 'computer')).toBe(
		'The app is not on this computer yet, so some of this opens only once you’re back online.',
	);
});

test('a full device is told that there is no room, and is not left waiting for a download', () => {
	expect(onDeviceWords({ isReachable: true, app: 'no_room' }, 'phone')).toBe(
		'This phone has no room left for the app, so none of this opens without a signal. Free some space, then open this page again.',
	);
	expect(onDeviceWords({ isReachable: false, app: 'no_room' }, 'phone')).toMatch(
		/^The app is not on this phone yet/,
	);
});
