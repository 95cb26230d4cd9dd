import * as z from 'zod/mini';
import { apiAddress } from '#api/api-address.ts';
import { ApiError } from '#api/api-error.ts';
import { send } from '#api/request.ts';
import type { EmailPopup } from '#domain/newsletter/email-popup.ts';
import { EMAIL_POPUP_FAILURE } from '#domain/newsletter/email-popup-rules.ts';

/**
 * Sends the email popup's name and address; resolves to the error message, or null on success. The specification has
 * one sentence for every failure.
 */
export async function sendEmail(typed: EmailPopup): Promise<string | null> {
	try {
		const request = { method: 'POST' as const, address: apiAddress('/public/email'), body: typed };
		return (await send(request, z.boolean())) ? null : EMAIL_POPUP_FAILURE;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return EMAIL_POPUP_FAILURE;
	}
}
