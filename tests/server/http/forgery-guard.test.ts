import { expect, test } from 'vitest';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

test.each(['Bearer a b', 'Bearer ', 'Bearer', 'Basic a'])(
	'another site cannot act by a cookie next to %j, which is no bearer token',
	async (Authorization) => {
		const server = aServer();
		const { Cookie } = (await aMember(server.db)).headers;
		const headers = { Cookie, Authorization, 'Sec-Fetch-Site': 'cross-site' };
		const answer = await server.app.request('/api/account/trial', { method: 'POST', headers });
		expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden_origin']);
	},
);

test.each(['Bearer a', 'bearer  a ', 'BEARER\ta'])(
	'next to %j, a bearer token, the cookie counts for nothing',
	async (Authorization) => {
		const server = aServer();
		const { Cookie } = (await aMember(server.db)).headers;
		const headers = { Cookie, Authorization, 'Sec-Fetch-Site': 'cross-site' };
		const answer = await server.app.request('/api/account/trial', { method: 'POST', headers });
		expect([answer.status, (await answer.json()).code]).toEqual([401, 'bad_token']);
	},
);
