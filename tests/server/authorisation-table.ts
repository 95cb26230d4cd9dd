import { CONTENT_FORMAT } from '#domain/admin/content-file.ts';
import { SYNC_VERSION } from '#domain/sync/wire.ts';
import { anOp } from '../sync/builders.ts';

/** Who may ask. `link` holds a link to a trip and tries it as a session; `bearer` brings an ID token and no cookie. */
export const people = [
	'visitor',
	'signed-in',
	'other',
	'editor',
	'admin',
	'revoked',
	'link',
	'bearer',
] as const;
export type Person = (typeof people)[number];
/** The owner of the thing a request names; a person without an account names that of `signed-in`. */
export const kinds = ['own', 'others', 'trashed', 'absent'] as const;
export type Kind = (typeof kinds)[number];

/** A thing of each sort that a request can name. */
export interface Named {
	/** A trip; `trashed` is in the trash. */
	trip: string;
	/** A session; `trashed` has been ended. */
	session: string;
	/** A view-only link to the trip, by the name under which it is revoked, and the token that opens it. */
	share: string;
	shareToken: string;
	/** A payment of theirs. */
	payment: string;
	/** The account that asks. */
	asker: string;
}

/** The expected answer: a status, or the outcome of `tell` on the body. */
type Answered = number | string;
export type Expected = Record<Person, Answered>;

export interface Row {
	/** The address to ask, where the route has parameters. */
	path?: (named: Named) => string;
	body?: (named: Named) => unknown;
	headers?: (named: Named) => Record<string, string>;
	/** The part of a 200 that is compared in its place. */
	tell?: (body: never) => Answered;
	/** One answer for everyone, or one per owner of the thing. */
	expected: Expected | Record<Kind, Expected>;
}

const everyone = (status: Answered): Expected =>
	Object.fromEntries(people.map((person) => [person, status])) as Expected;
const signedIn = (status: Answered): Expected => ({
	...everyone(status),
	visitor: 401,
	revoked: 401,
	link: 401,
});
/** A sign-in that is over: who is signed in reads that they are. */
const outsideSignIn: Expected = { ...everyone(400), 'signed-in': 200, other: 200, editor: 200, admin: 200 };
const admins = (status: Answered): Expected => ({ ...signedIn(403), admin: status });
const editors = (status: Answered): Expected => ({ ...admins(status), editor: status });
const byKind = (
	own: Answered,
	others: Answered,
	trashed: Answered,
	absent: Answered,
): Record<Kind, Expected> => ({
	own: signedIn(own),
	others: signedIn(others),
	trashed: signedIn(trashed),
	absent: signedIn(absent),
});

/** Visitors own nothing, and are not told whether anybody does. */
const byOwner = (own: Answered, others: Answered): Record<Kind, Expected> => {
	const nobodys = { visitor: others, revoked: others, link: others };
	return {
		own: { ...everyone(own), ...nobodys },
		others: everyone(others),
		trashed: { ...everyone(own), ...nobodys },
		absent: everyone(others),
	};
};

const syncing = (ops: unknown[]) => ({
	v: SYNC_VERSION,
	device: 'd_asker',
	epoch: null,
	cursor: 0,
	clientNow: 0,
	limit: 100,
	ops,
});
const asAsker = ({ asker }: Named) => ({ 'X-Account': asker });
let seq = 0;

