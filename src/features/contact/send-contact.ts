import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { send } from '#api/request.ts';
import type { Contact } from '#domain/outreach/contact.ts';

/** Why a message was not sent. */
export type NotSent = 'no_signal' | 'too_many' | 'refused' | 'failed';

/** Sends the message; null when it was taken. */
export async function sendContact(contact: Contact): Promise<NotSent | null> {
	try {
		await send({ method: 'POST', address: '/api/public/contact', body: contact }, z.literal(true));
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return reasons[error.code] ?? 'failed';
	}
}

const reasons: Partial<Record<ApiError['code'], NotSent>> = {
	no_signal: 'no_signal',
	too_many_requests: 'too_many',
	bad_body: 'refused',
};

/** The words for it; the text is kept on the device, or stays on the page where that refuses. */
export function notSentWords(why: NotSent, device: string, isKept: boolean): { first: string; rest: string } {
	const kept = isKept
		? `What you wrote is kept on this ${device} until it is sent.`
		: `This ${device} does not keep what you wrote: leave this page open.`;
	switch (why) {
		case 'no_signal':
			return { first: 'Not sent: no signal.', rest: `${kept} Send it again when there is one.` };
		case 'too_many':
			return { first: 'Not sent: too many messages from here.', rest: `${kept} Send it again in an hour.` };
		case 'refused':
			return { first: 'Not accepted.', rest: `Please look over what you wrote. ${kept}` };
		case 'failed':
			return { first: 'Not sent: our server could not take it.', rest: `${kept} Please try again.` };
	}
}
