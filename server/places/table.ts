import { index, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Hotels, restaurants, points of interest and airports; an airport's `place_id` is its IATA code. */
export const places = sqliteTable(
	'places',
	{
		place_id: text('place_id').primaryKey(),
		name: text('name').notNull(),
		lat: real('lat').notNull(),
		long: real('long').notNull(),
		type: text('type', { enum: ['hotel', 'restaurant', 'poi', 'airport'] }).notNull(),
		city: text('city').notNull(),
		state_abbreviation: text('state_abbreviation').notNull(),
		note: text('note').notNull().default(''),
		phone: text('phone'),
		website: text('website'),
		/** Columns an editor has changed; the seed does not overwrite them. */
		edited_fields: text('edited_fields', { mode: 'json' }).$type<string[]>().notNull().default([]),
	},
	(table) => [index('places_by_lat').on(table.lat, table.long)],
);
