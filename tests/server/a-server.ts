import { bundledLists } from '#domain/catalogue/bundled-lists.ts';
import type { Preloads } from '#domain/pages/preloads.ts';
import bundledVersion from '#generated/catalogue-version.json' with { type: 'json' };
import { createApp } from '#server/app.ts';
import type { AppDeps } from '#server/app-deps.ts';
import type { PaymentSettings } from '#server/billing/payment-settings.ts';
import { readConfig } from '#server/config.ts';
import { connect, type Db } from '#server/db/open.ts';
import type { ClientFile } from '#server/http/client-files.ts';
import { createPasswords } from '#server/secrets/password-hash.ts';
import { createSharedParts } from '#server/shared-parts.ts';
import type { Shipped } from '#server/shipped/read.ts';
import { shippedRowsOf } from '#server/shipped/rows.ts';
import { seed } from '#server/shipped/seed.ts';
import type { DefaultTexts } from '#server/site/site-settings.ts';
import { plainLine } from '#server/watch/log.ts';
import { remoteDatabase } from '../libsql/remote-database.ts';
import { ofTheProcess } from '../of-the-process.ts';
import { readPacked } from '../read-packed.ts';
import { aCatalogue } from './a-catalogue.ts';
import { noPreloads, template } from './a-release.ts';
import { anEmptyDatabase } from './an-empty-database.ts';

/** Passwords that cost nothing; what the product's cost is held by tests/server/process.test.ts. */
export const passwords = createPasswords({ N: 16, r: 1, p: 1 });

const USUAL = 'the usual catalogue';
/** The really shipped lists, whatever the server's own. */
const bundled = ofTheProcess('bundled lists', () => ({
	...bundledVersion,
	lists: bundledLists(readPacked('catalogue.bin')),
}));
/** Databases by the catalogue that they hold. */
const made = ofTheProcess('databases', () => new Map<string, Buffer>());

/** A database in memory, holding a catalogue: made once for each, and then copied. */
export function aDatabase(catalogue?: Shipped): Db {
	const remote = remoteDatabase();
	if (remote) return filled(remote, catalogue);
	const name = catalogue ? JSON.stringify(catalogue) : USUAL;
	const copied = made.get(name) ?? filled(anEmptyDatabase(), catalogue).$client.serialize();
	made.set(name, copied);
	return connect(copied);
}

function filled(db: Db, catalogue = aCatalogue()): Db {
	seed(db, shippedRowsOf(catalogue));
	return db;
}

/** A whole server on a database in memory. `get` asks it; `log` is what it logged. */
export function aServer({
	catalogue = undefined as Shipped | undefined,
	publicUrl = 'https://tours.example',
	banner = null as string | null,
	guideVideo = null as string | null,
	donations = false,
	ask = (() => Promise.reject(new Error('Nobody is asked in tests'))) as AppDeps['ask'],
	imageSearch = null as AppDeps['imageSearch'],
	overpassUrl = null as AppDeps['overpassUrl'],
	roadService = null as AppDeps['roadService'],
	streetMap = null as AppDeps['streetMap'],
	blog = null as AppDeps['blog'],
	services = [] as AppDeps['services'],
	texts = {} as DefaultTexts,
	apiStages = null as AppDeps['site']['apiStages'],
	files = new Map<string, ClientFile>(),
	signIn = {} as Partial<AppDeps['signIn']>,
	payments = 'test' as PaymentSettings,
	countElsewhere = null as AppDeps['countElsewhere'],
	contactTo = 'us@tours.example',
	newsletter = { forwards: false },
	now = () => new Date('2026-11-21T23:30:00Z'),
	metrics = null as AppDeps['watch']['metrics'],
	findFaults = (async () => []) as AppDeps['watch']['findFaults'],
	findStuck = (() => []) as AppDeps['watch']['findStuck'],
	db = aDatabase(catalogue),
	preloads = {} as Partial<Preloads>,
	client = {
		template,
		backOffice: template,
		preloads: { ...noPreloads, ...preloads },
		plainStyles: '/assets/plain.css',
		files,
	} as AppDeps['client'],
} = {}) {
	const log: string[] = [];
	const write = (...[line, facts]: Parameters<AppDeps['log']>) => log.push(plainLine(line, facts));
	const shared = createSharedParts({ db, settings: { payments, publicUrl, texts }, now, log: write });
	const app = createApp({
		...shared,
		watch: { logRequest: null, metrics, findFaults, findStuck },
		db,
		site: {
			version: '1.2.3',
			publicUrl,
			banner,
			guideVideo,
			donations,
			directions: roadService !== null,
			street_map: streetMap !== null,
			newsletter: signIn.mailLeaves ?? true,
			apiStages,
		},
		client,
		bundled,
		signIn: {
			...readConfig({}).signIn,
			trustedProxies: 0,
			mailLeaves: true,
			tellCode: null,
			passwords,
			...signIn,
		},
		contactTo,
		newsletter,
		countElsewhere,
		ask,
		imageSearch,
		overpassUrl,
		roadService,
		streetMap,
		blog,
		services,
		log: write,
		now,
	});
	const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
	/** The JSON that a path answers. */
	const read = async (path: string) => (await get(path)).json();
	return { app, db, ...shared, log, now, get, read };
}
