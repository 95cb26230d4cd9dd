import { beforeEach, expect, test, vi } from 'vitest';
import { importIpeds, previewIpeds } from '#api/admin-ipeds.ts';
import type { ApiError } from '#api/api-error.ts';
import { isReachable, noteReachable } from '#runtime/reachability.ts';

const files = [new File(['UNITID'], 'hd.csv')];
const line = (done: number) => `${JSON.stringify({ added: done, changed: 0, unchanged: 0, done, of: 3 })}\n`;
let sent: RequestInit | undefined;

beforeEach(() => {
	vi.stubGlobal('location', new URL('https://tours.example/admin/content'));
	vi.spyOn(console, 'error').mockReturnValue(undefined);
	noteReachable(true);
});

const answer = (body: BodyInit, status = 200) =>
	vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
		sent = init;
		return new Response(body, { status });
	});

const importing = async (onProgress = vi.fn()) =>
	importIpeds(files, onProgress).catch(({ code }: ApiError) => code);

test('the files go out as they are', async () => {
	answer(line(3));
	expect(await importing()).toMatchObject({ done: 3 });
	expect(sent?.body).toBeInstanceOf(FormData);
	expect(sent?.headers).toEqual({ accept: 'application/json' });
});

test('a portal’s page in place of a preview is no signal, and the app knows', async () => {
	answer('<h1>Welcome to the hotel</h1>');
	await expect(previewIpeds(files)).rejects.toMatchObject({ code: 'no_signal' });
	expect(isReachable()).toBe(false);
});

test.each([
	['an answer of another kind', '{"added":"many"}\n'],
	['a page', '<h1>Welcome to the hotel</h1>\n'],
	['nothing', ''],
])('%s in place of an import is no signal', async (_, body) => {
	answer(body);
	expect(await importing()).toBe('no_signal');
	expect(isReachable()).toBe(false);
});

test('a refused import comes with the server’s own sentence', async () => {
	answer(JSON.stringify({ code: 'bad_body', detail: 'Choose one to three files.' }), 422);
	await expect(importIpeds(files, vi.fn())).rejects.toMatchObject({
		code: 'bad_body',
		detail: 'Choose one to three files.',
	});
	expect(isReachable()).toBe(true);
});

test.each(['<h1>Bad Gateway</h1>\n', '{"added":2'])(
	'an import that broke off says how far it came: %s',
	async (end) => {
		answer(line(1) + line(2) + end);
		const onProgress = vi.fn();
		expect(await importing(onProgress)).toMatchObject({ done: 2, of: 3 });
		expect(onProgress).toHaveBeenCalledTimes(2);
	},
);
