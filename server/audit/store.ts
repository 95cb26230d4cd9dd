import { and, desc, eq, lt } from 'drizzle-orm';
import { AUDIT_PAGE, type AuditEntry, type AuditQuery } from '#domain/admin/audit.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { auditLog } from './table.ts';

/** Reads the back office's changes. */
export function createAuditStore(db: Db) {
	return {
		/** The latest changes, optionally of one kind or one thing, and older than `before`. */
		newest: async ({ what, key, before }: AuditQuery): Promise<AuditEntry[]> =>
			db
				.select({
					entry: auditLog,
					by: { id: accounts.id, email: accounts.email, name: accounts.displayName },
				})
				.from(auditLog)
				.leftJoin(accounts, eq(accounts.id, auditLog.account_id))
				.where(
					and(
						what && eq(auditLog.what, what),
						key === undefined ? undefined : eq(auditLog.key, key),
						before === undefined ? undefined : lt(auditLog.id, before),
					),
				)
				.orderBy(desc(auditLog.id))
				.limit(AUDIT_PAGE)
				.all()
				.map(({ entry: { account_id, at, ...entry }, by }) => ({ ...entry, at: at.toISOString(), by })),
	};
}
