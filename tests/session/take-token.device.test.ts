import { afterEach, expect, test, vi } from 'vitest';
import { takeToken } from '#session/take-token.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser at this address; `entries` is its history. */
function at(address: string) {
	const entries = [new URL(address)];
	vi.stubGlobal('location', entries[0]);
	vi.stubGlobal('history', {
		state: null,
		replaceState: (_state: unknown, _title: string, path: string) => {
			entries[entries.length - 1] = new URL(path, address);
			vi.stubGlobal('location', entries[0]);
		},
	});
	return entries;
}

test('a token leaves the address and the history at once', () => {
	const entries = at('https://tours.example/?x=1#id_token=a.b.c&access_token=d&state=s&token_type=Bearer');
	expect(takeToken()).toEqual({ idToken: 'a.b.c', state: 's', error: null });
	expect(entries.map(({ href }) => href)).toEqual(['https://tours.example/?x=1']);
	expect(takeToken()).toBeNull();
});

test('a refusal is taken too, whatever the path', () => {
	const entries = at('https://tours.example/sign-in?problem=expired#error=access_denied&state=s');
	expect(takeToken()).toEqual({ idToken: null, state: 's', error: 'access_denied' });
	expect(entries[0]?.hash).toBe('');
});

test.each(['#main', '', '#stop-id_token', '#map'])('the fragment "%s" is left alone', (hash) => {
	const entries = at(`https://tours.example/${hash}`);
	expect(takeToken()).toBeNull();
	expect(entries[0]?.hash).toBe(hash);
});
