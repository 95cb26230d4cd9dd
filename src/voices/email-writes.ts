import { ApiError } from '#api/api-error.ts';
import { sendEmailPopup } from '#api/email-popup.ts';
import type { EmailPopup } from '#domain/newsletter/email-popup.ts';
import { EMAIL_POPUP_FAILURE } from '#domain/newsletter/email-popup-rules.ts';

/**
 * Sends the email popup's name and address; resolves to the error message, or null on success. The specification has
 * one sentence for every failure.
 */
export async function sendEmail(typed: EmailPopup): Promise<string | null> {
	try {
		return (await sendEmailPopup(typed)) ? null : EMAIL_POPUP_FAILURE;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return EMAIL_POPUP_FAILURE;
	}
}
