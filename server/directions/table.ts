import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RoadDrive } from '#domain/roads/road-drives.ts';
import { time } from '#server/db/columns.ts';

/** The directions service's answers, by rounded places; they belong to no account. */
export const roadDrives = sqliteTable(
	'road_drives',
	{
		/** `42.3745,-71.1183 41.3113,-72.9267`. */
		places: text('places').primaryKey(),
		/** Null where the service knows no road. */
		drive: text('drive', { mode: 'json' }).$type<RoadDrive>(),
		fetched: time('fetched').notNull(),
	},
	(table) => [index('road_drives_by_fetched').on(table.fetched)],
);
