import type { Rule } from './rules.ts';

/** Every form's words for an impossible address. */
export const EMAIL_WORDS = 'Please type your email address, like name@example.com.';

/**
 * The rule of `<input type="email">` before the `@`; then a host with a dot in it, in any language's letters or as
 * `xn--…`.
 */
const ADDRESS =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;
export const LONGEST_EMAIL = 254;

/**
 * True when the text is one email address. Security: no comma, space, bracket or line break passes, so no address can
 * smuggle in a second one or a header.
 */
export const isEmailAddress = (text: string) => text.length <= LONGEST_EMAIL && ADDRESS.test(text);

export const emailRule: Rule = (typed) => (isEmailAddress(typed.trim()) ? undefined : EMAIL_WORDS);

const ACCOUNT = /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,190}$/;

/** True for an account's address, wider than a visitor's: on a single machine the admin may be `admin@localhost`. */
export const isAccountEmail = (text: string) => ACCOUNT.test(text);
