import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's setting for 32 MB of memory a hash. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** The scrypt hash of a password or code, with its parameters and a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, salt, COST);
	return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password is the one that was hashed.
 * Security: with no hash (nobody of that name) it takes as long as with one, so that the clock tells nobody who has an account.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
	const [, N, r, p, salt, key] = (hash ?? NOBODY).split('$');
	const expected = Buffer.from(key ?? '', 'base64url');
	const cost = { N: Number(N), r: Number(r), p: Number(p) };
	const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), cost);
	return timingSafeEqual(actual, expected) && hash !== undefined;
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
	const options = { ...cost, maxmem: 64 * 1024 * 1024 };
	return new Promise((resolve, reject) => {
		// The same letter typed on two keyboards may differ in its bytes, until it is composed.
		scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
