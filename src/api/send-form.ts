import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { send } from './request.ts';

/** Why a form was not taken: `refused` is what was typed, `too_many` come from one place, `failed` is our own trouble. */
export type NotTaken = 'no_signal' | 'too_many' | 'refused' | 'failed';

/** Sends a form to `/api` + path, where `true` means that it was taken; null when it was. */
export async function sendForm(path: string, typed: object): Promise<NotTaken | null> {
	try {
		await send({ method: 'POST', address: `/api${path}`, body: typed }, z.literal(true));
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return reasons[error.code] ?? 'failed';
	}
}

const reasons: Partial<Record<ApiError['code'], NotTaken>> = {
	no_signal: 'no_signal',
	too_many_requests: 'too_many',
	bad_body: 'refused',
};
