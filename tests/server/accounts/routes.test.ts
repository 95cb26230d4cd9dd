import { expect, test } from 'vitest';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

test('a signed-in person reads their own record, and nobody else’s', async () => {
	const { db, app } = aServer();
	const [ann, bob] = [await aMember(db, 'ann'), await aMember(db, 'bob', { subscription_type: 0 })];
	const read = async (headers: Record<string, string> = {}) => {
		const answer = await app.request('/api/account', { headers });
		return { status: answer.status, body: await answer.json() };
	};
	expect(await read(ann.headers)).toMatchObject({
		status: 200,
		body: { id: ann.id, email: 'ann@example.org', subscription_type: 1 },
	});
	expect(await read(bob.headers)).toMatchObject({ status: 200, body: { id: bob.id, subscription_type: 0 } });
	expect(await read()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
});
