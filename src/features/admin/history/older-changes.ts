import { readAudit } from '#api/admin-audit.ts';
import type { AuditEntry, AuditQuery } from '#domain/admin/audit.ts';
import { tryTo } from '../try-to.ts';

/** Changes after those of a query, newest first; undefined, with a toast, when they could not be loaded. */
export const readOlder = (query: AuditQuery): Promise<AuditEntry[] | undefined> =>
	tryTo(() => readAudit(query));
