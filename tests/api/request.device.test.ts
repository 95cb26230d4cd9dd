import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '#api/api-error.ts';
import { getJson, send } from '#api/request.ts';
import { isReachable, noteReachable } from '#runtime/reachability.ts';

beforeEach(() => {
	vi.stubGlobal('location', new URL('https://tours.example/account'));
	vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const answered = async (answer: Response) => {
	vi.stubGlobal('fetch', async () => answer);
	return getJson('/account', z.string()).catch(({ code }: ApiError) => code);
};

test.each([
	['a part of it that fails', Response.json({ code: 'internal' }, { status: 500 }), 'internal'],
	['too many visitors', Response.json({ code: 'overloaded' }, { status: 503 }), 'overloaded'],
	['a request it refuses', Response.json({ code: 'not_allowed' }, { status: 403 }), 'not_allowed'],
	['a newer problem', Response.json({ code: 'trip_locked' }, { status: 409 }), 'unexpected'],
] as const)('%s counts as an answer of our server', async (_, answer, code) => {
	noteReachable(false);
	expect(await answered(answer)).toBe(code);
	expect(isReachable()).toBe(true);
});

test.each([
	['a proxy that speaks for a server that is gone', Response.json({ error: 'upstream' }, { status: 502 })],
	['a page of a proxy', new Response('<h1>Bad Gateway</h1>', { status: 502 })],
	['a portal’s page', new Response('<h1>Welcome to the hotel</h1>')],
] as const)('%s does not count as an answer of our server', async (_, answer) => {
	noteReachable(true);
	await answered(answer);
	expect(isReachable()).toBe(false);
});

test('a request sends a body of the type that it names, and no other', async () => {
	interface Named {
		name: string;
	}
	const fetch = vi.fn(
		async (..._: Parameters<typeof globalThis.fetch>) => new Response(null, { status: 204 }),
	);
	vi.stubGlobal('fetch', fetch);
	await send<null, Named>('/account/sessions/1', z.null(), { body: { name: 'Ann’s phone' } });
	// @ts-expect-error Another body.
	await send<null, Named>('/account/sessions/1', z.null(), { body: { title: 'Ann’s phone' } });
	// @ts-expect-error A body of no named type.
	await send('/account/sessions/1', z.null(), { body: { name: 'Ann’s phone' } });
	expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual([
		'{"name":"Ann’s phone"}',
		'{"title":"Ann’s phone"}',
		'{"name":"Ann’s phone"}',
	]);
});
