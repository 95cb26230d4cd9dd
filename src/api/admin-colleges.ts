import * as z from 'zod/mini';
import { type AuditEntry, auditEntrySchema } from '#domain/admin/audit.ts';
import {
	type AdminCollege,
	adminCollegeSchema,
	type CollegeChange,
	type CollegeRestore,
	type ListedAdminCollege,
	listedCollegeSchema,
} from '#domain/colleges/edit-college.ts';
import { getJson, send } from './request.ts';

/** Reads the visible colleges; with a term, the invisible ones that match it. */
export function readColleges(term?: string): Promise<ListedAdminCollege[]> {
	const asked = term === undefined ? '' : `?term=${encodeURIComponent(term)}`;
	return getJson(`/admin/colleges${asked}`, z.array(listedCollegeSchema));
}

/** A college's complete record. */
export const readCollege = (ipedsId: number): Promise<AdminCollege> =>
	getJson(`/admin/college?ipeds_id=${ipedsId}`, adminCollegeSchema);

/** Changes fields of a college, as typed. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export function saveCollege(
	ipeds_id: number,
	update: CollegeChange['update'],
	revision?: number,
): Promise<AdminCollege> {
	const body = { ipeds_id, update, revision };
	return send<AdminCollege, CollegeChange>('/admin/college', adminCollegeSchema, { body });
}

/** A college's changes, newest first. */
export const readRevisions = (ipedsId: number): Promise<AuditEntry[]> =>
	getJson(`/admin/college/revisions?ipeds_id=${ipedsId}`, z.array(auditEntrySchema));

/**
 * Takes back one change of a college, and leaves all others. `seen` is the newest change that the editor has seen.
 * @throws ApiError `edited_meanwhile` when that is not the latest
 */
export function takeBackChange(ipeds_id: number, change: number, seen: number): Promise<AdminCollege> {
	const body = { ipeds_id, change, seen };
	return send<AdminCollege, CollegeRestore>('/admin/college/restore', adminCollegeSchema, { body });
}
