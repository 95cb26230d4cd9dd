import { apiAddress } from './api-address.ts';
import { ApiError } from './api-error.ts';
import { send } from './request.ts';
import { forCode, type Trouble } from './trouble.ts';

/** Why a form was not taken: `refused` is what was typed, `too_many` come from one place, `failed` is our own trouble. */
export type NotTaken = 'no_signal' | 'too_many' | 'refused' | 'failed';

/** Looked at by hand: a page with a form would wait for the library that checks shapes elsewhere. */
const taken = {
	parse: (value: unknown): true => {
		if (value !== true) throw new TypeError('This is not the answer to a form');
		return value;
	},
};

/** Sends a form to a path of the API, where `true` means that it was taken; null when it was. */
export async function sendForm(path: string, typed: object): Promise<NotTaken | null> {
	try {
		await send({ method: 'POST', address: apiAddress(path), body: typed }, taken);
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return forCode(error.code, reasons, { bad_body: 'refused' });
	}
}

/** Whoever wrote a form could mend only what they wrote in it. */
const reasons: Record<Trouble, NotTaken> = {
	no_signal: 'no_signal',
	too_many: 'too_many',
	signed_out: 'failed',
	not_allowed: 'failed',
	refused: 'failed',
	failed: 'failed',
};
