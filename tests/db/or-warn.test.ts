import { expect, test, vi } from 'vitest';
import { orWarn } from '#db/or-warn.ts';

test('the device’s answer is passed on', async () => {
	expect(await orWarn('This device does not keep it', async () => 'stored')).toBe('stored');
});

test('a device that refuses is a warning, and nothing else', async () => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const error = new DOMException('The disk is full', 'QuotaExceededError');
	expect(await orWarn('This device does not keep it', () => Promise.reject(error))).toBeUndefined();
	expect(warned).toHaveBeenCalledWith('This device does not keep it', error);
});
