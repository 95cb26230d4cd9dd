import { Hono } from 'hono';
import type { Service } from '#domain/admin/metrics.ts';
import { type AccountDoor, createAccountDoor, type SignInDeps } from './account-door.ts';
import { articleRoutes } from './articles/routes.ts';
import { backOfficeRoutes } from './back-office.ts';
import { outcomeRoute } from './billing/outcome-route.ts';
import type { PaymentSettings } from './billing/payment-settings.ts';
import { billingRoutes } from './billing/routes.ts';
import { testModePages } from './billing/test-mode/pages.ts';
import { createTill, type Till } from './billing/till.ts';
import { webhookRoute } from './billing/webhook-route.ts';
import { collegeRoutes } from './colleges/routes.ts';
import { contributorRoutes } from './contributors/routes.ts';
import type { Db } from './db/open.ts';
import { revisionReader } from './db/revision.ts';
import { createAnswer } from './directions/answer.ts';
import type { RoadService } from './directions/osrm.ts';
import { directionsRoutes } from './directions/routes.ts';
import { donationRoutes } from './donations/routes.ts';
import { baseHeaders } from './http/base-headers.ts';
import { forgeryGuard } from './http/forgery-guard.ts';
import { handleError, type Log } from './http/handle-error.ts';
import { createKeptAnswers, type KeptAnswers } from './http/kept-answers.ts';
import { oneLoopbackName } from './http/loopback.ts';
import { openApiRoutes } from './http/openapi.ts';
import type { Guarded } from './http/security-headers.ts';
import type { ServerEnv } from './http/server-env.ts';
import { staticFiles } from './http/static-files.ts';
import { refuseUnroutedMethods, unmatched } from './http/unmatched.ts';
import { wellFormed } from './http/well-formed.ts';
import { imageRoutes } from './images/routes.ts';
import { licenceRoutes } from './licences/routes.ts';
import { createHub } from './live/hub.ts';
import { createLiveReader } from './live/reader.ts';
import { liveRoutes } from './live/routes.ts';
import { newsletterPages } from './outreach/newsletter-pages.ts';
import { outreachRoutes } from './outreach/routes.ts';
import type { AskOutside } from './outside/ask.ts';
import type { CountElsewhere } from './page-views/count-elsewhere.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import { drawApiDocs } from './pages/api-docs.ts';
import { backOfficePages } from './pages/back-office.ts';
import type { BuiltClient, DevClient } from './pages/built-client.ts';
import { createPlainPage } from './pages/plain-page.ts';
import type { PagesSite } from './pages/render.ts';
import { createPageRoutes, toDevClient } from './pages/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { queryRoutes } from './query/routes.ts';
import { doorRoutes } from './session/door-routes.ts';
import { handOverRoutes } from './session/hand-over-routes.ts';
import { passwordRoutes } from './session/password-routes.ts';
import { sessionRoutes } from './session/routes.ts';
import type { SignInSettings } from './session/sign-in-settings.ts';
import { sharedTripRoutes } from './shares/public-routes.ts';
import { shareRoutes } from './shares/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { type LiveSite, liveSite } from './site/settings.ts';
import type { DefaultTexts } from './site/site-settings.ts';
import { stateRoutes } from './states/routes.ts';
import { createStores, type Stores } from './stores.ts';
import { syncRoutes } from './sync/routes.ts';
import { tripRoutes } from './trips/routes.ts';
import { healthRoutes, prometheusRoutes, tellWatchers, type Watch } from './watch/routes.ts';
import type { Blog } from './wordpress/keep-reading.ts';

/** All that the server needs from outside itself. */
export interface AppDeps {
	db: Db;
	site: Guarded & PagesSite & { version: string; texts: DefaultTexts };
	client: BuiltClient | DevClient;
	signIn: SignInSettings & SignInDeps;
	outreach: {
		/** Where the messages of the contact form go. */
		contactTo: string;
		/** Whether a list elsewhere is told of who confirmed the newsletter. */
		forwards: boolean;
	};
	/** Counts views elsewhere as well; null is nowhere. */
	countElsewhere: CountElsewhere | null;
	/** Knows the streets; null is nobody. */
	roadService: RoadService | null;
	/** Asks another host, where an editor wants something of it. */
	ask: AskOutside;
	/** The wiki that pictures are searched in; null searches our own. */
	imageSearch: string | null;
	/** The Overpass server by which OpenStreetMap is asked; null is none. */
	overpassUrl: string | null;
	/** Which services run here. */
	services: Service[];
	/** The blog that articles come from; null is none. */
	blog: Blog | null;
	/** Who takes payments. */
	payments: PaymentSettings;
	log: Log;
	watch: Watch;
	now: () => Date;
	/** Aborted when the server stops: whoever listens is sent home. */
	stopping?: AbortSignal;
}

/** The API's type, from which the client's typed calls are derived. */
export type AppType = ReturnType<typeof createApp>;

