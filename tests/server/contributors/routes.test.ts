import { expect, test } from 'vitest';
import { contributors } from '#server/contributors/table.ts';
import { aServer } from '../a-server.ts';

test('there are no contributors until an editor names them', async () => {
	expect(await aServer().read('/api/contributors')).toEqual([]);
});

test('contributors come by last name, then first, whatever the case', async () => {
	const { db, read } = aServer();
	const named = (first: string, last: string) => ({ first, last, type: 'parent' as const });
	db.insert(contributors)
		.values([named('Zoe', 'adams'), named('Ann', 'Baker'), named('Ann', 'Adams')])
		.run();
	const list = await read('/api/contributors');
	expect(list.map(({ first, last }: Record<string, string>) => `${first} ${last}`)).toEqual([
		'Ann Adams',
		'Zoe adams',
		'Ann Baker',
	]);
	expect(list[0]).toEqual({ contributor_id: 3, first: 'Ann', last: 'Adams', type: 'parent', image: null });
});
