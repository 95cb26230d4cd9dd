import * as z from 'zod/mini';
import { accountSchema } from '#domain/accounts/account.ts';
import { listedAccountSchema } from '#domain/accounts/edit-access.ts';
import { metricsSchema } from '#domain/admin/metrics.ts';
import { listedArticleSchema } from '#domain/articles/article.ts';
import { editedArticleSchema } from '#domain/articles/article-edit.ts';
import { checkoutSchema } from '#domain/billing/checkout.ts';
import { collegeSchema, guideSchema } from '#domain/colleges/college.ts';
import { adminCollegeSchema, listedCollegeSchema } from '#domain/colleges/edit-college.ts';
import { contributorSchema } from '#domain/contributors/contributor.ts';
import { placeSchema } from '#domain/places/place.ts';
import { siteContentSchema } from '#domain/site/site-content.ts';
import { editedTextSchema } from '#domain/site/site-form.ts';
import { adminStateSchema } from '#domain/states/edit-state.ts';
import { regionContentSchema, stateSchema, subregionSchema } from '#domain/states/state.ts';
import { savedTripSchema } from '#domain/trips/saved-trip.ts';

/** One call of the specification's §7, under `/api`. */
export interface Call {
	/** Method and path, as the specification names them. */
	call: string;
	query?: string | ((trip: string) => string);
	body?: object | ((trip: string) => object);
	/** Who asks. */
	as: 'visitor' | 'member' | 'admin';
	status?: number;
	answers: z.ZodMiniType;
}

const visitor = 'visitor' as const;
const member = 'member' as const;
const admin = 'admin' as const;
const articles = z.array(listedArticleSchema);
const contact = { fname: 'Ann', lname: 'Lee', email: 'ann@example.org', subject: 'Hello', message: 'Hello' };
const features = z.object({
	ipedsid: z.int(),
	features: z.array(z.object({ title: z.string(), html: z.string() })),
});
const joy = { first: 'Joy', last: 'Adams', type: 'parent', image: null };

/** The calls that everyone may make. */
const publicCalls: Call[] = [
	{ call: 'GET /public/states', as: visitor, answers: z.array(stateSchema) },
	{ call: 'GET /public/colleges', as: visitor, answers: z.array(collegeSchema) },
	...(
		[
			['target=state&pageLength=60', z.array(stateSchema)],
			['target=subregion&pageLength=60', z.array(subregionSchema)],
			['target=region', z.array(regionContentSchema)],
			['target=state&on=name&qid=Massachusetts', stateSchema],
			['target=state&on=region&qid=NewEngland', z.array(stateSchema)],
			['target=college&on=ipeds_id&qid=164924', guideSchema],
			['target=college&by=college.state_abbreviation&term=MA', z.array(collegeSchema)],
			['target=place&by=state_abbreviation&term=MA', z.array(placeSchema)],
			['target=place&lat=42.3&long=-71.1', z.array(placeSchema)],
			['target=site_content&by=name&term=mission', z.array(siteContentSchema)],
		] as const
	).map(([query, answers]) => ({ call: 'GET /query', query, as: visitor, answers })),
	{ call: 'GET /contributors', as: visitor, answers: z.array(contributorSchema) },
	{
		call: 'POST /public/email',
		body: { email: 'ann@example.org', firstName: 'Ann' },
		as: visitor,
		answers: z.literal(true),
	},
	// False on failure.
	{
		call: 'POST /public/email',
		body: { email: 'ann', firstName: 'Ann' },
		as: visitor,
		answers: z.literal(false),
	},
	{
		call: 'POST /public/newsletter',
		body: { subscriber: 'ann@example.org' },
		as: visitor,
		answers: z.literal(true),
	},
	// Success is 200.
	{ call: 'POST /public/contact', body: contact, as: visitor, answers: z.literal(true) },
	{ call: 'GET /public/wordpress', as: visitor, answers: articles },
	...['state=MA', 'subregion=Greater%20Boston', 'ipeds_id=164924', 'general=true'].map((query) => ({
		call: 'GET /public/wordpress/locality',
		query,
		as: visitor,
		answers: articles,
	})),
	{ call: 'GET /private/wordpress', as: member, answers: articles },
];

