import { afterEach, expect, test } from 'vitest';
import { createReadTogether } from '#server/db/read-together.ts';
import { aRemoteDatabase, stopsOf } from './a-remote-database.ts';

const remote = aRemoteDatabase({ spring: 3, fall: 5 });
const { db, reads, close } = remote;
afterEach(() => close());

test('reads requested together share a round trip; one that fails is reported, and stops no later one', async () => {
	const together = createReadTogether(db);
	const ask = (trip: string) => together(() => stopsOf(db, trip));
	expect(await Promise.all([ask('spring'), ask('fall'), ask('spring')])).toEqual([3, 5, 3]);
	expect(reads).toEqual([3]);
	const broken = together(() => db.$client.prepare('select * from nowhere').all());
	await expect(broken).rejects.toThrow('nowhere');
	expect(await ask('fall')).toBe(5);
});
