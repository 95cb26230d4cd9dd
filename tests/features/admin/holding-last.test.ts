import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { Account } from '#domain/accounts/account.ts';
import { holdingLast } from '#features/admin/holding-last.ts';
import { setSession, signedOut } from '#session/session.ts';

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

afterEach(() => setSession(signedOut));

test('a page that is asked again with no signal stays as it was', async () => {
	const load = page();
	signIn('u_1');
	gives('the tips of Ohio');
	await load(at('/admin/state?fips=39'));
	fails('no_signal');
	expect(await load(at('/admin/state?fips=39'))).toBe('the tips of Ohio');
	gives('other tips');
	expect(await load(at('/admin/state?fips=39'))).toBe('other tips');
});

test('another page, another editor and another fault are told', async () => {
	const load = page();
	signIn('u_1');
	gives('the tips of Ohio');
	await load(at('/admin/state?fips=39'));
	fails('no_signal');
	await expect(load(at('/admin/state?fips=40'))).rejects.toThrow();
	signIn('u_2');
	await expect(load(at('/admin/state?fips=39'))).rejects.toThrow();
	signIn('u_1');
	fails('internal');
	await expect(load(at('/admin/state?fips=39'))).rejects.toThrow();
});
