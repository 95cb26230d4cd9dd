import * as z from 'zod/mini';
import { apiAddress } from '#api/api-address.ts';
import { ApiError } from '#api/api-error.ts';
import { send } from '#api/request.ts';
import type { EmailPopup } from '#domain/outreach/email-popup.ts';

/** Sends the email popup's address to the server; false on any failure, a missing signal included. */
export async function sendEmail(typed: EmailPopup): Promise<boolean> {
	try {
		return await send({ method: 'POST', address: apiAddress('/public/email'), body: typed }, z.boolean());
	} catch (error) {
		if (error instanceof ApiError) return false;
		throw error;
	}
}
