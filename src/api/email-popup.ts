import * as z from 'zod/mini';
import type { EmailPopup } from '#domain/newsletter/email-popup.ts';
import { send } from './request.ts';

/** Sends what was typed into the email popup; false when the server could not accept it. */
export const sendEmailPopup = (typed: EmailPopup): Promise<boolean> =>
	send<boolean, EmailPopup>('/public/email', z.boolean(), { body: typed });
