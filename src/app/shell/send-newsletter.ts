import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { send } from '#api/request.ts';
import { EMAIL_WORDS } from '#domain/outreach/email-address.ts';
import type { Newsletter } from '#domain/outreach/newsletter.ts';

/** Why an address was not taken. */
export type NotSubscribed = 'no_signal' | 'too_many' | 'refused' | 'failed';

const reasons: Partial<Record<ApiError['code'], NotSubscribed>> = {
	no_signal: 'no_signal',
	too_many_requests: 'too_many',
	bad_body: 'refused',
};

/** Gives the server an address for the newsletter; null when it was taken. */
export async function sendNewsletter(typed: Newsletter): Promise<NotSubscribed | null> {
	try {
		await send({ method: 'POST', address: '/api/public/newsletter', body: typed }, z.literal(true));
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return reasons[error.code] ?? 'failed';
	}
}

/** The words for it: what happened, and what to do. */
export function notSubscribedWords(why: NotSubscribed): string {
	switch (why) {
		case 'no_signal':
			return 'Not sent: no signal. Your address stays here; sign up again when there is one.';
		case 'too_many':
			return 'Not sent: too many sign-ups from here. Your address stays here; try again in an hour.';
		case 'refused':
			return `Not accepted. ${EMAIL_WORDS}`;
		case 'failed':
			return 'Not sent: our server could not take it. Your address stays here; please try again.';
	}
}
