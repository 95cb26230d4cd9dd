import { HOUR_MS } from '#domain/durations.ts';
import type { RateLimit, RateLimitStore } from '#server/rate-limits/store.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * A person trying to sign in: the email, the internet address, and the device if it has signed in with that email
 * before.
 */
export interface Trier {
	email: string;
	address: string;
	/** Null for a device that is new to this email. */
	device: string | null;
}

/** Permission for one try; call `giveBack` if the try was right, because only wrong tries count. */
export interface Leave {
	/** Seconds until the next try; 0 means now. */
	wait: number;
	giveBack: () => Promise<void>;
}

/**
 * Asks to try a password. Security: wrong tries count by email and internet address, so that a stranger locks out only
 * themselves. Someone who tries one email from many addresses gets fewer tries at each new one; the right password
 * still works there.
 */
export async function leaveToTryPassword(limits: RateLimitStore, trier: Trier, now: Date): Promise<Leave> {
	const { email, address, device } = trier;
	const wrong = (where: string, most: number) => ({ key: `password ${where}`, most, windowMs: QUARTER_MS });
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

/** Asks to send a code: a stranger must neither fill a mailbox nor block codes for its owner's own devices. */
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
 * Asks to sign up with a password. Security: comparing or storing a password costs a hash. One sign-in gets ten tries;
 * another sign-in compares nothing until a code has been sent, and codes are limited by internet address.
 */
export function leaveToSignUp(limits: RateLimitStore, interaction: string, now: Date): Promise<Leave> {
	return takeEach(limits, [{ key: `sign-up in ${interaction}`, most: 10, windowMs: QUARTER_MS }], now);
}

/**
 * Asks to try a code, however many sign-ins are started for one email. Security: counts by email and internet address,
 * so that a stranger locks out only themselves. Someone with very many addresses is limited by the codes: twelve an
 * hour go to new devices, each valid for five tries. That makes 60 guesses in a million, and twelve emails that alert
 * the owner.
 */
export function leaveToGuess(limits: RateLimitStore, trier: Trier, now: Date): Promise<Leave> {
	const { email, address, device } = trier;
	const key = `guess for ${email} ${device !== null ? `on ${device}` : `from ${address}`}`;
	return takeEach(limits, [{ key, most: 20, windowMs: HOUR_MS }], now);
}

/** Takes from each limit in turn, up to the first one that is used up. */
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
