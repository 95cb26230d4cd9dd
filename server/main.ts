import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, localAddress, readConfig } from './config.ts';
import { openCatalogue } from './db/catalogue.ts';
import type { Db } from './db/open.ts';
import { listClientFiles } from './http/client-files.ts';
import type { Preloads } from './pages/preloads.ts';
import { projectFile, version } from './project.ts';
import { keepPruning } from './sync/keep-pruning.ts';

const PATIENCE_MS = 10_000;

try {
	start(readConfig(process.env));
} catch (error) {
	giveUp(error);
}

function start(config: Config) {
	const { db, seeded } = openCatalogue(config.dataDir);
	const app = createApp({
		db,
		site: { version, publicUrl: config.publicUrl, banner: config.banner },
		client: {
			template: readTemplate(),
			preloads: readPreloads(),
			files: listClientFiles(projectFile('dist/client')),
		},
		log: (line) => console.error(line),
		now: () => new Date(),
		// Until accounts are there, nobody is signed in.
		accountOf: async () => null,
		planOf: () => freePlan,
	});
	const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
		console.log(`College Tour Trails ${version} on ${localAddress(config.host, port)}`);
		console.log(
			`  public address ${config.publicUrl}, data in ${config.dataDir}, banner ${config.banner ? 'on' : 'off'}`,
		);
		console.log(
			`  catalogue: ${seeded.added} added, ${seeded.updated} updated, ${seeded.withdrawn} withdrawn`,
		);
	}) as Server;
	server.on('error', giveUp);
	const stopPruning = keepPruning(
		db,
		() => new Date(),
		(line) => console.error(line),
	);
	server.on('close', stopPruning);
	stopGracefully(server, db);
}

/** Answers what has been asked, takes nothing new, then closes the database; what hangs is cut off after ten seconds. */
function stopGracefully(server: Server, db: Db) {
	const stop = () => {
		server.close(() => {
			db.$client.close();
			process.exit(0);
		});
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
	};
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
}

function readTemplate(): string {
	const built = projectFile('dist/client/index.html');
	if (existsSync(built)) return readFileSync(built, 'utf8');
	// While developing, Vite serves the pages: only the API and plain words come from here.
	return '<!doctype html><html lang="en"><head><!--head--></head><body><!--first-words--><!--island--></body></html>';
}

function readPreloads(): Preloads {
	const built = projectFile('dist/client/.vite/route-preloads.json');
	return existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : {};
}

function giveUp(error: unknown): never {
	if (error instanceof ConfigError) console.error(error.message);
	else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
		console.error('Wrong configuration: PORT is taken by another program; choose another one.');
	} else console.error(error);
	process.exit(1);
}
