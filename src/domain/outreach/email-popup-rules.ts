import { emailRule } from './email-address.ts';
import { faultsOf, lineRule } from './rules.ts';

/** What the popup says when the answer was not `true`. */
export const EMAIL_POPUP_FAILURE = 'Whoops! Looks like something went wrong. Please try again.';

/** The email popup: a name and an address, checked `limits.emailDebounceMs` after typing stops. */
export const emailPopupRules = { email: emailRule, firstName: lineRule('Please type your first name.', 80) };

/** Whether the popup can be sent. */
export const canSend = (typed: { email: string; firstName: string }) =>
	Object.keys(faultsOf(emailPopupRules, typed)).length === 0;
