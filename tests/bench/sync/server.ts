/** The real server on a real folder, with one thing replaced: a bearer token is itself the account that is signed in. */
import { serve } from '@hono/node-server';
import { fullPlan } from '#domain/trips/trip-plan.ts';
import { createApp } from '#server/app.ts';
import { migrateDatabase, openDatabase } from '#server/db/open.ts';
import { projectFile } from '#server/project.ts';

const port = Number(process.env.PORT);
const db = openDatabase(process.env.DATA_DIR ?? '');
migrateDatabase(db, projectFile('drizzle'));
const app = createApp({
	db,
	site: { version: 'bench', publicUrl: `http://127.0.0.1:${port}`, banner: null },
	client: { template: '<!--head--><!--first-words--><!--island-->', preloads: {}, files: new Map() },
	log: (line) => console.error(line),
	now: () => new Date(),
	accountOf: async (c) => {
		const [, id] = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '') ?? [];
		return id === undefined ? null : { id };
	},
	planOf: () => fullPlan,
});
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
