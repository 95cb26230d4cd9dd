import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import type { ServerEnv } from '#server/http/server-env.ts';

/** A server of bodies of the asked length; `made` are those it had to make. */
function someBodies() {
	const made: string[] = [];
	const answers = createAnswerCache(() => 1);
	const app = new Hono<ServerEnv>().use(answers.again).get('/:name/:length', (c) => {
		const { name, length } = c.req.param();
		return answers.answer(c, name, async () => {
			made.push(name);
			return { body: 'x'.repeat(Number(length)), headers: {} };
		});
	});
	const read = async (name: string, length: number) =>
		expect((await (await app.request(`/${name}/${length}`)).text()).length).toBe(length);
	return { made, read };
}

test('cached answers take at most 32 MB in all: the oldest are dropped', async () => {
	const { made, read } = someBodies();
	const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
	for (const name of [...names, ...names]) await read(name, 4_000_000);
	expect(made).toEqual(names);
	await read('i', 10);
	await read('b', 4_000_000);
	expect(made).toEqual([...names, 'i']);
	await read('a', 4_000_000);
	expect(made).toEqual([...names, 'i', 'a']);
});

test('an answer that is too long is made each time, and evicts no other', async () => {
	const { made, read } = someBodies();
	for (const _ of [1, 2]) {
		await read('short', 10);
		await read('long', 4_000_001);
	}
	expect(made).toEqual(['short', 'long', 'long']);
});

test('at most three hundred answers are cached: the oldest are dropped', async () => {
	const { made, read } = someBodies();
	for (let name = 0; name <= 300; name += 1) await read(String(name), 1);
	await read('1', 1);
	expect(made).toHaveLength(301);
	await read('0', 1);
	expect(made).toHaveLength(302);
});