const accountCalls: Call[] = [
	{ call: 'GET /account', as: member, answers: accountSchema },
	{ call: 'GET /billing/stripe/plan', as: member, answers: checkoutSchema },
	{ call: 'POST /billing/stripe/item', body: { quantity: 2 }, as: member, answers: checkoutSchema },
	{ call: 'GET /billing/stripe/cancel', as: member, answers: z.boolean() },
	{ call: 'GET /account/trial', as: member, answers: accountSchema },
	{ call: 'GET /account/trip', as: member, answers: z.array(savedTripSchema) },
	{ call: 'GET /account/trip', query: (trip) => `tid=${trip}`, as: member, answers: savedTripSchema },
	{
		call: 'POST /account/trip',
		body: (trip) => ({ trip_id: trip, deleted: true }),
		as: member,
		answers: savedTripSchema,
	},
	{
		call: 'POST /private/trip',
		body: { name: 'Autumn tour', trip_string: 'c166027' },
		as: member,
		answers: savedTripSchema,
	},
	{
		call: 'POST /private/trip',
		body: (trip) => ({ id: trip, trip_string: 'c164924,c166027' }),
		as: member,
		answers: savedTripSchema,
	},
	// 200 is failure, with its reason after "ERROR: "; 201 is success.
	{
		call: 'POST /account/promo',
		body: { promoCode: 'NO-SUCH-CODE' },
		as: member,
		answers: z.string().check(z.regex(/^ERROR: ./)),
	},
	{
		call: 'POST /account/promo',
		body: { promoCode: 'SPRING-27' },
		as: member,
		status: 201,
		answers: z.string(),
	},
	{
		call: 'POST /private/billing/stripe/session',
		body: { email: 'ann@example.org', amount: 10, productId: 'prod_1', cancel_url: '/donate' },
		as: visitor,
		answers: checkoutSchema,
	},
	{
		call: 'GET /private/billing/stripe/session',
		query: 'email=ann@example.org&amount=10&productId=prod_1&cancel_url=/donate',
		as: visitor,
		answers: checkoutSchema,
	},
];

/** The calls of the back office. */
const adminCalls: Call[] = [
	{ call: 'GET /admin/colleges', as: admin, answers: z.array(listedCollegeSchema) },
	{ call: 'GET /admin/college', query: 'ipeds_id=164924', as: admin, answers: adminCollegeSchema },
	...[
		{ visible: true },
		{ enabled: false },
		{ stay_html: '<p>Stay</p>' },
		{ eat_html: '<p>Eat</p>' },
		{ do_html: '<p>Do</p>' },
		{ tuition_in_state: 12_000 },
	].map((update) => ({
		call: 'POST /admin/college',
		body: { ipeds_id: 164924, update },
		as: admin,
		answers: adminCollegeSchema,
	})),
	...[{ enabled: true }, { travel_tips: JSON.stringify(['<p>Take the train.</p>']) }].map((update) => ({
		call: 'POST /admin/state',
		body: { fips: '25', update },
		as: admin,
		answers: adminStateSchema,
	})),
	{ call: 'GET /admin/metrics', as: admin, answers: metricsSchema },
	// The older name for the same call.
	{ call: 'GET /admin/stats', as: admin, answers: metricsSchema },
	{
		call: 'POST /admin/specialFeature',
		body: { ipedsid: 164924, title: 'The T', html: '<p>Ride it.</p>' },
		as: admin,
		answers: features,
	},
	{
		call: 'DELETE /admin/specialFeature',
		query: 'ipedsid=164924&title=Getting%20around',
		as: admin,
		answers: features,
	},
	{
		call: 'POST /admin/setImages',
		body: { ipedsid: 164924, image: 'https://www.bc.edu/gasson.jpg' },
		as: admin,
		answers: z.object({ ipedsid: z.int(), image: z.string() }),
	},
	{
		call: 'POST /admin/about/content',
		body: { name: 'mission', html: '<p>Yours.</p>' },
		as: admin,
		answers: z.array(editedTextSchema),
	},
	{
		call: 'POST /admin/about/contributor',
		body: { action: 'create', ...joy },
		as: admin,
		answers: z.array(contributorSchema),
	},
	{
		call: 'POST /admin/about/contributor',
		body: { action: 'delete', contributor_id: 1 },
		as: admin,
		answers: z.array(contributorSchema),
	},
	{ call: 'GET /admin/users', as: admin, answers: z.array(listedAccountSchema) },
	{ call: 'POST /admin/useraccess', body: { googleId: 'ann' }, as: admin, answers: listedAccountSchema },
	{ call: 'GET /admin/wordpress/update', as: admin, answers: z.array(editedArticleSchema) },
	{
		call: 'POST /admin/wordpress/update',
		body: { wordpress_id: 12, is_enabled: false },
		as: admin,
		answers: editedArticleSchema,
	},
];

/** Every call of §7. */
export const calls = [...publicCalls, ...accountCalls, ...adminCalls];
