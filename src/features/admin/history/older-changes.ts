import { readAudit } from '#api/admin.ts';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { tryTo } from '../try-to.ts';

/** The changes before one of them, the newest first; none when they did not come, which a toast then says. */
export const readOlder = async (than: AuditEntry | undefined): Promise<AuditEntry[]> =>
	(await tryTo(() => readAudit({ before: than?.id }))) ?? [];
