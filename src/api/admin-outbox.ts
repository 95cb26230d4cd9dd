import * as z from 'zod/mini';
import { type MailRetry, type OutboxEntry, outboxEntrySchema } from '#domain/admin/outbox.ts';
import { getJson, send } from './request.ts';

const OUTBOX = '/admin/outbox';

/** The latest emails of each state. */
export const readOutbox = (): Promise<OutboxEntry[]> => getJson(OUTBOX, z.array(outboxEntrySchema));

/** Queues an email again after it was given up; returns it. @throws ApiError `bad_body` when it has expired */
export const retryMail = (id: number): Promise<OutboxEntry> =>
	send<OutboxEntry, MailRetry>(`${OUTBOX}/retry`, outboxEntrySchema, { body: { id } });
