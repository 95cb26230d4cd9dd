import type { SignedInContact } from '#domain/contact/contact.ts';
import type { Newsletter } from '#domain/newsletter/newsletter.ts';
import { ApiError } from './api-error.ts';
import { forWrite, type WriteFailureKind } from './failure-kind.ts';
import { send } from './request.ts';

/**
 * Why a form failed: `refused` is about the typed text, `too_many` came from one internet address, `failed` is our own
 * fault. After `no_signal`, and after `in_doubt`, which is also our fault, the form may have been accepted anyway.
 */
export type NotTaken = 'no_signal' | 'in_doubt' | 'too_many' | 'refused' | 'failed';

/** Checked by hand: with a schema, every page with a form would wait for the validation library. */
const taken = {
	parse: (value: unknown): true => {
		if (value !== true) throw new TypeError('This is not the answer to a form');
		return value;
	},
};

interface Forms {
	contact: SignedInContact;
	newsletter: Newsletter;
}

/** Sends a public form, which the server answers with `true` on success; returns null then, otherwise the reason. */
export async function sendForm<Form extends keyof Forms>(
	form: Form,
	typed: Forms[Form],
): Promise<NotTaken | null> {
	try {
		await send<true, Forms[Form]>(`/public/${form}`, taken, { body: typed });
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return forWrite(error.code, reasons, { no_signal: 'no_signal', bad_body: 'refused' });
	}
}

/** People can fix only what they typed into the form. */
const reasons: Record<WriteFailureKind | 'in_doubt', NotTaken> = {
	in_doubt: 'in_doubt',
	too_many: 'too_many',
	signed_out: 'failed',
	not_allowed: 'failed',
	refused: 'failed',
	failed: 'failed',
};
