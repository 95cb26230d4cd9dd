import * as z from 'zod/mini';

/** What each form says of an address that cannot be one. */
export const EMAIL_WORDS = 'Please type your e-mail address, like name@example.com.';

const ADDRESS =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const LONGEST = 254;

/**
 * Whether the text is one e-mail address: the pattern of `<input type="email">`, with a dot in the host.
 * Security: no comma, space, bracket or line break passes, so no address can bring a second one or a header along.
 */
export const isEmailAddress = (text: string) => text.length <= LONGEST && ADDRESS.test(text);

/** An e-mail address in a form, spaces at its ends aside. */
export const emailField = z.string(EMAIL_WORDS).check(z.trim(), z.refine(isEmailAddress, EMAIL_WORDS));
