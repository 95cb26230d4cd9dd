import * as z from 'zod/mini';

/** The kinds of things that the back office changes. */
export const auditedKinds = [
	'college',
	'place',
	'image',
	'state',
	'region',
	'article',
	'site_content',
	'contributor',
	'site',
	'account',
	'promo_code',
	'subscriber',
	'mail',
	'import',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** Someone who works in the back office. */
export const editorSchema = z.object({
	id: z.string(),
	email: z.nullable(z.string()),
	name: z.nullable(z.string()),
});
export type Editor = z.infer<typeof editorSchema>;

const fields = z.nullable(z.record(z.string(), z.unknown()));

/** One change made in the back office, as `GET /admin/audit` answers it. */
export const auditEntrySchema = z.object({
	id: z.int(),
	/** ISO 8601. */
	at: z.string(),
	/** Null once the editor has deleted their account, and for the server's command line. */
	by: z.nullable(editorSchema),
	what: z.enum(auditedKinds),
	/** The id within its kind: an IPEDS id, a federal code, an account's id. */
	key: z.string(),
	/** What it is called now: a college's name, an account's email, a mail's subject; null when it is gone, or has only its key. */
	name: z.nullable(z.string()),
	/** The changed fields before the change; null for a new thing. */
	before: fields,
	/** The same fields after the change; null for a deletion. */
	after: fields,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/**
 * Filters for the audit log: one kind, one thing, or entries older than a given one. Without filters, the newest
 * entries.
 */
export const auditQuerySchema = z.object({
	what: z.optional(z.enum(auditedKinds)),
	key: z.optional(z.string().check(z.maxLength(200))),
	before: z.optional(z.coerce.number().check(z.int(), z.positive())),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** The most entries in one answer. */
export const AUDIT_PAGE = 100;
