import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An id or token of 128 random bits, url-safe. */
export const randomId = (prefix = '') => prefix + randomBytes(16).toString('base64url');

/** A token of 256 random bits, url-safe, for a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Six random digits, for an email. */
export const randomDigits = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Security: the stored form of a random token. With 256 random bits, a plain hash cannot be guessed back. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Letters and digits that look different from one another (Crockford's base 32). */
const LEGIBLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns three groups of four legible characters, 60 random bits: for typing from paper. */
export function randomCode(): string {
	const letters = [...randomBytes(12)].map((byte) => LEGIBLE[byte % LEGIBLE.length]).join('');
	return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
