import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { createKnownDevices } from '#server/oidc/known-devices.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** A browser and the server it comes to; `cookie` is what the browser was given last. */
function aBrowserAt(key: string, cookie?: string) {
	const given = { cookie };
	const c = {} as Context;
	const devices = createKnownDevices(
		{
			read: () => given.cookie,
			write: (_, value) => {
				given.cookie = value;
			},
			remove: () => undefined,
		},
		{ getOrMake: async () => key },
	);
	return {
		given,
		signIn: (email: string) => devices.remember(c, email, NOW),
		knows: async (email: string) => (await devices.of(c, email)) !== null,
	};
}

test('a browser is known for the last four people who signed in on it, whoever signs in next', async () => {
	const { signIn, knows } = aBrowserAt('key');
	const known = () => Promise.all(['ann', 'bob', 'cem', 'dee', 'eve'].map(knows));
	for (const name of ['ann', 'bob', 'cem', 'bob', 'dee']) await signIn(name);
	expect(await known()).toEqual([true, true, true, true, false]);
	await signIn('eve');
	expect(await known()).toEqual([false, true, true, true, true]);
});

test('it stays one device, no matter who signs in', async () => {
	const { given, signIn } = aBrowserAt('key');
	await signIn('ann');
	const [device] = given.cookie?.split('.') ?? [];
	await signIn('bob');
	expect(given.cookie?.split('.')[0]).toBe(device);
});

test('a cookie proves nothing under another key, for another email, or on another device', async () => {
	const { given, signIn, knows } = aBrowserAt('key');
	await signIn('ann');
	expect([await knows('ann'), await knows('bob')]).toEqual([true, false]);
	expect(await aBrowserAt('another key', given.cookie).knows('ann')).toBe(false);
	const proof = given.cookie?.split('.')[1];
	for (const cookie of [`another.${proof}`, `.${proof}`, proof, ''])
		expect(await aBrowserAt('key', cookie).knows('ann'), cookie).toBe(false);
});
