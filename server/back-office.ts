import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Service } from '#domain/admin/metrics.ts';
import { accountAdminRoutes } from './accounts/admin-routes.ts';
import { articleAdminRoutes } from './articles/admin-routes.ts';
import type { Blog } from './articles/blog.ts';
import { auditAdminRoutes } from './audit/admin-routes.ts';
import { collegeAdminRoutes } from './colleges/admin-routes.ts';
import { ipedsAdminRoutes } from './colleges/ipeds-admin-routes.ts';
import { legacyCollegeAdminRoutes } from './colleges/legacy-admin-routes.ts';
import { contentFileAdminRoutes } from './content-file/admin-routes.ts';
import { contributorAdminRoutes } from './contributors/admin-routes.ts';
import type { Db } from './db/open.ts';
import { donationAdminRoutes } from './donations/admin-routes.ts';
import type { Guards } from './http/guards.ts';
import type { Log } from './http/log.ts';
import type { ServerEnv } from './http/server-env.ts';
import { imageAdminRoutes } from './images/admin-routes.ts';
import { createImageIntake } from './images/intake.ts';
import { createImageSearch } from './images/search.ts';
import { licenceAdminRoutes } from './licences/admin-routes.ts';
import { mailAdminRoutes } from './mail/admin-routes.ts';
import { metricsAdminRoutes } from './metrics/admin-routes.ts';
import { subscriberAdminRoutes } from './newsletter/admin-routes.ts';
import type { AskOutside } from './outside/ask.ts';
import { placeAdminRoutes } from './places/admin-routes.ts';
import { createFindPlaces } from './places/found.ts';
import { createOverpass } from './places/overpass.ts';
import { siteAdminRoutes } from './site/admin-routes.ts';
import type { LiveSite } from './site/settings.ts';
import { stateAdminRoutes } from './states/admin-routes.ts';
import { codedStates } from './states/is-state.ts';
import type { Stores } from './stores.ts';

interface BackOfficeParts {
	db: Db;
	stores: Stores;
	site: LiveSite & { publicUrl: string };
	blog: Blog | null;
	installed: { version: string; services: Service[] };
	/** Sends requests to pictures' hosts and to the services that editors search. */
	ask: AskOutside;
	/** The wiki to search for pictures; null for none. */
	imageSearch: string | null;
	/** The Overpass server for OpenStreetMap; null for none. */
	overpassUrl: string | null;
	log: Log;
	guards: Guards;
	signIn: { mailLeaves: boolean };
	now: () => Date;
}

/** Every back office call, `/admin/…`, each behind the guard for editors or admins. */
export function backOfficeRoutes(parts: BackOfficeParts) {
	const { db, stores, site, blog, installed, ask, guards, signIn, log, now } = parts;
	const imageIntake = createImageIntake({ stores, ask, now });
	const search = createImageSearch({
		api: parts.imageSearch,
		publicUrl: site.publicUrl,
		stores,
		imageIntake,
		ask,
		log,
	});
	const { overpassUrl } = parts;
	const overpass = overpassUrl === null ? null : createOverpass(overpassUrl, ask, site.publicUrl);
	const findPlaces = createFindPlaces(overpass, {
		rateLimits: stores.rateLimits,
		states: () => codedStates(db),
		now,
	});
	return new Hono<ServerEnv>()
		.use('/admin/*', compress())
		.route('/', mailAdminRoutes({ stores, guards, mailLeaves: signIn.mailLeaves, now }))
		.route('/', contentFileAdminRoutes(db, guards, now))
		.route('/', ipedsAdminRoutes({ db, guards, now, log }))
		.route('/', licenceAdminRoutes(stores, guards, now))
		.route('/', donationAdminRoutes(stores, guards))
		.route('/', subscriberAdminRoutes({ stores, guards, publicUrl: site.publicUrl, now }))
		.route('/', auditAdminRoutes(stores, guards))
		.route('/', accountAdminRoutes(stores, guards, now))
		.route('/', siteAdminRoutes({ db, stores, site, guards, now }))
		.route('/', contributorAdminRoutes({ stores, imageIntake, guards, now }))
		.route('/', articleAdminRoutes({ stores, blog, guards, now }))
		.route('/', metricsAdminRoutes({ stores, guards, installed, now }))
		.route('/', collegeAdminRoutes({ stores, imageIntake, guards, now }))
		.route('/', legacyCollegeAdminRoutes({ stores, imageIntake, guards, now }))
		.route('/', stateAdminRoutes({ stores, imageIntake, guards, now }))
		.route('/', placeAdminRoutes({ stores, findPlaces, guards, now }))
		.route('/', imageAdminRoutes(imageIntake, search, guards));
}
