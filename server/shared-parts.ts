import type { PaymentSettings } from './billing/payment-settings.ts';
import { createTill, type Till } from './billing/till.ts';
import type { Db } from './db/open.ts';
import type { Log } from './http/log.ts';
import type { DefaultTexts } from './site/site-settings.ts';
import { createStores, type Stores } from './stores.ts';

interface Deps {
	db: Db;
	settings: { payments: PaymentSettings; publicUrl: string; texts: DefaultTexts };
	now: () => Date;
	log: Log;
}

/** The parts that routes and jobs share. */
export interface SharedParts {
	stores: Stores;
	till: Till;
}

/** Creates the parts that a process has once. */
export function createSharedParts({ db, settings, now, log }: Deps): SharedParts {
	const { payments, publicUrl, texts } = settings;
	const stores = createStores(db, now, texts);
	return { stores, till: createTill({ db, stores, settings: payments, publicUrl, now, log }) };
}
