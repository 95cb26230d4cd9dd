import * as z from 'zod/mini';
import { type AuditEntry, type AuditQuery, auditEntrySchema } from '#domain/admin/audit.ts';
import { type Metrics, metricsSchema } from '#domain/admin/metrics.ts';
import { getJson } from './request.ts';

/** How many people, colleges and states the site has. @throws ApiError */
export const readMetrics = (): Promise<Metrics> => getJson('/admin/metrics', metricsSchema);

/** What was changed in the back office, the newest first. @throws ApiError */
export function readAudit(query: AuditQuery = {}): Promise<AuditEntry[]> {
	const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	return getJson(`/admin/audit?${asked}`, z.array(auditEntrySchema));
}
