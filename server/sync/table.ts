import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Mark } from '#domain/sync/mark.ts';

/** Sync's counters per account; the trips are in `trips`. */
export const syncAccounts = sqliteTable('sync_accounts', {
	account_id: text('account_id').primaryKey(),
	/** Changes when the database is restored from a backup. */
	epoch: text('epoch').notNull(),
	/** Counts every change of the account. */
	rev: integer('rev').notNull(),
	/** JSON: the last write that counted; null before the first, and for writes older than this column. */
	mark: text('mark', { mode: 'json' }).$type<Mark>(),
	/** A device whose cursor is below this must start over. */
	floor: integer('floor').notNull(),
	/** Pushes in the current minute, as a guard against a runaway device. */
	minute: integer('minute').notNull().default(0),
	pushes: integer('pushes').notNull().default(0),
});

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
		/** Time of that, epoch milliseconds. */
		kept_at: integer('kept_at').notNull(),
	},
	(table) => [
		index('trip_history_by_account').on(table.account_id, table.at),
		index('trip_history_by_kept').on(table.kept_at),
	],
);

/** The first verdict on each operation: a repeat gets the same answer. */
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

/** The largest sequence number processed, by device. Never deleted: it backs up the verdicts. */
export const deviceWatermarks = sqliteTable(
	'device_watermarks',
	{
		account_id: text('account_id').notNull(),
		device: text('device').notNull(),
		seq: integer('seq').notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.device] })],
);

/** Each device's session: its edits are shown under the session's name, even after the session ends. */
export const syncDevices = sqliteTable(
	'sync_devices',
	{
		account_id: text('account_id').notNull(),
		device: text('device').notNull(),
		session_id: text('session_id').notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.device] })],
);
