import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { auditedKinds } from '#domain/admin/audit.ts';
import { accounts } from '#server/accounts/table.ts';
import { time } from '#server/db/columns.ts';

const fields = (name: string) => text(name, { mode: 'json' }).$type<Record<string, unknown>>();

/** Every change made in the back office; the id of a thing's newest row is its revision. Rows never change. */
export const auditLog = sqliteTable(
	'audit_log',
	{
		id: integer('id').primaryKey({ autoIncrement: true }),
		at: time('at').notNull(),
		/** Null once the person has deleted their account, and for the server's command line. */
		account_id: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
		what: text('what', { enum: auditedKinds }).notNull(),
		key: text('key').notNull(),
		/** The changed fields before the change; null for a new thing. */
		before: fields('before'),
		/** The same fields after the change; null for a deletion. */
		after: fields('after'),
	},
	(table) => [
		index('audit_log_by_thing').on(table.what, table.key),
		index('audit_log_by_account').on(table.account_id),
	],
);

/** Editors with a thing open, and when we last heard from them. */
export const beingEdited = sqliteTable(
	'being_edited',
	{
		what: text('what', { enum: auditedKinds }).notNull(),
		key: text('key').notNull(),
		account_id: text('account_id')
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		seen: time('seen').notNull(),
	},
	(table) => [primaryKey({ columns: [table.what, table.key, table.account_id] })],
);
