import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Mark } from '#domain/sync/mark.ts';

/** Sync's counters per account; the trips are in the tables of `server/trips`. */
export const syncAccounts = sqliteTable('sync_accounts', {
	account_id: text('account_id').primaryKey(),
	/** Changes when the database is restored from a backup. */
	epoch: text('epoch').notNull(),
	/** Counts every change of the account. */
	rev: integer('rev').notNull(),
	/** JSON: the last write that counted; null before the first one, and for writes from before this column existed. */
	mark: text('mark', { mode: 'json' }).$type<Mark>(),
	/** A device whose cursor is below this number must start over. */
	floor: integer('floor').notNull(),
	/** Pushes in the current minute, to stop a runaway device. */
	minute: integer('minute').notNull().default(0),
	pushes: integer('pushes').notNull().default(0),
	/**
	 * The last push, in epoch milliseconds, and the bytes of edits that counted then, to stop a device that fills the
	 * disk.
	 */
	pushed_at: integer('pushed_at').notNull().default(0),
	pushed_bytes: integer('pushed_bytes').notNull().default(0),
});

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