/** Who may do what: the one table. A route without a row fails, and so does a row without a route. */
export const table: Record<string, Row | Row[]> = {
	'GET /api/health': { expected: everyone(200) },
	'GET /api/ready': { expected: everyone(200) },
	'GET /api/site': { expected: everyone(200) },
	'GET /api/catalogue': { expected: everyone(200) },
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
	'GET /api/public/wordpress/articles': {
		path: () => '/api/public/wordpress/articles?ids=what-to-ask',
		expected: everyone(200),
	},
	'GET /api/private/wordpress': { expected: signedIn(200) },
	'GET /api/contributors': { expected: everyone(200) },
	'POST /api/public/contact': {
		body: () => ({
			fname: 'Ann',
			lname: 'Lee',
			email: 'ann@example.org',
			subject: 'Hello',
			message: 'Hello',
		}),
		expected: everyone(200),
	},
	'POST /api/public/newsletter': { body: () => ({ subscriber: 'ann@example.org' }), expected: everyone(200) },
	'POST /api/public/email': {
		body: () => ({ email: 'ann@example.org', firstName: 'Ann' }),
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
	// Anyone may plan a draft.
	'POST /api/public/directions': {
		body: () => ({
			legs: [0],
			matrix: true,
			points: [
				{ lat: 42.3745, long: -71.1183 },
				{ lat: 41.3113, long: -72.9267 },
			],
		}),
		expected: everyone(200),
	},
	'GET /api/public/street-map/:z/:x/:y': {
		path: () => '/api/public/street-map/12/1239/1515',
		expected: everyone(204),
	},
	'POST /api/public/page-view': { body: () => ({ path: '/' }), expected: everyone(204) },
	'GET /api/openapi.json': { expected: everyone(200) },
	'GET /api/docs': { expected: everyone(200) },
	'GET /api/account': { expected: signedIn(200) },
	// Everyone in the table has a plan, and so no trial to start.
	'GET /api/account/trial': { expected: signedIn(409) },
	'POST /api/account/trial': { expected: signedIn(409) },
	// Everyone in the table already pays.
	'GET /api/billing/stripe/plan': { expected: signedIn(409) },
	'POST /api/billing/stripe/plan': { expected: signedIn(409) },
	'POST /api/billing/stripe/item': { body: () => ({ quantity: 12 }), expected: signedIn(200) },
	'GET /api/billing/stripe/cancel': { expected: signedIn(200) },
	'POST /api/billing/stripe/cancel': { expected: signedIn(200) },
	'GET /api/account/billing': { expected: signedIn(200) },
	// 200 is the refusal of an unknown code (§7).
	'POST /api/account/promo': { body: () => ({ promoCode: 'TRAIL-0' }), expected: signedIn(200) },
	// A purchase is shown to its own account; anybody else is told that there is none.
	'POST /api/billing/stripe/outcome': {
		body: ({ payment }) => ({ payment }),
		expected: byOwner(200, 404),
	},
	// Visitors may donate too.
	'GET /api/private/billing/stripe/session': {
		path: () => '/api/private/billing/stripe/session?email=ann@example.org&amount=10',
		expected: everyone(200),
	},
	'POST /api/private/billing/stripe/session': {
		body: () => ({ email: 'ann@example.org', amount: 10 }),
		expected: everyone(200),
	},
	// The card service proves itself by its signature (tests/server/billing/webhook.test.ts).
	'POST /api/billing/stripe/webhook': { body: () => ({}), expected: everyone(400) },
	'GET /checkout/test/:id': { path: () => '/checkout/test/x', expected: everyone(404) },
	'POST /checkout/test/:id': { path: () => '/checkout/test/x', expected: everyone(404) },
	// Everyone gets news of public content; news of an account reaches only its owner (tests/server/live/routes.test.ts).
	'GET /api/live': { expected: everyone(200) },
	'GET /api/account/sessions': { expected: signedIn(200) },
	'GET /api/account/sign-in': { expected: signedIn(200) },
	// A token is good only while its person can sign in here; nobody else in this table has a password here.
	'POST /api/account/password': {
		body: () => ({ current: 'x', next: 'six wide roads' }),
		expected: { ...signedIn(409), bearer: 403 },
	},
	'GET /api/account/export': { expected: signedIn(200) },
	// Only for someone who has just proved who they are (tests/server/personal-data/routes.test.ts).
	'POST /api/account/deletion': { body: () => ({}), expected: signedIn(403) },
	'PATCH /api/account/sessions/:id': {
		path: ({ session }) => `/api/account/sessions/${session}`,
		body: () => ({ name: 'Mine' }),
		expected: byKind(204, 404, 404, 404),
	},
	'DELETE /api/account/sessions': { expected: signedIn(204) },
	'DELETE /api/account/sessions/:id': {
		path: ({ session }) => `/api/account/sessions/${session}`,
		expected: byKind(204, 404, 404, 404),
	},
	'POST /api/sync': [
		{ body: () => syncing([]), headers: () => ({ 'X-Account': 'u_else' }), expected: signedIn(409) },
		{
			// Somebody else's things are refused exactly like things that do not exist.
			body: ({ trip }) => syncing([anOp({ id: `o_ask_${++seq}`, seq, trip, path: 'notes', value: 'Mine' })]),
			headers: asAsker,
			tell: ({ acks: [ack], trips }: SyncAnswer) =>
				`${ack?.code ?? ack?.verdict}, ${trips.some(({ cells }) => 'theirs' in cells) ? 'theirs' : 'own'} shown`,
			expected: byKind(
				'applied, own shown',
				'unknown_trip, own shown',
				'applied, own shown',
				'unknown_trip, own shown',
			),
		},
		{
			// Nor can a trip be taken over by creating it again.
			body: ({ trip }) => syncing([anOp({ id: `o_ask_${++seq}`, seq, trip, path: 'life', value: 'live' })]),
			headers: asAsker,
			tell: ({ acks: [ack] }: SyncAnswer) => ack?.verdict ?? '',
			expected: byKind('applied', 'refused', 'applied', 'applied'),
		},
	],
	'GET /api/account/trip': [
		{ expected: signedIn(200) },
		{ path: ({ trip }) => `/api/account/trip?tid=${trip}`, expected: byKind(200, 404, 200, 404) },
	],
	'POST /api/account/trip': [
		{ body: ({ trip }) => ({ trip_id: trip, deleted: true }), expected: byKind(200, 404, 200, 404) },
		{ body: ({ trip }) => ({ trip_id: trip, deleted: false }), expected: byKind(200, 404, 200, 404) },
	],
	'POST /api/account/trip/share': {
		body: ({ trip }) => ({ trip_id: trip }),
		expected: byKind(200, 404, 404, 404),
	},
	'GET /api/account/trip/share': {
		path: ({ trip }) => `/api/account/trip/share?tid=${trip}`,
		expected: byKind(200, 404, 404, 404),
	},
	'DELETE /api/account/trip/share/:id': {
		path: ({ share }) => `/api/account/trip/share/${share}`,
		expected: byKind(204, 404, 204, 404),
	},
	// Anyone with the link sees the trip, signed in or not, until it is in the trash.
	'GET /api/public/shared-trip/:token': {
		path: ({ shareToken }) => `/api/public/shared-trip/${shareToken}`,
		expected: { own: everyone(200), others: everyone(200), trashed: everyone(404), absent: everyone(404) },
	},
	'POST /api/private/trip': [
		{ body: () => ({ name: 'Mine', trip_string: 'c164924' }), expected: signedIn(200) },
		{ body: ({ trip }) => ({ id: trip, trip_string: 'c164924' }), expected: byKind(200, 404, 200, 404) },
	],
	'POST /api/session/hand-over': { body: () => ({ id_token: 'x' }), expected: everyone(400) },
	'GET /api/admin/outbox': { expected: admins(200) },
	'GET /api/admin/audit': { expected: admins(200) },
	'GET /api/admin/users': { expected: admins(200) },
	// Nobody has this id.
	'POST /api/admin/useraccess': { body: () => ({ googleId: 'nobody' }), expected: admins(404) },
	'POST /api/admin/outbox/retry': { body: () => ({ id: 0 }), expected: admins(404) },
	'GET /api/admin/licences': { expected: admins(200) },
	'GET /api/admin/donations': { expected: admins(200) },
	'GET /api/admin/subscribers': { expected: admins(200) },
	'POST /api/admin/subscribers/unsubscribe': {
		body: () => ({ email: 'nobody@example.org' }),
		expected: admins(404),
	},
	'GET /api/admin/promo-codes': { expected: admins(200) },
	'POST /api/admin/promo-codes': {
		body: () => ({ code: `SPRING-${++seq}`, uses: 5, expires: null }),
		expected: admins(200),
	},
	'POST /api/admin/promo-codes/end': { body: () => ({ code: 'NOTHING' }), expected: admins(404) },
	'POST /api/admin/specialFeature': {
		body: () => ({ ipedsid: 164924, title: 'The T', html: '<p>Ride it.</p>' }),
		expected: editors(200),
	},
	'DELETE /api/admin/specialFeature': {
		path: () => '/api/admin/specialFeature?ipedsid=164924&title=Nothing',
		expected: editors(404),
	},
	'POST /api/admin/setImages': {
		body: () => ({ ipedsid: 164924, image: null }),
		expected: editors(200),
	},
	'GET /api/admin/content/export': { expected: admins(200) },
	'POST /api/admin/content/import': {
		body: () => ({ format: CONTENT_FORMAT, version: 1, made: '', content: {} }),
		expected: admins(200),
	},
	// Neither brings a file.
	'POST /api/admin/ipeds/preview': { body: () => ({}), expected: admins(400) },
	'POST /api/admin/ipeds/import': { body: () => ({}), expected: admins(400) },
	'GET /api/admin/site': { expected: editors(200) },
	'POST /api/admin/site': [
		{ body: () => ({ banner_on: false }), expected: editors(200) },
		// Its host is allowed by every page's policy.
		{ body: () => ({ guide_video: '' }), expected: admins(200) },
	],
	'GET /api/admin/about/content': { expected: editors(200) },
	'POST /api/admin/about/content': {
		body: () => ({ name: 'message_9', html: '<p>Hello</p>' }),
		expected: editors(200),
	},
	'POST /api/admin/about/contributor': [
		{
			body: () => ({ action: 'create', first: 'Ann', last: 'Lee', type: 'parent', image: null }),
			expected: editors(200),
		},
		{ body: () => ({ action: 'delete', contributor_id: 999_999 }), expected: editors(404) },
	],
	'GET /api/admin/wordpress/update': { expected: editors(200) },
	'POST /api/admin/wordpress/update': {
		body: () => ({ id: 'what-to-ask', is_enabled: true }),
		expected: editors(200),
	},
	'GET /api/admin/wordpress/state': { expected: editors(200) },
	'POST /api/admin/wordpress/sync': { expected: editors(200) },
	'GET /api/admin/state': { path: () => '/api/admin/state?fips=25', expected: editors(200) },
	'POST /api/admin/state': {
		body: () => ({ fips: '25', update: { enabled: true } }),
		expected: editors(200),
	},
	'GET /api/admin/region': { expected: editors(200) },
	'POST /api/admin/region': { body: () => ({ id: 'NewEngland', update: {} }), expected: editors(200) },
	'GET /api/admin/places': { path: () => '/api/admin/places?lat=42.3&long=-71.2', expected: editors(200) },
	'GET /api/admin/places/found': {
		path: () => '/api/admin/places/found?ipeds_id=1&miles=1',
		expected: editors(404),
	},
	'POST /api/admin/places/import': { body: () => ({ places: [] }), expected: editors(400) },
	'POST /api/admin/place': { body: () => ({ action: 'delete', place_id: 'none' }), expected: editors(404) },
	// Neither brings a picture.
	'POST /api/admin/image': { body: () => ({}), expected: editors(422) },
	'POST /api/admin/image/address': { body: () => ({ url: 'https://a.edu/x.jpg' }), expected: editors(422) },
	'GET /api/admin/image/search': { path: () => '/api/admin/image/search?words=hall', expected: editors(200) },
	'POST /api/admin/image/found': { body: () => ({ id: '/images/none.webp' }), expected: editors(422) },
	'GET /images/:name': { path: () => '/images/none.webp', expected: everyone(404) },
	'GET /api/admin/colleges': { expected: editors(200) },
	'GET /api/admin/college': { path: () => '/api/admin/college?ipeds_id=164924', expected: editors(200) },
	'POST /api/admin/college': {
		body: () => ({ ipeds_id: 164924, update: { size: 4 } }),
		expected: editors(200),
	},
	'GET /api/admin/college/revisions': {
		path: () => '/api/admin/college/revisions?ipeds_id=164924',
		expected: editors(200),
	},
	'POST /api/admin/college/restore': {
		body: () => ({ ipeds_id: 164924, change: 0 }),
		expected: editors(400),
	},
	'GET /api/admin/metrics': { expected: editors(200) },
	'GET /api/admin/activity': { expected: editors(200) },
	'GET /api/admin/health': { expected: editors(200) },
	'GET /api/admin/stats': { expected: editors(200) },
	// For everyone else the back office does not exist.
	'GET /admin/*': [
		{ path: () => '/admin', expected: { ...everyone(404), editor: 200, admin: 200 } },
		{ path: () => '/admin/history', expected: { ...everyone(404), admin: 200 } },
	],
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
			{ path: () => `/oidc/interaction/x${step}`, expected: outsideSignIn },
		]),
	),
	...Object.fromEntries(
		['/sign-in', '/sign-up', '/code', '/reset', '/check', '/again', '/to/:door'].map((step) => [
			`POST /oidc/interaction/:uid${step}`,
			{ path: () => `/oidc/interaction/x${step}`, expected: outsideSignIn },
		]),
	),
	'GET /sitemap.xml': { expected: everyone(200) },
	'GET /robots.txt': { expected: everyone(200) },
	'GET /index.html': { expected: everyone(200) },
	'GET *': { path: () => '/account', expected: everyone(200) },
};

interface SyncAnswer {
	acks: { verdict: string; code?: string }[];
	trips: { cells: Record<string, unknown> }[];
}
