import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { sayNotRefreshed } from '#content/say-not-refreshed.ts';

test.each([
	[new ApiError('no_signal'), 0, 0],
	[new ApiError('storage_busy'), 1, 0],
	[new ApiError('unexpected'), 1, 0],
	[new TypeError('x is not a function'), 0, 1],
])('what was not refreshed by %s is said, unless there was no signal', (error, warnings, errors) => {
	const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const failed = vi.spyOn(console, 'error').mockReturnValue(undefined);
	sayNotRefreshed('A guide could not be refreshed', error);
	expect([warned.mock.calls.length, failed.mock.calls.length]).toEqual([warnings, errors]);
});
