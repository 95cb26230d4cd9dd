import { expect, test, vi } from 'vitest';
import { signInProblemWords } from '#domain/accounts/sign-in-problem.ts';
import { paths } from '#domain/paths.ts';
import { isSignInStart, startSignIn } from '#pwa/worker/start-sign-in.ts';

/** A visit to this address, as the worker hears of it. */
function aVisit(address: string, mode = 'navigate') {
	const url = new URL(address, 'https://tours.example');
	return { url, request: { url: url.href, mode } as Request };
}

test.each([
	[paths.signInStart('/saved'), 'navigate', true],
	['/sign-in/start', 'navigate', true],
	['/sign-in/start', 'cors', false],
	['/sign-in', 'navigate', false],
	['/sign-in/start/more', 'navigate', false],
])('a visit to %s in mode %s starts a sign-in: %s', (address, mode, isIt) => {
	expect(isSignInStart(aVisit(address, mode))).toBe(isIt);
});

test('with a signal the server answers the start of a sign-in', async () => {
	const answer = Response.redirect('https://tours.example/oidc/auth', 303);
	vi.stubGlobal('fetch', async () => answer);
	expect(await startSignIn(aVisit('/sign-in/start'))).toBe(answer);
});

test.each([
	[paths.signInStart('/trip-planner?trip=c164924'), '/trip-planner?trip=c164924', false],
	[`${paths.signInStart('/account')}&fresh`, '/account', true],
	['/sign-in/start', null, false],
])(
	'with no signal %s leads to our own page, which has words for it and leads back to %s',
	async (start, back, isFresh) => {
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('Failed to fetch');
		});
		const answer = await startSignIn(aVisit(start));
		const { origin, pathname, searchParams } = new URL(answer.headers.get('Location') ?? '');
		expect([answer.status, origin + pathname]).toEqual([303, 'https://tours.example/sign-in']);
		expect([searchParams.get('return'), searchParams.has('fresh')]).toEqual([back, isFresh]);
		expect(signInProblemWords(searchParams.get('problem'))).toMatch(/no signal/i);
	},
);
