import { Hono } from 'hono';
import { createApi } from './api.ts';
import type { AppDeps } from './app-deps.ts';
import { testModePages } from './billing/test-mode/pages.ts';
import { revisionReader } from './db/revision.ts';
import { createPlainPage, dressPlainPage } from './html/plain-page.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { answerError } from './http/answer-error.ts';
import { baseHeaders } from './http/base-headers.ts';
import { forgeryGuard } from './http/forgery-guard.ts';
import { oneLoopbackName } from './http/loopback.ts';
import { openApiRoutes } from './http/openapi.ts';
import type { ServerEnv } from './http/server-env.ts';
import { staticFiles } from './http/static-files.ts';
import { refuseBrokenEscapes, refuseUnroutedMethods, unmatched } from './http/unmatched.ts';
import { imageRoutes } from './images/routes.ts';
import { newsletterPages } from './newsletter/newsletter-pages.ts';
import { drawApiDocs } from './pages/api-docs.ts';
import { backOfficePages } from './pages/back-office.ts';
import { createPageRoutes, toDevClient } from './pages/routes.ts';
import { signInRoutes } from './session/sign-in-routes.ts';
import { createSignIn } from './sign-in.ts';
import { liveSite } from './site/settings.ts';
import { prometheusRoutes, tellWatchers } from './watch/routes.ts';

/**
 * The API's type, for programs in TypeScript that call it through Hono's typed client. Our own client does not: a phone
 * also has to check what it is answered, so `src/api` shares the schemas instead.
 */
export type AppType = ReturnType<typeof createApp>;

/** Builds the whole server: the API under `/api`, the client's files, and the pages. */
export function createApp(deps: AppDeps) {
	const { db, client, log, watch, now, stores, till } = deps;
	const site = liveSite(deps.site, db);
	const readRevision = revisionReader(db);
	const auth = createSignIn(deps, stores);
	const answers = createAnswerCache(readRevision);
	const app = new Hono<ServerEnv>();
	app.onError(answerError(log));
	app.notFound((c) => {
		throw unmatched(app, c);
	});
	const { dress, followVideo } = baseHeaders(site);
	app.use(dress, followVideo, tellWatchers(watch), oneLoopbackName(site.publicUrl), answers.again);
	app.use(refuseUnroutedMethods(app), forgeryGuard(site.publicUrl));
	app.use('/api/*', refuseBrokenEscapes);
	const api = createApi({ ...deps, site, answers, auth, readRevision });
	const draw = createPlainPage(client.plainStyles);
	const described = openApiRoutes(api, site);
	const whole = app
		.route('/api', api)
		.get('/api/openapi.json', described('application/json', JSON.stringify))
		.get(
			'/api/docs',
			(c, next) => {
				dressPlainPage(c);
				return next();
			},
			described('text/html; charset=UTF-8', (document) => drawApiDocs(document, draw)),
		);
	app.all('/api/*', (c) => {
		throw unmatched(app, c);
	});
	if (watch.metrics) app.route('/', prometheusRoutes(watch.metrics));
	app.route('/', signInRoutes(auth.options));
	if (auth.provider) app.route('/oidc', auth.provider);
	app.route('/', newsletterPages({ stores, draw, forwards: deps.newsletter.forwards, now }));
	const { test, webhook } = till;
	app.route('/', imageRoutes(stores));
	if (test) app.route('/', testModePages({ test, webhook, draw, now }));
	if ('devUrl' in client) app.get('*', toDevClient(client));
	else {
		app.use(staticFiles(client.files));
		app.route('/', backOfficePages(auth.guards, site, client));
		app.route('/', createPageRoutes(stores, answers, { site, client }));
	}
	return whole;
}
