/*
 *   GET  /api/admin/outbox                 OutboxEntry[], newest first: of each state, the latest
 *   POST /api/admin/outbox/retry { id }    queues an email again after it was given up; answers it
 */
import * as z from 'zod/mini';

/** The most emails of one state in a list, so that many sent ones cannot hide one that was given up. */
export const MOST_OF_A_STATE = 500;

/** An email this site has written, and what became of it. Times are ISO 8601. */
export const outboxEntrySchema = z.object({
	id: z.int(),
	to: z.string(),
	/** Where mail is really sent, a sign-in code appears as dots here and in the text. */
	subject: z.string(),
	text: z.string(),
	created: z.string(),
	/** `waiting` until the mail server has it (forever when there is none), `sent`, or `dead`: given up. */
	state: z.enum(['waiting', 'sent', 'dead']),
	attempts: z.int(),
	/** Null unless another attempt is due. */
	next_attempt: z.nullable(z.string()),
	/** When it was sent or given up; null while it waits. */
	settled: z.nullable(z.string()),
	/** The last failure; null when there was none, or when a later attempt succeeded. */
	last_error: z.nullable(z.string()),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** The email to queue again. */
export const mailRetrySchema = z.object({ id: z.int('must be a whole number') });
export type MailRetry = z.input<typeof mailRetrySchema>;
