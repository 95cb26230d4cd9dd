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

const GETS = [
	'/account/trial',
	'/billing/stripe/plan',
	'/billing/stripe/cancel',
	'/private/billing/stripe/session',
];

// An editor's link in a guide, the blog's in an article and a hotel's own page in a list are all followed from our pages.
test.each(['document', 'iframe', 'image'])(
	'a link or picture on our own page (%s) changes nothing, but a request of its script does',
	async (destination) => {
		const server = aServer();
		const { headers } = await aMember(server.db, 'ann', { subscription_type: 0 });
		const ask = (path: string, dest: string, method = 'GET') =>
			server.app.request(`https://tours.example/api${path}`, {
				method,
				headers: { ...headers, 'Sec-Fetch-Dest': dest },
			});
		for (const path of GETS)
			for (const method of ['GET', 'HEAD'])
				expect([path, (await ask(path, destination, method)).status]).toEqual([path, 403]);
		expect((await ask('/account/trial', destination, 'POST')).status).toBe(200);
		expect(await (await ask('/billing/stripe/cancel', 'empty')).json()).toBe(true);
	},
);

test('whoever opens such an address with a bearer token needs no other proof', async () => {
	const headers = { Authorization: 'Bearer a', 'Sec-Fetch-Dest': 'document' };
	const answer = await aServer().app.request('/api/billing/stripe/cancel', { headers });
	expect((await answer.json()).code).toBe('bad_token');
});
