import { Hono } from 'hono';
import { collegeRoutes } from './colleges/routes.ts';
import type { Db } from './db/open.ts';
import { revisionReader } from './db/revision.ts';
import type { AccountOf } from './http/account-of.ts';
import { baseHeaders } from './http/base-headers.ts';
import type { ClientFile } from './http/client-files.ts';
import { forgeryGuard } from './http/forgery-guard.ts';
import { handleError, type Log } from './http/handle-error.ts';
import { createKeptAnswers, type KeptAnswers } from './http/kept-answers.ts';
import { openApiRoute } from './http/openapi.ts';
import type { ServerEnv } from './http/server-env.ts';
import { staticFiles } from './http/static-files.ts';
import { refuseUnroutedMethods, unmatched } from './http/unmatched.ts';
import { wellFormed } from './http/well-formed.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import type { Preloads } from './pages/preloads.ts';
import { createPageRoutes } from './pages/routes.ts';
import { queryRoutes } from './query/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { stateRoutes } from './states/routes.ts';
import { createStores, type Stores } from './stores.ts';
import { randomId } from './sync/random-id.ts';
import { syncRoutes } from './sync/routes.ts';
import type { SyncSurroundings } from './sync/store.ts';
import { tripRoutes } from './trips/routes.ts';

/** All that the server needs from outside itself. */
export interface AppDeps {
	db: Db;
	site: { version: string; publicUrl: string; banner: string | null };
	/** The built client: its index.html, what its pages need early, and its files by address. */
	client: { template: string; preloads: Preloads; files: Map<string, ClientFile> };
	log: Log;
	now: () => Date;
	/** Who is signed in, and what their plan allows. */
	accountOf: AccountOf;
	planOf: SyncSurroundings['planOf'];
}

/** The API's type, from which the client's typed calls are derived. */
export type AppType = ReturnType<typeof createApp>;

/** Makes the whole server: the API under `/api`, the client's files, and the pages. */
export function createApp(deps: AppDeps) {
	const { db, site, client, log, now, planOf } = deps;
	const stores = createStores(db, { now: () => now().getTime(), newId: randomId, planOf });
	const answers = createKeptAnswers(revisionReader(db));
	const app = new Hono<ServerEnv>();
	app.onError(handleError(log));
	app.notFound((c) => {
		throw unmatched(app, c);
	});
	app.use(baseHeaders(site.publicUrl), answers.again);
	app.use(refuseUnroutedMethods(app), forgeryGuard(site.publicUrl));
	app.use('/api/*', wellFormed);
	const api = createApi(stores, answers, deps);
	const whole = app.route('/api', api).get('/api/openapi.json', openApiRoute(api, site));
	app.all('/api/*', (c) => {
		throw unmatched(app, c);
	});
	app.use(staticFiles(client.files));
	app.route('/', createPageRoutes(stores, answers, site, client));
	return whole;
}

function createApi(stores: Stores, answers: KeptAnswers, { site, now, accountOf }: AppDeps) {
	return new Hono<ServerEnv>()
		.route('/', siteRoutes(site, answers))
		.route('/', stateRoutes(stores, answers))
		.route('/', collegeRoutes(stores, answers))
		.route('/', queryRoutes(stores, answers))
		.route('/', pageViewRoutes(stores, now))
		.route('/', syncRoutes(stores, accountOf))
		.route('/', tripRoutes({ stores, accountOf, now }));
}
