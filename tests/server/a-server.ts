import { fullPlan } from '#domain/trips/trip-plan.ts';
import { createApp } from '#server/app.ts';
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
	files = new Map<string, ClientFile>(),
	plan = fullPlan,
	preloads = {} as Preloads,
} = {}) {
	const db = aDatabase(catalogue);
	const log: string[] = [];
	const app = createApp({
		db,
		site: { version: '1.2.3', publicUrl, banner },
		client: { template, preloads, files },
		log: (line) => log.push(line),
		now: () => new Date('2026-11-21T23:30:00Z'),
		// A test says who is signed in: `X-Test-Account: u_ann`.
		accountOf: async (c) => {
			const id = c.req.header('X-Test-Account');
			return id === undefined ? null : { id };
		},
		planOf: () => plan,
	});
	const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
	/** The JSON that a path answers. */
	const read = async (path: string) => (await get(path)).json();
	return { app, db, log, get, read };
}
