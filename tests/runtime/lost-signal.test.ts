import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { isLostSignal } from '#runtime/lost-signal.ts';

test.each([
	new ApiError('no_signal'),
	new TypeError('Failed to fetch dynamically imported module: https://tours.example/assets/route-x.js'),
	new TypeError('error loading dynamically imported module: https://tours.example/assets/route-x.js'),
	new TypeError('Importing a module script failed.'),
	new Error('Unable to preload CSS for /assets/route-x.css'),
])('%s comes from a lost signal', (error) => {
	expect(isLostSignal(error)).toBe(true);
});

test.each([new ApiError('internal'), new TypeError('x is not a function'), 'no_signal', null])(
	'%s is our own error',
	(error) => {
		expect(isLostSignal(error)).toBe(false);
	},
);
