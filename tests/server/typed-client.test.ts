import { hc } from 'hono/client';
import { expect, expectTypeOf, test } from 'vitest';
import type { College } from '#domain/colleges/college.ts';
import type { State } from '#domain/states/state.ts';
import type { AppType } from '#server/app.ts';
import { aServer } from './a-server.ts';

test("a client typed by the app's type asks and reads without a cast", async () => {
	const { app } = aServer();
	const fetch = (input: RequestInfo | URL, init?: RequestInit) => app.fetch(new Request(input, init));
	const { api } = hc<AppType>('http://localhost', { fetch });
	const states = await (await api.public.states.$get()).json();
	expectTypeOf(states).toEqualTypeOf<State[]>();
	const colleges = await (await api.public.colleges.$get()).json();
	expectTypeOf(colleges).toEqualTypeOf<College[]>();
	const answer = await api.query.$get({ query: { target: 'state', on: 'name', qid: 'Massachusetts' } });
	expect(await answer.json()).toEqual(states.find(({ name }) => name === 'Massachusetts'));
	expect(colleges).toHaveLength(4);
});