/** Makes the whole server: the API under `/api`, the client's files, and the pages. */
export function createApp(deps: AppDeps) {
	const { db, client, log, watch, now } = deps;
	const site = liveSite(deps.site, db);
	const stores = createStores(db, now, site.texts);
	const readRevision = revisionReader(db);
	const door = createAccountDoor(deps, stores);
	const answers = createKeptAnswers(readRevision);
	const { publicUrl } = site;
	const till = createTill({ db, stores, settings: deps.payments, publicUrl, now, log });
	const app = new Hono<ServerEnv>();
	app.onError(handleError(log));
	app.notFound((c) => {
		throw unmatched(app, c);
	});
	const { dress, followVideo } = baseHeaders(site);
	app.use(dress, followVideo, tellWatchers(watch), oneLoopbackName(site.publicUrl), answers.again);
	app.use(refuseUnroutedMethods(app), forgeryGuard(site.publicUrl));
	app.use('/api/*', wellFormed);
	const api = createApi({ ...deps, site, stores, answers, door, till, readRevision });
	const draw = createPlainPage(client.plainStyles);
	const described = openApiRoutes(api, site);
	const whole = app
		.route('/api', api)
		.get('/api/openapi.json', described('application/json', JSON.stringify))
		.get(
			'/api/docs',
			described('text/html; charset=UTF-8', (document) => drawApiDocs(document, draw)),
		);
	app.all('/api/*', (c) => {
		throw unmatched(app, c);
	});
	if (watch.metrics) app.route('/', prometheusRoutes(watch.metrics));
	app.route('/', doorRoutes(door.options));
	if (door.provider) app.route('/oidc', door.provider);
	app.route('/', newsletterPages({ stores, draw, forwards: deps.outreach.forwards, now }));
	const { test, webhook } = till;
	app.route('/', imageRoutes(stores));
	if (test) app.route('/', testModePages({ test, webhook, draw, now }));
	if ('devUrl' in client) app.get('*', toDevClient(client));
	else {
		app.use(staticFiles(client.files));
		app.route('/', backOfficePages(door.guards, site, client));
		app.route('/', createPageRoutes(stores, answers, site, client));
	}
	return whole;
}

interface ApiParts extends AppDeps {
	site: AppDeps['site'] & LiveSite;
	stores: Stores;
	answers: KeptAnswers;
	door: AccountDoor;
	till: Till;
	/** The content revision, which grows with every change of public content. */
	readRevision: () => number;
}

function createApi(parts: ApiParts) {
	const { db, stores, answers, door, site, countElsewhere, roadService, log, watch, now, stopping } = parts;
	const { rateLimits, roadDrives } = stores;
	const answer = roadService && createAnswer({ service: roadService, store: roadDrives, now, log });
	const hub = createHub({ reader: createLiveReader(db), now, log, stopping });
	const { contactTo } = parts.outreach;
	const { trustedProxies } = parts.signIn;
	const { publicUrl } = site;
	const { guards } = door;
	const { cashier, webhook } = parts.till;
	const installed = { version: site.version, services: parts.services };
	return new Hono<ServerEnv>()
		.route('/', healthRoutes(site.version, watch.findFaults))
		.route('/', siteRoutes(site, answers))
		.route('/', stateRoutes(stores, answers))
		.route('/', collegeRoutes(stores, answers))
		.route('/', queryRoutes(stores, answers))
		.route('/', articleRoutes(stores, answers, guards))
		.route('/', contributorRoutes(stores, answers))
		.route('/', outreachRoutes({ stores, guards, publicUrl, contactTo, trustedProxies, now, log }))
		.route('/', pageViewRoutes({ stores, countElsewhere, trustedProxies, now }))
		.route('/', sessionRoutes(guards, door.options))
		.route('/', passwordRoutes(guards, door.options))
		.route('/', personalDataRoutes({ db, guards, cashier, options: door.options }))
		.route('/', handOverRoutes(door.options))
		.route('/', billingRoutes({ stores, cashier, guards, publicUrl, now }))
		.route('/', licenceRoutes({ stores, cashier, guards, now }))
		.route('/', donationRoutes({ stores, cashier, guards, publicUrl, trustedProxies, now }))
		.route('/', outcomeRoute(stores, cashier, guards))
		.route('/', webhookRoute(webhook, log))
		.route('/', liveRoutes({ hub, guards, trustedProxies }))
		.route('/', backOfficeRoutes({ ...parts, installed, guards }))
		.route(
			'/',
			syncRoutes(stores, guards, (acks) => watch.metrics?.judged(acks)),
		)
		.route('/', tripRoutes({ stores, guards, readRevision: parts.readRevision, now }))
		.route('/', shareRoutes({ stores, guards, publicUrl, now }))
		.route('/', sharedTripRoutes({ stores, trustedProxies, now }))
		.route('/', directionsRoutes({ answer, rateLimits, trustedProxies, now }));
}
