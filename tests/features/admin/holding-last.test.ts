import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { Account } from '#domain/accounts/account.ts';
import { holdingLast } from '#features/admin/holding-last.ts';
import { setSession, signedOut } from '#session/session.ts';
import * as toastRegion from '#ui/toasts.ts';

const OHIO = '/admin/state?fips=39';
let answer: () => Promise<string>;
const page = () => holdingLast(() => answer());
const at = (path: string) =>
	({ request: new Request(`https://tours.example${path}`) }) as unknown as LoaderFunctionArgs;
const gives = (words: string) => {
	answer = () => Promise.resolve(words);
};
const fails = (code: ConstructorParameters<typeof ApiError>[0]) => {
	answer = () => Promise.reject(new ApiError(code));
};
const signIn = (id: string) =>
	setSession({ ...signedOut, isSignedIn: true, account: { id } as unknown as Account });

let toasts: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
	setSession({ ...signedOut, isSignedIn: true, isFresh: false });
	toasts = vi.spyOn(toastRegion, 'showToast');
});
afterEach(() => setSession(signedOut));

test('a page that reloads with no signal stays as it was, even one that opened before the session was known', async () => {
	const load = page();
	gives('the tips of Ohio');
	await load(at(OHIO));
	signIn('u_1');
	fails('no_signal');
	expect(await load(at(OHIO))).toBe('the tips of Ohio');
	gives('other tips');
	expect(await load(at(OHIO))).toBe('other tips');
	fails('no_signal');
	expect(await load(at(OHIO))).toBe('other tips');
});

test.each(['overloaded', 'storage_busy', 'too_many_requests', 'internal', 'unexpected'] as const)(
	'a page that a server in trouble (%s) cannot reload stays as it was, and a toast says so',
	async (code) => {
		const load = page();
		gives('the tips of Ohio');
		await load(at(OHIO));
		fails('no_signal');
		await load(at(OHIO));
		// The badge already says that there is no signal.
		expect(toasts).not.toHaveBeenCalled();
		fails(code);
		expect(await load(at(OHIO))).toBe('the tips of Ohio');
		expect(toasts).toHaveBeenCalledExactlyOnceWith({
			words: 'This page could not be refreshed. It may be a little old until you reload it.',
		});
	},
);

test.each([
	['another address', async (load: ReturnType<typeof page>) => load(at('/admin/state?fips=40'))],
	[
		'another editor',
		async (load: ReturnType<typeof page>) => {
			signIn('u_2');
			return load(at(OHIO));
		},
	],
	[
		'a page that was left for another',
		async (load: ReturnType<typeof page>) => {
			gives('the outbox');
			await page()(at('/admin/outbox'));
			fails('no_signal');
			return load(at(OHIO));
		},
	],
	[
		'a session that has ended',
		async (load: ReturnType<typeof page>) => {
			fails('not_signed_in');
			return load(at(OHIO));
		},
	],
	[
		'access that was taken away',
		async (load: ReturnType<typeof page>) => {
			fails('not_allowed');
			return load(at(OHIO));
		},
	],
])('%s is not shown what was there', async (_, comeTo) => {
	signIn('u_1');
	const load = page();
	gives('the tips of Ohio');
	await load(at(OHIO));
	fails('no_signal');
	await expect(comeTo(load)).rejects.toThrow(ApiError);
});
