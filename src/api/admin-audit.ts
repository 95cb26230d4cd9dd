import * as z from 'zod/mini';
import { type AuditEntry, type AuditQuery, auditEntrySchema } from '#domain/admin/audit.ts';
import { getJson } from './request.ts';

/** Changes made in the back office, newest first. */
export function readAudit(query: AuditQuery = {}): Promise<AuditEntry[]> {
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
	return getJson(`/admin/audit?${asked}`, z.array(auditEntrySchema));
}
