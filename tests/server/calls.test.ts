import { expect, test } from 'vitest';
import { articles } from '#server/articles/table.ts';
import { contributors } from '#server/contributors/table.ts';
import { aMember } from './a-member.ts';
import { aServerWithEditors } from './a-server-with-editors.ts';
import { aWorldOfImages } from './an-image.ts';
import { type Call, calls } from './call-table.ts';

/** A site on which each call finds what it names. */
async function aFullSite() {
	const office = await aServerWithEditors({ payments: 'test', ask: aWorldOfImages().ask });
	const { db, stores, now, app, admin } = office;
	const member = await aMember(db, 'ann', { subscription_type: 0 });
	await stores.licences.makePromo({ code: 'SPRING-27', uses: 5, expires: null }, now());
	db.insert(contributors).values({ first: 'Zoe', last: 'Adams', type: 'parent' }).run();
	const post = { article_title: 'Twelve', URL: 'https://blog.example/?p=12', excerpt: '', body: '' };
	db.insert(articles)
		.values({ id: '12', wordpress_id: 12, ...post, published: now(), modified: now() })
		.run();
	const headersOf = {
		visitor: { 'Sec-Fetch-Site': 'same-origin' },
		member: member.headers,
		admin: admin.headers,
	};
	const send = (method: string, path: string, body: object | undefined, as: Call['as']) =>
		app.request(`/api${path}`, {
			method,
			headers: { ...headersOf[as], ...(body && { 'Content-Type': 'application/json' }) },
			...(body && { body: JSON.stringify(body) }),
		});
	const saveTrip = async (): Promise<string> => {
		const body = { name: 'Spring tour', trip_string: 'c164924' };
		return (await (await send('POST', '/private/trip', body, 'member')).json()).trip_id;
	};
	return { send, saveTrip };
}

let read: ReturnType<typeof aFullSite> | undefined;
/** A site for this call: what visitors only read, they read on one. */
function aSiteFor({ call, as }: Call) {
	if (as !== 'visitor' || !call.startsWith('GET ')) return aFullSite();
	read ??= aFullSite();
	return read;
}

const shown = ({ call, query, body }: Call) =>
	[
		call,
		typeof query === 'function' ? 'of one' : query,
		body && typeof body !== 'function' && JSON.stringify(body),
	]
		.filter(Boolean)
		.join(' ');

test.each(calls.map((call) => [shown(call), call] as const))(
	'%s answers what the specification says',
	async (_, one) => {
		const { call, query, body, as, status = 200, answers } = one;
		const { send, saveTrip } = await aSiteFor(one);
		// The member's plan has room for one trip.
		const isFirstTrip = call === 'POST /private/trip' && typeof body !== 'function';
		const trip = as === 'visitor' || isFirstTrip ? '' : await saveTrip();
		const [method = '', path = ''] = call.split(' ');
		const asked = typeof query === 'function' ? query(trip) : query;
		const sent = typeof body === 'function' ? body(trip) : body;
		const answer = await send(method, asked ? `${path}?${asked}` : path, sent, as);
		const answered = await answer.json();
		expect([answer.status, answered]).toEqual([status, answers.parse(answered)]);
	},
);

test('each call of the specification is described in the OpenAPI document', async () => {
	const { read } = await aServerWithEditors();
	const { paths } = await read('/api/openapi.json');
	const described = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
	);
	expect(described).toEqual(expect.arrayContaining(calls.map(({ call }) => call)));
});
