import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#domain/paths.ts';
import { noteReachable } from '#runtime/reachability.ts';
import { goSignIn } from '#session/go-sign-in.ts';
import { aStore } from '../runtime/a-store.ts';

const assign = vi.fn();
beforeEach(() => {
	assign.mockReset();
	vi.stubGlobal('sessionStorage', aStore());
	vi.stubGlobal('location', { pathname: '/college/164924', search: '?from=map', assign });
});

/** The address that the visitor is sent to, without the wish in it. */
function sentTo(isSignal: boolean, isNew: boolean): string {
	noteReachable(isSignal);
	onTestFinished(() => noteReachable(true));
	goSignIn('trial', { isNew });
	return String(assign.mock.lastCall?.[0]).replace(/%23wish%3D[\d-]*/, '');
}

test('whoever wants an account first is sent to where one is made, with and without a signal', () => {
	const here = '/college/164924?from=map';
	expect([sentTo(true, false), sentTo(true, true)]).toEqual([
		paths.signInStart(here),
		paths.signUpStart(here),
	]);
	expect([sentTo(false, false), sentTo(false, true)]).toEqual([
		paths.signInFrom(here),
		paths.signUpFrom(here),
	]);
});
