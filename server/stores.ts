import { tripPlanForEdit } from '#domain/trips/trip-plan.ts';
import { createAccountStore } from './accounts/store.ts';
import { createArticleStore } from './articles/store.ts';
import { createPresenceStore } from './audit/presence.ts';
import { createAuditStore } from './audit/store.ts';
import { createEventStore } from './billing/event-store.ts';
import { createPaymentStore } from './billing/payment-store.ts';
import { createPlanStore } from './billing/plan-store.ts';
import { createCollegeEditStore } from './colleges/edit-store.ts';
import { createCollegeStore } from './colleges/store.ts';
import { createContactStore } from './contact/store.ts';
import { createContributorStore } from './contributors/store.ts';
import { createGroupCommit } from './db/group-commit.ts';
import type { Db } from './db/open.ts';
import { patient } from './db/patient.ts';
import { createRoadDriveStore } from './directions/store.ts';
import { createImageStore } from './images/store.ts';
import { endCodes, holdsCode, leaveCodes, makeCodes, reinstateCodes } from './licences/code-writes.ts';
import { createLicenceStore } from './licences/store.ts';
import { createMailStore } from './mail/store.ts';
import { createMetricsStore } from './metrics/store.ts';
import { createSubscriberStore } from './newsletter/store.ts';
import { createLoginCodeStore } from './oidc/login-code-store.ts';
import { createLoginStore } from './oidc/login-store.ts';
import { createProviderRecordStore } from './oidc/record-store.ts';
import { createPageViewStore } from './page-views/store.ts';
import { createPlaceEditStore } from './places/edit-store.ts';
import { createPlaceStore } from './places/store.ts';
import { createRateLimitStore } from './rate-limits/store.ts';
import { randomId } from './secrets/random.ts';
import { createSecretStore } from './secrets/store.ts';
import { createAttemptStore } from './session/attempt-store.ts';
import { createSessionStore } from './session/store.ts';
import { createShareStore } from './shares/store.ts';
import type { DefaultTexts } from './site/site-settings.ts';
import { createSiteStore } from './site/store.ts';
import { createStateEditStore } from './states/edit-store.ts';
import { createStateStore } from './states/store.ts';
import { createSyncDeviceStore } from './sync/device-store.ts';
import { cutoffsAt } from './sync/prune.ts';
import { createSyncStore } from './sync/store.ts';

/** Everything that reads and writes the database, one store per noun. */
export type Stores = ReturnType<typeof createStores>;

/** Creates a database's stores; their most frequent queries are prepared once, here. */
export function createStores(db: Db, now: () => Date, texts: DefaultTexts = {}) {
	const accounts = createAccountStore(db);
	const sync = createSyncStore(db, createGroupCommit(db), {
		now: () => now().getTime(),
		newId: randomId,
		accountPlan: (accountId) => {
			const subscriber = accounts.reader.subscriber(accountId);
			return subscriber && ((madeAt) => tripPlanForEdit(subscriber, { madeAt, now: now().getTime() }));
		},
		verdictsSince: () => cutoffsAt(now().getTime()).verdicts,
	});
	const codes = { makeCodes, endCodes, reinstateCodes, holdsCode, leaveCodes };
	const places = createPlaceStore(db);
	const stores = {
		colleges: createCollegeStore(db),
		collegeEditing: createCollegeEditStore(db),
		states: createStateStore(db),
		stateEditing: createStateEditStore(db),
		places,
		images: createImageStore(db),
		placeEditing: createPlaceEditStore(db, places.within),
		site: createSiteStore(db, texts),
		articles: createArticleStore(db),
		audit: createAuditStore(db),
		presence: createPresenceStore(db),
		contributors: createContributorStore(db),
		contacts: createContactStore(db),
		subscribers: createSubscriberStore(db),
		pageViews: createPageViewStore(db),
		accounts,
		sessions: createSessionStore(db),
		attempts: createAttemptStore(db),
		secrets: createSecretStore(db),
		rateLimits: createRateLimitStore(db),
		roadDrives: createRoadDriveStore(db),
		logins: createLoginStore(db),
		loginCodes: createLoginCodeStore(db),
		mails: createMailStore(db),
		metrics: createMetricsStore(db),
		payments: createPaymentStore(db, codes),
		billingEvents: createEventStore(db),
		plans: createPlanStore(db, codes),
		licences: createLicenceStore(db),
		providerRecords: createProviderRecordStore(db),
		shares: createShareStore(db),
		sync,
		syncDevices: createSyncDeviceStore(db),
	};
	// Each store waits for a busy database by itself, so routes do not have to.
	return Object.fromEntries(
		Object.entries(stores).map(([noun, store]) => [noun, patient(store)]),
	) as typeof stores;
}
