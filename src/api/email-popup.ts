import * as z from 'zod/mini';
import type { EmailPopup } from '#domain/newsletter/email-popup.ts';
import { apiAddress } from './api-address.ts';
import { send } from './request.ts';

/** Sends what was typed into the email popup; false when the server could not accept it. */
export const sendEmailPopup = (typed: EmailPopup): Promise<boolean> =>
	send({ method: 'POST', address: apiAddress('/public/email'), body: typed }, z.boolean());
