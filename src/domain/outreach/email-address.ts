import * as z from 'zod/mini';

/** What each form says of an address that cannot be one. */
export const EMAIL_WORDS = 'Please type your e-mail address, like name@example.com.';

/** Before the `@` as `<input type="email">` has it; a host with a dot in it, in the letters of any language, or as `xn--…`. */
const ADDRESS =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;
const LONGEST = 254;

/**
 * Whether the text is one e-mail address.
 * Security: no comma, space, bracket or line break passes, so no address can bring a second one or a header along.
 */
export const isEmailAddress = (text: string) => text.length <= LONGEST && ADDRESS.test(text);

/** An e-mail address in a form, spaces at its ends aside. */
export const emailField = z.string(EMAIL_WORDS).check(z.trim(), z.refine(isEmailAddress, EMAIL_WORDS));
