import { type AppDeps, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connect, migrateDatabase } from '#server/db/open.ts';
import { seed } from '#server/db/seed.ts';
import type { Shipped } from '#server/db/shipped.ts';
import { shippedRowsOf } from '#server/db/shipped-rows.ts';
import type { ClientFile } from '#server/http/client-files.ts';
import type { Preloads } from '#server/pages/preloads.ts';
import { projectFile } from '#server/project.ts';
import { aCatalogue } from './a-catalogue.ts';

const template =
	'<!doctype html><html lang="en"><head><title>Old</title><!--head--></head><body><div id="root"><!--first-words--></div><!--island--></body></html>';

/** A migrated database in memory, holding a catalogue. */
export function aDatabase(catalogue: Shipped = aCatalogue()) {
	const db = connect(':memory:');
	migrateDatabase(db, projectFile('drizzle'));
	seed(db, shippedRowsOf(catalogue));
	return db;
}

/** A whole server on a database in memory. `get` asks it; `log` is what it logged. */
export function aServer({
	catalogue = aCatalogue(),
	publicUrl = 'https://tours.example',
	banner = null as string | null,
	guideVideo = null as string | null,
	files = new Map<string, ClientFile>(),
	signIn = {} as Partial<AppDeps['signIn']>,
	countElsewhere = null as AppDeps['countElsewhere'],
	outreach = {} as Partial<AppDeps['outreach']>,
	now = () => new Date('2026-11-21T23:30:00Z'),
	db = aDatabase(catalogue),
	preloads = {} as Preloads,
} = {}) {
	const log: string[] = [];
	const app = createApp({
		db,
		site: { version: '1.2.3', publicUrl, banner, guideVideo },
		client: { template, preloads, plainStyles: '/assets/plain.css', files },
		signIn: { ...readConfig({}).signIn, trustedProxies: 0, tellCode: null, ...signIn },
		outreach: { contactTo: 'us@tours.example', forwards: false, ...outreach },
		countElsewhere,
		log: (line) => log.push(line),
		now,
	});
	const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
	/** The JSON that a path answers. */
	const read = async (path: string) => (await get(path)).json();
	return { app, db, log, get, read };
}
