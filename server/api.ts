import { Hono } from 'hono';
import { accountRoutes } from './accounts/routes.ts';
import type { AppDeps } from './app-deps.ts';
import { articleRoutes } from './articles/routes.ts';
import { backOfficeRoutes } from './back-office.ts';
import { outcomeRoute } from './billing/outcome-route.ts';
import { billingRoutes } from './billing/routes.ts';
import type { Till } from './billing/till.ts';
import { webhookRoute } from './billing/webhook-route.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { collegeRoutes } from './colleges/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { contributorRoutes } from './contributors/routes.ts';
import { createAnswer } from './directions/answer.ts';
import { directionsRoutes } from './directions/routes.ts';
import { donationRoutes } from './donations/routes.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { ServerEnv } from './http/server-env.ts';
import { licenceRoutes } from './licences/routes.ts';
import { createHub } from './live/hub.ts';
import { createLiveReader } from './live/reader.ts';
import { liveRoutes } from './live/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { queryRoutes } from './query/routes.ts';
import { handOverRoutes } from './session/hand-over-routes.ts';
import { passwordRoutes } from './session/password-routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { sharedTripRoutes } from './shares/public-routes.ts';
import { shareRoutes } from './shares/routes.ts';
import type { SignIn } from './sign-in.ts';
import { siteRoutes } from './site/routes.ts';
import type { LiveSite } from './site/settings.ts';
import { stateRoutes } from './states/routes.ts';
import type { Stores } from './stores.ts';
import { streetMapRoutes } from './street-map/routes.ts';
import { syncRoutes } from './sync/routes.ts';
import { tripApiRoutes } from './trip-api/routes.ts';
import { healthRoutes } from './watch/routes.ts';

interface ApiParts extends AppDeps {
	site: AppDeps['site'] & LiveSite;
	stores: Stores;
	answers: AnswerCache;
	auth: SignIn;
	till: Till;
	/** The content revision, which grows with each change of public content. */
	readRevision: () => number;
}

/** Builds everything under `/api`; a route missing here is unreachable. */
export function createApi(parts: ApiParts) {
	const {
		db,
		stores,
		answers,
		auth,
		site,
		countElsewhere,
		roadService,
		streetMap,
		log,
		watch,
		now,
		stopping,
	} = parts;
	const { rateLimits, roadDrives } = stores;
	const answer = roadService && createAnswer({ service: roadService, store: roadDrives, now, log });
	const hub = createHub({ reader: createLiveReader(db), now, log, stopping });
	const { contactTo, signIn } = parts;
	const { trustedProxies } = signIn;
	const { publicUrl } = site;
	const { guards } = auth;
	const { cashier, webhook } = parts.till;
	const installed = { version: site.version, services: parts.services };
	return new Hono<ServerEnv>()
		.route('/', healthRoutes(site.version, watch))
		.route('/', siteRoutes(site, answers))
		.route('/', catalogueRoutes(stores, parts))
		.route('/', stateRoutes(stores, answers))
		.route('/', collegeRoutes(stores, answers))
		.route('/', queryRoutes(stores, answers))
		.route('/', articleRoutes(stores, answers, guards))
		.route('/', contributorRoutes(stores, answers))
		.route('/', contactRoutes({ stores, guards, contactTo, trustedProxies, now }))
		.route('/', newsletterRoutes({ stores, publicUrl, trustedProxies, now, log }))
		.route('/', pageViewRoutes({ stores, countElsewhere, trustedProxies, now }))
		.route('/', accountRoutes(guards))
		.route('/', sessionRoutes(guards, auth.options))
		.route('/', passwordRoutes(guards, auth.options))
		.route('/', personalDataRoutes({ db, guards, cashier, options: auth.options }))
		.route('/', handOverRoutes(auth.options))
		.route('/', billingRoutes({ stores, cashier, guards, publicUrl, now }))
		.route('/', licenceRoutes({ stores, cashier, guards, now }))
		.route('/', donationRoutes({ stores, cashier, guards, publicUrl, trustedProxies, now }))
		.route('/', outcomeRoute({ stores, cashier, guards, trustedProxies, now }))
		.route('/', webhookRoute(webhook, log))
		.route('/', liveRoutes({ hub, guards, trustedProxies }))
		.route('/', backOfficeRoutes({ ...parts, installed, guards }))
		.route(
			'/',
			syncRoutes(stores, guards, (acks) => watch.metrics?.judged(acks)),
		)
		.route('/', tripApiRoutes({ stores, guards, readRevision: parts.readRevision, now }))
		.route('/', shareRoutes({ stores, guards, publicUrl, now }))
		.route('/', sharedTripRoutes({ stores, trustedProxies, now }))
		.route('/', directionsRoutes({ answer, rateLimits, trustedProxies, now }))
		.route('/', streetMapRoutes({ streetMap, trustedProxies, now }));
}
