import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { newestBackup } from './backup/backups-in.ts';
import { type Config, readConfig } from './config.ts';
import { bytesOf, type Db, databaseFile } from './db/open.ts';
import { sayBusyAtOnce } from './db/patient.ts';
import { createRoadService } from './directions/osrm.ts';
import { unreadVariables, whatIsSet } from './environment.ts';
import { listenFault, tryListening } from './http/listening.ts';
import { createNodeServer } from './http/node-server.ts';
import { createOutboxStore } from './mail/outbox-store.ts';
import { servicesOf } from './metrics/services.ts';
import { makeFirstAdmin } from './oidc/first-admin.ts';
import { createAskOutside } from './outside/ask.ts';
import { createCountElsewhere } from './page-views/count-elsewhere.ts';
import { anAssetOf, devClient, readBuiltClient } from './pages/built-client.ts';
import { createPasswords, PASSWORD_COST, type Passwords } from './secrets/password-hash.ts';
import { createSharedParts } from './shared-parts.ts';
import { openCatalogue } from './shipped/catalogue.ts';
import { readBundled } from './shipped/read.ts';
import { version } from './start/project.ts';
import { StartError } from './start/start-error.ts';
import { startedWords } from './started-words.ts';
import { stopGracefully } from './stop-gracefully.ts';
import type { Stores } from './stores.ts';
import { createStreetMap } from './street-map/street-map.ts';
import type { Jobs } from './timing/repeat.ts';
import { disk } from './watch/disk.ts';
import { createWatcher } from './watch/log.ts';
import { createMetrics } from './watch/metrics.ts';
import { createReadiness } from './watch/readiness.ts';
import { createStuckJobs, type StuckJobs } from './watch/stuck-jobs.ts';
import { createBlog } from './wordpress/keep-reading.ts';

const {
	log,
	say,
	logRequest,
	giveUp: tellWhy,
} = createWatcher({
	isProduction: whatIsSet(process.env).NODE_ENV === 'production',
});

process.once('uncaughtException', giveUp);
try {
	await start(readConfig(process.env));
} catch (error) {
	giveUp(error);
}

async function start(config: Config) {
	await tryListening(config);
	const unread = unreadVariables(process.env);
	if (unread) log(unread);
	const client = config.devClientUrl === null ? await readBuiltClient() : devClient(config.devClientUrl);
	const release = { client, bundled: await readBundled() };
	const { db, seeded } = await openCatalogue(config.dataDir, config.database);
	sayBusyAtOnce(db);
	const passwords = createPasswords(PASSWORD_COST);
	const parts = partsOf(config, db, release);
	if (config.signIn.issuer === null) await welcomeAdmin(parts.stores, passwords, config.adminEmail);
	const stopping = new AbortController();
	const server = createNodeServer({
		fetch: appOf(parts, passwords, stopping.signal).fetch,
		site: parts.site,
		log,
		onRefused: (request) => {
			logRequest?.(request);
			parts.metrics?.answered(request);
		},
		onShed: () => parts.metrics?.shed(),
	});
	server.on('error', (error) => giveUp(listenFault(error, config)));
	// Starts only now: a server that cannot listen would exit in the middle of sending an email.
	server.once('listening', () => {
		const { port } = server.address() as AddressInfo;
		stopGracefully(server, { db, stopping, stopBackground: startBackground({ ...parts, log }) });
		// Comes last: whoever reads this may stop the server at once.
		for (const line of startedWords(config, port, seeded)) say(line);
	});
	server.listen(config.port, config.host);
}

// Everything below is a function, because declarations are hoisted; the server starts above, where a constant would not
// exist yet.

type Parts = ReturnType<typeof partsOf>;

/** Returns the parts of the app and of its background jobs. */
function partsOf(
	config: Config,
	db: Db,
	release: Pick<Parameters<typeof createApp>[0], 'client' | 'bundled'>,
) {
	const file = config.database === null ? databaseFile(config.dataDir) : null;
	const jobs: Jobs = new Map();
	const findStuck = createStuckJobs({ jobs, log });
	const now = () => new Date();
	const site = {
		version,
		publicUrl: config.publicUrl,
		banner: config.banner,
		guideVideo: config.guideVideo,
		donations: config.payments !== 'off',
		apiStages: config.apiStages,
		directions: config.directions !== null,
		street_map: config.mapStyleUrl !== null,
		// In development, sign-ups are confirmed from the outbox.
		newsletter: config.smtp !== null || !config.isProduction,
	};
	return {
		config,
		db,
		...release,
		file,
		jobs,
		findStuck,
		site,
		now,
		...createSharedParts({ db, settings: config, now, log }),
		metrics: metricsOf(config, { db, file, findStuck }),
		ask: createAskOutside({ allowLoopback: !config.isProduction }),
	};
}

function appOf(parts: Parts, passwords: Passwords, stopping: AbortSignal) {
	const { config, db, file, client, bundled, findStuck, ask, now, metrics, stores, till } = parts;
	const { wordpressUrl } = config;
	return createApp({
		db,
		stores,
		till,
		client,
		bundled,
		ask,
		now,
		log,
		stopping,
		site: parts.site,
		signIn: {
			...config.signIn,
			passwords,
			trustedProxies: config.trustedProxies,
			mailLeaves: config.smtp !== null,
			tellCode: config.isProduction ? null : (line) => console.log(line),
		},
		contactTo: config.contactTo,
		newsletter: { forwards: config.forwarder !== null },
		countElsewhere: config.analytics && createCountElsewhere(config.analytics, ask, log),
		imageSearch: config.imageSearch,
		overpassUrl: config.overpassUrl,
		roadService: config.directions && createRoadService(config.directions, ask),
		streetMap:
			config.mapStyleUrl === null ? null : createStreetMap({ styleUrl: config.mapStyleUrl, ask, now, log }),
		services: servicesOf(config),
		blog: wordpressUrl === null ? null : createBlog(db, { blogUrl: wordpressUrl, ask, now, log }),
		watch: {
			logRequest,
			metrics,
			findFaults: createReadiness({ db, file, clientFile: anAssetOf(client), log }),
			findStuck,
		},
	});
}

function metricsOf(
	{ dataDir, backupDir, metricsToken }: Config,
	{ db, file, findStuck }: { db: Db; file: string | null; findStuck: StuckJobs },
) {
	if (metricsToken === null) return null;
	return createMetrics({
		token: metricsToken,
		newestBackup: file === null || backupDir === null ? null : () => newestBackup(backupDir),
		freeBytes: file === null ? null : () => disk.freeBytes(dataDir),
		databaseBytes: () => bytesOf(db, file),
		outboxDepth: createOutboxStore(db).depth,
		stuckJobs: () => findStuck().length,
		log,
	});
}

/**
 * Prints the first admin's password, once, and as a plain line even in production: it is meant for a person, and stored
 * nowhere else.
 */
async function welcomeAdmin({ logins }: Pick<Stores, 'logins'>, passwords: Passwords, email: string) {
	const password = await makeFirstAdmin({ logins, passwords }, email, new Date());
	if (password !== null) console.log(`Your admin account, shown only now: ${email}, password ${password}`);
}

function giveUp(error: unknown): never {
	tellWhy(error instanceof StartError ? error.message : error);
	process.exit(1);
}
