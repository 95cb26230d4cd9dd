import { emailRule } from '../forms/email-address.ts';
import { lineRule, linesRule } from '../forms/rules.ts';

export const CONTACT_SUCCESS = 'Thank you for your feedback! We will get back to you soon.';

/** The contact form: all fields are required. */
export const contactRules = {
	fname: lineRule('Please type your first name.', 80),
	lname: lineRule('Please type your last name.', 80),
	email: emailRule,
	subject: lineRule('Please type a subject.', 150),
	message: linesRule('Please type your message.', 5000),
};

const { email: _, ...others } = contactRules;
/** For a signed-in sender: we use the account's email, which a provider has verified, so the form does not check it. */
export const signedInContactRules = others;
