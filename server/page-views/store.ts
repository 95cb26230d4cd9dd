import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { pageViews } from './table.ts';

export function createPageViewStore(db: Db) {
	const count = db
		.insert(pageViews)
		.values({ day: sql.placeholder('day'), path_template: sql.placeholder('template'), views: 1 })
		.onConflictDoUpdate({
			target: [pageViews.day, pageViews.path_template],
			set: { views: sql`${pageViews.views} + 1` },
		})
		.prepare();
	return {
		/** Adds one view of a path template to a day (`2026-11-21`, UTC). */
		count: async (day: string, template: string): Promise<void> => {
			await count.run({ day, template });
		},
	};
}
