import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** The cost of a hash, for us and for anyone who guesses. */
export type PasswordCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

/** OWASP's setting for 32 MB of memory per hash. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** Hashes and checks passwords and codes. */
export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes at this cost; hashes at another cost, from an earlier release perhaps, still match. */
export function createPasswords(cost: PasswordCost) {
	const parameters = ['scrypt', cost.N, cost.r, cost.p];
	const nobody = [...parameters, 'A'.repeat(22), 'A'.repeat(43)].join('$');
	return {
		/** The scrypt hash of a password or code, with its parameters and its own salt. */
		hash: async (password: string): Promise<string> => {
			const salt = randomBytes(16);
			const key = await derive(password, salt, cost);
			return [...parameters, salt.toString('base64url'), key.toString('base64url')].join('$');
		},
		/**
		 * True when the password matches the hash.
		 * Security: with no hash (an unknown person) it takes just as long, so that timing does not reveal who has an
		 * account.
		 */
		matches: async (password: string, hash: string | undefined): Promise<boolean> => {
			const [, N, r, p, salt, key] = (hash ?? nobody).split('$');
			const expected = Buffer.from(key ?? '', 'base64url');
			const made = { N: Number(N), r: Number(r), p: Number(p) };
			const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), made);
			return timingSafeEqual(actual, expected) && hash !== undefined;
		},
	};
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
	const options = { ...cost, maxmem: 64 * 1024 * 1024 };
	return new Promise((resolve, reject) => {
		// The same letter from two keyboards may differ in bytes until it is composed.
		scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
