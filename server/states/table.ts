import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { regionIds } from '#domain/states/region.ts';

const editedFields = () => text('edited_fields', { mode: 'json' }).$type<string[]>().notNull().default([]);

/** States and territories, by federal code. */
export const states = sqliteTable('states', {
	fips: text('fips').primaryKey(),
	name: text('name').notNull().unique(),
	state_abbreviation: text('state_abbreviation').notNull().unique(),
	enabled: integer('enabled', { mode: 'boolean' }).notNull().default(false),
	region: text('region', { enum: regionIds }).notNull(),
	center_lat: real('center_lat').notNull(),
	center_long: real('center_long').notNull(),
	default_zoom: real('default_zoom').notNull(),
	travel_tips: text('travel_tips', { mode: 'json' }).$type<string[]>().notNull().default([]),
	/** Columns an editor has changed; the seed does not overwrite them. */
	edited_fields: editedFields(),
});

/** Texts of the five regions; their names are fixed (src/domain/states/region.ts). */
export const regionContent = sqliteTable('regions', {
	id: text('id', { enum: regionIds }).primaryKey(),
	image: text('image'),
	text: text('text').notNull(),
	edited_fields: editedFields(),
});

/** The named parts of a state that group its colleges. */
export const subregions = sqliteTable('subregions', {
	id: integer('id').primaryKey(),
	state: text('state').notNull(),
	name: text('name').notNull(),
	edited_fields: editedFields(),
});
