import { reasonOf } from '#domain/reason-of.ts';
import { ifFree, patiently } from '#server/db/patient.ts';
import type { Log } from '#server/http/log.ts';
import { randomId } from '#server/secrets/random.ts';
import { backOffMs } from '#server/timing/back-off.ts';
import type { Moved } from '#server/timing/repeat.ts';
import { createRest } from '#server/timing/rest.ts';
import { type LeasedMail, LONGEST_WAIT_MS, type OutboxStore } from './outbox-store.ts';
import { createRefusals } from './refusals.ts';
import { failureOf, isHangUp } from './send-failure.ts';
import type { Sender } from './sender.ts';

export interface MailWorkerOptions {
	outbox: OutboxStore;
	sender: Pick<Sender, 'send' | 'isWelcome'>;
	now: () => Date;
	log: Log;
}

/** An unreachable server is tried at least this often: a code in the outbox expires after ten minutes. */
const LONGEST_PAUSE_MS = 5 * 60_000;
/**
 * An email that the server postponed this often, over five days, will never be accepted. This is a count, not a time,
 * so that an email that waited long for a server gets as many tries as any other.
 */
const MOST_ATTEMPTS = 127;
/** Tidying scans every waiting email; leasing looks only at the next one. */
const TIDIED_EVERY_MS = 60_000;

/**
 * Creates a worker that empties the outbox. Any number may run, in any number of processes, because an email is leased
 * before it is sent. `run` sends everything due, or stops after the current email when told to, and returns the number
 * sent; `moved` is called for each email, sent or not.
 */
export function createMailWorker({ outbox, sender, now, log }: MailWorkerOptions) {
	const lease = randomId('w_');
	const rest = createRest(now, LONGEST_PAUSE_MS);
	let tidied = Number.NEGATIVE_INFINITY;
	const refusals = createRefusals(outbox);
	/**
	 * Emails sent but not yet marked as sent; a full disk may refuse the mark for a long time, and forgetting them
	 * would send them twice.
	 */
	const sentAndNotNoted = new Set<LeasedMail>();

	function tidyAtTimes() {
		const at = now().getTime();
		if (Math.abs(at - tidied) < TIDIED_EVERY_MS) return;
		if (ifFree(() => outbox.tidy(now()))) tidied = at;
	}

	async function sendOne(mail: LeasedMail): Promise<boolean> {
		try {
			await sender.send(mail);
		} catch (error) {
			await noteFailure(mail, error);
			return false;
		}
		rest.end();
		refusals.end();
		sentAndNotNoted.add(mail);
		await noteSent();
		return true;
	}

	async function noteSent() {
		for (const mail of sentAndNotNoted) {
			await patiently(() => outbox.sent(mail, now()));
			sentAndNotNoted.delete(mail);
		}
	}

	/**
	 * True for an email at which the server hangs up, though it lets us in and this email has failed before: a rest
	 * after each of its tries would delay everybody's codes.
	 */
	const isPoison = async (mail: LeasedMail, error: unknown) =>
		mail.last_error !== null && isHangUp(error) && (await sender.isWelcome());

	async function noteFailure(mail: LeasedMail, error: unknown) {
		const words = wordsOf(error);
		const failure = (await isPoison(mail, error)) ? 'later' : failureOf(error);
		log(`mail ${mail.id} not sent (${failure}): ${withoutAddresses(words)}`);
		if (failure === 'server') {
			rest.begin();
			const next = new Date(now().getTime() + rest.leftMs());
			await patiently(() => outbox.release(mail, next, words));
			return;
		}
		rest.end();
		const repeats = await refusals.repeats(mail, error);
		const next = new Date(now().getTime() + backOffMs(repeats || mail.attempts, LONGEST_WAIT_MS));
		if (repeats > 0) return patiently(() => outbox.release(mail, next, words));
		const isDead = failure === 'refused' || mail.attempts >= MOST_ATTEMPTS;
		await patiently(() => (isDead ? outbox.dead(mail, now(), words) : outbox.later(mail, next, words)));
	}

	return {
		run: async (isEnding: () => boolean = () => false, moved: Moved = () => undefined): Promise<number> => {
			if (sentAndNotNoted.size > 0) await noteSent();
			tidyAtTimes();
			let sent = 0;
			while (rest.leftMs() === 0 && !isEnding()) {
				const mail = await patiently(() => outbox.take(lease, now()));
				if (!mail) break;
				if (await sendOne(mail)) sent += 1;
				moved();
			}
			return sent;
		},
	};
}

/** Security: the mail server's words are stored for an admin, on one line and cut to a length. */
const wordsOf = (error: unknown) => reasonOf(error).replace(/\s+/g, ' ').slice(0, 300);

/**
 * Security: a mail server repeats the addresses it refuses; logs reach more people than the address's owner has agreed
 * to.
 */
const withoutAddresses = (words: string) => words.replace(/[^\s<>:;,()"']+@[^\s<>:;,()"']+/g, '[address]');
