import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { DAY_MS } from '#domain/durations.ts';
import { randomId, randomToken } from '#server/secrets/random.ts';
import type { createSecretStore } from '#server/secrets/store.ts';
import type { Cookie } from '#server/session/cookies.ts';

const A_YEAR_MS = 365 * DAY_MS;
/** Families share laptops: a browser is known for this many emails, the most recent ones. */
const MOST_PEOPLE = 4;

/** Recognizes devices with an earlier sign-in, through a cookie that proves it for one email and opens nothing. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Recognizes devices.
 * Security: tries on a known device count separately, so that a stranger's wrong passwords never lock a person out on
 * their own phone. Nothing is stored: the cookie is signed.
 */
export function createKnownDevices(
	cookie: Cookie,
	{ getOrMake }: Pick<ReturnType<typeof createSecretStore>, 'getOrMake'>,
) {
	const proofOf = async (device: string, email: string) =>
		createHmac('sha256', await getOrMake('known_device_key', randomToken))
			.update(`${device} ${email}`)
			.digest('base64url');
	const read = (c: Context) => {
		const [device = '', ...proofs] = (cookie.read(c) ?? '').split('.');
		return { device, proofs };
	};
	return {
		/** Returns the device's id if this email has signed in on it, else null. */
		of: async (c: Context, email: string): Promise<string | null> => {
			const { device, proofs } = read(c);
			if (device === '') return null;
			const proof = await proofOf(device, email);
			return proofs.some((each) => isSame(each, proof)) ? device : null;
		},
		/** Notes that this email has signed in on the device. */
		remember: async (c: Context, email: string, now: Date): Promise<void> => {
			const known = read(c);
			const device = known.device || randomId();
			const proof = await proofOf(device, email);
			const proofs = [proof, ...known.proofs.filter((each) => each !== proof)].slice(0, MOST_PEOPLE);
			cookie.write(c, [device, ...proofs].join('.'), new Date(now.getTime() + A_YEAR_MS));
		},
	};
}

function isSame(a: string, b: string): boolean {
	return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
