import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Mark } from '#domain/sync/mark.ts';

/** What sync counts of each account; its trips are in `trips`. */
export const syncAccounts = sqliteTable('sync_accounts', {
	account_id: text('account_id').primaryKey(),
	/** Changes when the database is restored from a backup. */
	epoch: text('epoch').notNull(),
	/** Counts every change of the account. */
	rev: integer('rev').notNull(),
	/** JSON: the last write that counted; null before the first, and in one that is older than this column. */
	mark: text('mark', { mode: 'json' }).$type<Mark>(),
	/** A device whose cursor is below this must start over. */
	floor: integer('floor').notNull(),
	/** Pushes since the current minute began, against a device that has gone wild. */
	minute: integer('minute').notNull().default(0),
	pushes: integer('pushes').notNull().default(0),
});

/** A saved trip; what is in it lies in `trip_cells`. */
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

/** One value of a trip, with what the merge needs to know of it. */
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

/** A value that gave way to another. */
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
		/** The device whose value that is; null from before it was noted. */
		hidden_by_device: text('hidden_by_device'),
		/** The account's revision at which it came here. */
		at: integer('at').notNull(),
		/** When that was, epoch milliseconds. */
		kept_at: integer('kept_at').notNull(),
	},
	(table) => [
		index('trip_history_by_account').on(table.account_id, table.at),
		index('trip_history_by_kept').on(table.kept_at),
	],
);

/** The first verdict on each operation: the same operation again gets the same answer. */
export const opVerdicts = sqliteTable(
	'op_verdicts',
	{
		account_id: text('account_id').notNull(),
		op_id: text('op_id').notNull(),
		verdict: text('verdict', { enum: ['applied', 'kept', 'refused'] }).notNull(),
		code: text('code'),
		rev: integer('rev'),
		/** Epoch milliseconds. */
		given_at: integer('given_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.op_id] }),
		index('op_verdicts_by_given').on(table.given_at),
	],
);

/** The largest sequence number worked on, by device. It is never forgotten: it stands behind the verdicts. */
export const deviceWatermarks = sqliteTable(
	'device_watermarks',
	{
		account_id: text('account_id').notNull(),
		device: text('device').notNull(),
		seq: integer('seq').notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.device] })],
);

/** By which session a device syncs: what it wrote is called by that session's name, also after it has ended. */
export const syncDevices = sqliteTable(
	'sync_devices',
	{
		account_id: text('account_id').notNull(),
		device: text('device').notNull(),
		session_id: text('session_id').notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.device] })],
);
