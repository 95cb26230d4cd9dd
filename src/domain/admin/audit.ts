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
	'licence',
	'donation',
	'subscriber',
	'mail',
	'import',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** Somebody of the back office. */
export const editorSchema = z.object({
	id: z.string(),
	email: z.nullable(z.string()),
	name: z.nullable(z.string()),
});
export type Editor = z.infer<typeof editorSchema>;

const fields = z.nullable(z.record(z.string(), z.unknown()));

/** One change that somebody made in the back office, as `GET /admin/audit` answers it. */
export const auditEntrySchema = z.object({
	id: z.int(),
	/** When, ISO 8601. */
	at: z.string(),
	/** Who; null once they have deleted their account. */
	by: z.nullable(editorSchema),
	what: z.enum(auditedKinds),
	/** Which of its kind: an IPEDS id, a federal code, an account's id. */
	key: z.string(),
	/** The fields that changed, as they were; null when it did not exist before. */
	before: fields,
	/** The same fields as they became; null when it was deleted. */
	after: fields,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What of the audit log is asked for: the newest, of one kind or one thing, older than an entry. */
export const auditQuerySchema = z.object({
	what: z.optional(z.enum(auditedKinds)),
	key: z.optional(z.string().check(z.maxLength(200))),
	before: z.optional(z.coerce.number().check(z.int(), z.positive())),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** How many entries one answer holds at most. */
export const AUDIT_PAGE = 100;
