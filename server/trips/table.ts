import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A saved trip; its contents are in `trip_cells`. */
export const trips = sqliteTable(
	'trips',
	{
		id: text('id').primaryKey(),
		account_id: text('account_id').notNull(),
		rev: integer('rev').notNull(),
		/** Epoch milliseconds; null while the trip is live. */
		trashed_at: integer('trashed_at'),
	},
	(table) => [
		index('trips_by_account').on(table.account_id, table.rev),
		index('trips_by_trashed').on(table.trashed_at),
	],
);

/** One value of a trip, with the facts that merging needs. */
export const tripCells = sqliteTable(
	'trip_cells',
	{
		trip_id: text('trip_id')
			.notNull()
			.references(() => trips.id, { onDelete: 'cascade' }),
		path: text('path').notNull(),
		/** JSON. */
		value: text('value').notNull(),
		rev: integer('rev').notNull(),
		/** Corrected time of the write, epoch milliseconds. */
		t: real('t').notNull(),
		device: text('device').notNull(),
		seq: integer('seq').notNull(),
	},
	(table) => [primaryKey({ columns: [table.trip_id, table.path] })],
);

/** A replaced value. */
export const tripHistory = sqliteTable(
	'trip_history',
	{
		id: integer('id').primaryKey({ autoIncrement: true }),
		account_id: text('account_id').notNull(),
		trip_id: text('trip_id').notNull(),
		path: text('path').notNull(),
		/** JSON. */
		value: text('value').notNull(),
		rev: integer('rev').notNull(),
		t: real('t').notNull(),
		device: text('device').notNull(),
		seq: integer('seq').notNull(),
		hidden_by: integer('hidden_by').notNull(),
		/** The device that wrote the new value; null for older rows, which did not record it. */
		hidden_by_device: text('hidden_by_device'),
		/** The account's revision when it moved here. */
		at: integer('at').notNull(),
		/** When it moved here, in epoch milliseconds. */
		kept_at: integer('kept_at').notNull(),
	},
	(table) => [
		index('trip_history_by_account').on(table.account_id, table.at),
		index('trip_history_by_kept').on(table.kept_at),
	],
);
