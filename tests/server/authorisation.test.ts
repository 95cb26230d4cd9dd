import { expect, test } from 'vitest';
import { aServer } from './a-server.ts';
import { SITE, thePeople } from './authorisation-people.ts';
import {
	type Expected,
	type Kind,
	kinds,
	type Named,
	type Person,
	people,
	type Row,
	table,
} from './authorisation-table.ts';

const nowhere = { table: async () => [], route: async () => null };
const server = aServer({
	now: () => new Date(),
	roadService: nowhere,
	streetMap: { tile: async () => 'empty' },
});
const { things, headersOf } = thePeople(server);
const routes = [
	...new Set(
		server.app.routes
			.filter(({ method }) => method !== 'ALL')
			.map(({ method, path }) => `${method} ${path === '/*' ? '*' : path}`),
	),
];
const rows = Object.entries(table).flatMap(([route, given]) =>
	[given].flat().flatMap((row, index) => {
		const isByKind = (expected: Row['expected']): expected is Record<Kind, Expected> => 'own' in expected;
		const { expected } = row;
		const name = [given].flat().length > 1 ? `${route} (${index + 1})` : route;
		return isByKind(expected)
			? kinds.map((kind) => ({ name: `${name}, ${kind}`, route, row, kind, wanted: expected[kind] }))
			: [{ name, route, row, kind: 'own' as Kind, wanted: expected }];
	}),
);

/** The answer to this person's request for the row, naming a thing of this kind. */
async function askAs(person: Person, { route, row, kind }: (typeof rows)[number]): Promise<number | string> {
	const [method = '', template = ''] = route.split(' ');
	// A request that names nothing needs no trip: an account holds only so many.
	const named = await things(person, 'own' in row.expected ? kind : 'absent');
	const body = row.body ? { body: JSON.stringify(row.body(named)) } : {};
	const headers = {
		'Sec-Fetch-Site': 'same-origin',
		Accept: 'text/html',
		...(row.body && { 'Content-Type': 'application/json' }),
		...(await headersOf(person)),
		...row.headers?.(named),
	};
	const answer = await server.app.request(SITE + (row.path?.(named) ?? template), {
		method,
		headers,
		...body,
	});
	return answer.status === 200 && row.tell ? row.tell((await answer.json()) as never) : answer.status;
}

test('every route has a row, and every row a route', () => {
	expect(Object.keys(table).sort()).toEqual(routes.sort());
});

test('a row that names a thing gives an answer for each owner', () => {
	const named = new Set<PropertyKey>();
	const spy = new Proxy({} as Named, { get: (_, key) => named.add(key) && 'x' });
	for (const { name, row } of rows) {
		named.clear();
		row.path?.(spy);
		row.body?.(spy);
		named.delete('asker');
		expect([name, 'own' in row.expected]).toEqual([name, named.size > 0]);
	}
});

test.each(rows)('$name answers each person as the table says', async (row) => {
	const actual = {} as Expected;
	for (const person of people) actual[person] = await askAs(person, row);
	expect(actual).toEqual(row.wanted);
});

/** Open to a mailbox's server, which knows its address's token (RFC 8058), and to the card service, which signs. */
const provenOtherwise = ['POST /newsletter/unsubscribe', 'POST /api/billing/stripe/webhook'];
/** `GET`s that change something. */
const changing = [
	'GET /api/account/trial',
	'GET /api/billing/stripe/plan',
	'GET /api/billing/stripe/cancel',
	'GET /api/private/billing/stripe/session',
];

test.each(
	routes.filter(
		(route) => changing.includes(route) || (!route.startsWith('GET ') && !provenOtherwise.includes(route)),
	),
)('%s cannot be sent by another site', async (route) => {
	const [method = '', template = ''] = route.split(' ');
	const headers = { ...(await headersOf('signed-in')), 'Sec-Fetch-Site': 'cross-site' };
	const answer = await server.app.request(SITE + template.replace(/:\w+/g, 'x'), { method, headers });
	expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden_origin']);
});
