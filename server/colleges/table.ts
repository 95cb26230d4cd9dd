import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const fieldNames = (name: string) => text(name, { mode: 'json' }).$type<string[]>().notNull().default([]);
const html = (name: string) => text(name).notNull().default('');

/** One row per college, guide texts included. Null in a fact is "not reported". */
export const colleges = sqliteTable(
	'colleges',
	{
		ipeds_id: integer('ipeds_id').primaryKey(),
		name: text('name').notNull(),
		name_alias: text('name_alias').notNull().default(''),
		city: text('city').notNull(),
		state_abbreviation: text('state_abbreviation').notNull(),
		lat: real('lat').notNull(),
		long: real('long').notNull(),
		enabled: flag('enabled'),
		visible: flag('visible'),
		subregion_id: integer('subregion_id'),
		subregion_name: text('subregion_name'),
		image: text('image'),
		main_url: text('main_url'),
		admission_url: text('admission_url'),
		enrolled_total: integer('enrolled_total'),
		/** The size bucket, 1 to 4, as set by an editor. */
		size: integer('size'),
		control: integer('control'),
		setting: text('setting', { enum: ['Urban', 'Suburban', 'Town', 'Rural'] }),
		locale: integer('locale'),
		tuition_in_state: integer('tuition_in_state'),
		tuition_out_state: integer('tuition_out_state'),
		need_based_aid: real('need_based_aid'),
		merit_based_aid: real('merit_based_aid'),
		act_composite_25: integer('act_composite_25'),
		act_composite_75: integer('act_composite_75'),
		act_math_25: integer('act_math_25'),
		act_math_75: integer('act_math_75'),
		act_english_25: integer('act_english_25'),
		act_english_75: integer('act_english_75'),
		sat_math_25: integer('sat_math_25'),
		sat_math_75: integer('sat_math_75'),
		sat_reading_25: integer('sat_reading_25'),
		sat_reading_75: integer('sat_reading_75'),
		stay_html: html('stay_html'),
		eat_html: html('eat_html'),
		do_html: html('do_html'),
		features: html('features'),
		content: text('content', { mode: 'json' })
			.$type<{ features: { title: string; html: string }[] }>()
			.notNull()
			.default({ features: [] }),
		isBeingEdited: flag('is_being_edited'),
		edmit_college_name: text('edmit_college_name'),
		is_starter: flag('is_starter'),
		/** Columns an editor has changed; neither the seed nor an import overwrites them. */
		edited_fields: fieldNames('edited_fields'),
		/** Columns an import has refreshed; the seed leaves these newer facts alone. */
		imported_fields: fieldNames('imported_fields'),
	},
	(table) => [index('colleges_by_state').on(table.state_abbreviation)],
);
