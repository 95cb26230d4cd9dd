import { readAudit } from '#api/admin-audit.ts';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { tryTo } from '../try-to.ts';

/** Changes older than the given one, newest first; empty, with a toast, when they could not be loaded. */
export const readOlder = async (than: AuditEntry | undefined): Promise<AuditEntry[]> =>
	(await tryTo(() => readAudit({ before: than?.id }))) ?? [];
