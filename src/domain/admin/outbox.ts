/*
 *   GET  /api/admin/outbox                 OutboxEntry[], the newest first
 *   POST /api/admin/outbox/retry { id }    a mail that was given up waits again; answers it
 */
import * as z from 'zod/mini';

/** A mail that this site has written, and what became of it. Times are ISO 8601. */
export const outboxEntrySchema = z.object({
	id: z.int(),
	to: z.string(),
	subject: z.string(),
	text: z.string(),
	created: z.string(),
	/** `waiting` until the mail server has it (for ever where there is none), `sent`, or `dead`: given up. */
	state: z.enum(['waiting', 'sent', 'dead']),
	attempts: z.int(),
	/** Null unless it waits for another attempt. */
	next_attempt: z.nullable(z.string()),
	/** When it was sent or given up; null while it waits. */
	settled: z.nullable(z.string()),
	/** What the last failure was; null when there was none, or the mail left after it. */
	last_error: z.nullable(z.string()),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;
