import { expect, test } from 'vitest';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const asBearer = [401, 'bad_token'] as const;
const byCookie = [403, 'forbidden_origin'] as const;

// Next to a bearer token the cookie counts for nothing; next to anything else another site cannot act by it.
test.each([
	['Bearer a', asBearer],
	['bearer  a ', asBearer],
	['BEARER\ta', asBearer],
	['Bearer a b', byCookie],
	['Bearer ', byCookie],
	['Bearer', byCookie],
	['Basic a', byCookie],
])('another site’s request with a cookie and %j is answered %j', async (Authorization, answered) => {
	const server = aServer();
	const { Cookie } = (await aMember(server.db)).headers;
	const headers = { Cookie, Authorization, 'Sec-Fetch-Site': 'cross-site' };
	const answer = await server.app.request('/api/account/trial', { method: 'POST', headers });
	expect([answer.status, (await answer.json()).code]).toEqual(answered);
});
