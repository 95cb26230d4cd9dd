import type { RateLimit, RateLimitStore } from '#server/rate-limits/store.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Who tries to get in: with which email, from where, and on which device that has signed in with it before. */
export interface Trier {
	email: string;
	address: string;
	/** Null is a device that is new to this email. */
	device: string | null;
}

/** Leave to try once; `giveBack` when what was tried was right, since only what was wrong counts. */
export interface Leave {
	/** Seconds until there is leave again; 0 is leave now. */
	wait: number;
	giveBack: () => Promise<void>;
}

/**
 * Asks for leave to try a password.
 * Security: wrong ones count by email and place, so a stranger shuts out nobody but himself. Somebody who tries one email
 * from many places gets fewer tries at each new one; the right password passes there all the same.
 */
export async function leaveToTryPassword(limits: RateLimitStore, trier: Trier, now: Date): Promise<Leave> {
	const { email, address, device } = trier;
	const wrong = (where: string, most: number) => ({
		...{ key: `password ${where}`, most, windowMs: QUARTER_MS },
	});
	if (device !== null) return takeEach(limits, [wrong(`of ${email} on ${device}`, 10)], now);
	const here = wrong(`of ${email} from ${address}`, 10);
	const leave = await takeEach(limits, [here, wrong(`from ${address}`, 100)], now);
	if (leave.wait > 0) return leave;
	const everywhere = wrong(`of ${email}`, 50);
	const isUnderAttack = (await limits.take(everywhere, now)) > 0;
	const few = isUnderAttack ? [wrong(`of ${email} from ${address} in an attack`, 2)] : [];
	const { wait, giveBack } = await takeEach(limits, few, now);
	return {
		wait,
		giveBack: async () => {
			await Promise.all([leave.giveBack(), giveBack(), limits.giveBack(everywhere)]);
		},
	};
}

/** Asks for leave to have a code sent: nobody's mailbox is to be filled by a stranger, nor closed to its owner's own devices. */
export function leaveToSendCode(limits: RateLimitStore, trier: Trier, now: Date): Promise<Leave> {
	const { email, address, device } = trier;
	const codes = (where: string, most: number) => ({ key: `code ${where}`, most, windowMs: HOUR_MS });
	const asked =
		device !== null
			? [codes(`to ${email} on ${device}`, 6)]
			: [codes(`to ${email} from ${address}`, 6), codes(`from ${address}`, 60), codes(`to ${email}`, 12)];
	return takeEach(limits, asked, now);
}

/**
 * Asks for leave to try a code, however many sign-ins are begun for one email.
 * Security: by email and place, so a stranger shuts out nobody but himself. Somebody with very many places is held by the codes:
 * twelve an hour go to new devices, each good for five tries, so 60 guesses among a million, and twelve mails that tell its owner.
 */
export function leaveToGuess(limits: RateLimitStore, trier: Trier, now: Date): Promise<Leave> {
	const { email, address, device } = trier;
	const key = `guess for ${email} ${device !== null ? `on ${device}` : `from ${address}`}`;
	return takeEach(limits, [{ key, most: 20, windowMs: HOUR_MS }], now);
}

/** Takes from the limits in turn, up to the one that is used up. */
async function takeEach(limits: RateLimitStore, asked: RateLimit[], now: Date): Promise<Leave> {
	const taken: RateLimit[] = [];
	const giveBack = async () => {
		await Promise.all(taken.map((limit) => limits.giveBack(limit)));
	};
	for (const limit of asked) {
		const wait = await limits.take(limit, now);
		if (wait > 0) return { wait, giveBack };
		taken.push(limit);
	}
	return { wait: 0, giveBack };
}
