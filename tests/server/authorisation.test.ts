import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accounts } from '#server/accounts/table.ts';
import { createStores } from '#server/stores.ts';
import { aServer } from './a-server.ts';

const HOUSE = 'https://tours.example';
const people = ['visitor', 'signed-in', 'other', 'editor', 'admin', 'revoked'] as const;
type Person = (typeof people)[number];
type Expected = Record<Person, number>;

interface Row {
	/** The address to ask, where the route has parameters; `own` is a session of the one who is signed in. */
	path?: (own: string) => string;
	body?: unknown;
	expected: Expected;
}

const everyone = (status: number): Expected =>
	Object.fromEntries(people.map((person) => [person, status])) as Expected;
const signedIn = (status: number): Expected => ({ ...everyone(status), visitor: 401, revoked: 401 });

/** Who may do what: the one table. A route without a row fails. */
const table: Record<string, Row> = {
	'GET /api/health': { expected: everyone(200) },
	'GET /api/site': { expected: everyone(200) },
	'GET /api/public/states': { expected: everyone(200) },
	'GET /api/public/colleges': { expected: everyone(200) },
	'GET /api/query': { path: () => '/api/query?target=state', expected: everyone(200) },
	'GET /api/public/wordpress': { expected: everyone(200) },
	'GET /api/public/wordpress/locality': {
		path: () => '/api/public/wordpress/locality?general=true',
		expected: everyone(200),
	},
	'GET /api/public/wordpress/article': {
		path: () => '/api/public/wordpress/article?id=what-to-ask',
		expected: everyone(200),
	},
	'GET /api/private/wordpress': { expected: signedIn(200) },
	'GET /api/contributors': { expected: everyone(200) },
	'POST /api/public/contact': {
		body: { fname: 'Ann', lname: 'Lee', email: 'ann@example.org', subject: 'Hello', message: 'Hello' },
		expected: everyone(200),
	},
	'POST /api/public/newsletter': { body: { subscriber: 'ann@example.org' }, expected: everyone(200) },
	'POST /api/public/email': {
		body: { email: 'ann@example.org', firstName: 'Ann' },
		expected: everyone(200),
	},
	...Object.fromEntries(
		['GET', 'POST'].flatMap((method) =>
			['confirm', 'unsubscribe'].map((step) => [
				`${method} /newsletter/${step}`,
				{ path: () => `/newsletter/${step}?token=x`, expected: everyone(404) },
			]),
		),
	),
	'POST /api/public/page-view': { body: { path: '/' }, expected: everyone(204) },
	'GET /api/openapi.json': { expected: everyone(200) },
	'GET /api/account': { expected: signedIn(200) },
	'GET /api/account/sessions': { expected: signedIn(200) },
	'DELETE /api/account/sessions/:id': {
		path: (own) => `/api/account/sessions/${own}`,
		expected: { ...signedIn(404), 'signed-in': 204 },
	},
	'POST /api/sync': { body: {}, expected: signedIn(409) },
	'GET /api/account/trip': { expected: signedIn(200) },
	'POST /api/account/trip': { body: { trip_id: 't_none', deleted: true }, expected: signedIn(404) },
	'POST /api/private/trip': { body: { name: 'Mine', trip_string: 'a:none' }, expected: signedIn(422) },
	'POST /api/session/hand-over': { body: { id_token: 'x' }, expected: everyone(400) },
	'GET /sign-in/start': { expected: everyone(303) },
	'GET /signin/': { expected: everyone(303) },
	'POST /sign-out': { expected: everyone(303) },
	'GET /oidc/.well-known/openid-configuration': { expected: everyone(200) },
	'GET /oidc/jwks': { expected: everyone(200) },
	'GET /oidc/auth': { expected: everyone(400) },
	'GET /oidc/auth/:uid': { path: () => '/oidc/auth/x', expected: everyone(400) },
	...Object.fromEntries(
		['', '/sign-up', '/code', '/reset', '/check'].map((step) => [
			`GET /oidc/interaction/:uid${step}`,
			{ path: () => `/oidc/interaction/x${step}`, expected: everyone(400) },
		]),
	),
	...Object.fromEntries(
		['/sign-in', '/sign-up', '/code', '/reset', '/check'].map((step) => [
			`POST /oidc/interaction/:uid${step}`,
			{ path: () => `/oidc/interaction/x${step}`, expected: everyone(400) },
		]),
	),
	'GET /sitemap.xml': { expected: everyone(200) },
	'GET /robots.txt': { expected: everyone(200) },
	'GET /index.html': { expected: everyone(200) },
	'GET *': { path: () => '/account', expected: everyone(200) },
};

const now = () => new Date();
const server = aServer({ now });
const stores = createStores(server.db, now);
const routes = [
	...new Set(
		server.app.routes
			.filter(({ method }) => method !== 'ALL')
			.map(({ method, path }) => `${method} ${path === '/*' ? '*' : path}`),
	),
];
const accountIds = new Map<Person, string>();

beforeAll(async () => {
	for (const person of people) {
		const group = person === 'admin' ? 'admin' : 'default';
		const identity = { issuer: 'x', subject: person, email: null, displayName: null, group };
		const { id } = await stores.accounts.signIn(identity, now());
		accountIds.set(person, id);
	}
	server.db.update(accounts).set({ access: 1 }).where(eq(accounts.cognito_id, 'editor')).run();
});

/** A request of this person, with a session of their own. */
async function askAs(person: Person, route: string, { path, body }: Row): Promise<number> {
	const token = await stores.sessions.open(accountIds.get(person) ?? '', 'x', now());
	if (person === 'revoked') {
		const session = await stores.sessions.withToken(token, now());
		await stores.sessions.end(accountIds.get(person) ?? '', session?.id ?? '', now());
	}
	const owner = accountIds.get('signed-in') ?? '';
	await stores.sessions.open(owner, 'x', now());
	const own = (await stores.sessions.ofAccount(owner, now())).at(-1);
	const [method = '', template = ''] = route.split(' ');
	const headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' };
	if (person !== 'visitor') headers.Cookie = `__Host-ctt_session=${token}`;
	if (body) headers['Content-Type'] = 'application/json';
	const answer = await server.app.request(HOUSE + (path?.(own?.id ?? '') ?? template), {
		method,
		headers,
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return answer.status;
}

test('every route has a row, and every row a route', () => {
	expect(Object.keys(table).sort()).toEqual(routes.sort());
});

test.each(Object.keys(table))(
	'%s answers each person as the table says',
	{ timeout: 30_000 },
	async (route) => {
		const row = table[route] as Row;
		const actual = {} as Expected;
		for (const person of people) actual[person] = await askAs(person, route, row);
		expect(actual).toEqual(row.expected);
	},
);

/** What a mailbox's own server may send: it knows the token of its address (RFC 8058). */
const provenByToken = 'POST /newsletter/unsubscribe';

test.each(routes.filter((route) => !route.startsWith('GET ') && route !== provenByToken))(
	'%s cannot be sent by another site',
	async (route) => {
		const [method = '', template = ''] = route.split(' ');
		const token = await stores.sessions.open(accountIds.get('signed-in') ?? '', 'x', now());
		const headers = { 'Sec-Fetch-Site': 'cross-site', Cookie: `__Host-ctt_session=${token}` };
		const answer = await server.app.request(HOUSE + template.replace(/:\w+/g, 'x'), { method, headers });
		expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden_origin']);
	},
);
