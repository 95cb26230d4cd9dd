import * as z from 'zod/mini';
import { type AuditEntry, type AuditQuery, auditEntrySchema } from '#domain/admin/audit.ts';
import { getJson } from './request.ts';

/** Changes made in the back office, newest first. */
export function readAudit(query: AuditQuery = {}): Promise<AuditEntry[]> {
	const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	return getJson(`/admin/audit?${asked}`, z.array(auditEntrySchema));
}
