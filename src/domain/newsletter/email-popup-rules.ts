import { emailRule } from '../forms/email-address.ts';
import { faultsOf, lineRule } from '../forms/rules.ts';

/** Shown when the answer was not `true`. */
export const EMAIL_POPUP_FAILURE = 'Whoops! Looks like something went wrong. Please try again.';

/** The longest first name, in characters. */
export const LONGEST_NAME = 80;

/** The email popup's name and address, checked `limits.emailDebounceMs` after typing stops. */
export const emailPopupRules = {
	email: emailRule,
	firstName: lineRule('Please type your first name.', LONGEST_NAME),
};

/** True when the popup can be sent. */
export const canSend = (typed: { email: string; firstName: string }) =>
	Object.keys(faultsOf(emailPopupRules, typed)).length === 0;
