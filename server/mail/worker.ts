import { backOffMs } from '#server/back-off.ts';
import { ifFree, patiently } from '#server/db/patient.ts';
import type { Log } from '#server/http/handle-error.ts';
import { randomId } from '#server/secrets/random.ts';
import { type LeasedMail, LONGEST_WAIT_MS, type OutboxStore } from './outbox-store.ts';
import { failureOf } from './send-failure.ts';
import type { Sender } from './sender.ts';

/** What a worker works with. */
export interface MailWorkerOptions {
	outbox: OutboxStore;
	sender: Pick<Sender, 'send'>;
	now: () => Date;
	log: Log;
}

/** A server that does not answer is tried at least this often: a code in the outbox is good for ten minutes. */
const LONGEST_PAUSE_MS = 5 * 60_000;
/**
 * What a server has put off this often, which with the waits between takes five days, it will never take. Counted and not timed,
 * so that a mail which waited long for a server has as many tries as any other.
 */
const MOST_ATTEMPTS = 127;
/** Tidying looks at all that waits, taking a mail only at the next one. */
const TIDIED_EVERY_MS = 60_000;

/**
 * Makes a worker that empties the outbox. Any number of them may run, in any number of processes: a mail is leased before
 * it is sent. `run` sends all that is due, or ends after the mail under way when it is told to, and gives the number that
 * was sent.
 */
export function createMailWorker({ outbox, sender, now, log }: MailWorkerOptions) {
	const lease = randomId('w_');
	let serverFailures = 0;
	let pausedUntil = 0;
	let tidied = Number.NEGATIVE_INFINITY;
	/** Forgotten, they would be sent a second time: a full disk may not take a note of it for long. */
	const sentAndNotNoted = new Set<LeasedMail>();

	/** A clock that is set back must not make a pause of five minutes one of years. */
	const isPaused = () => {
		const left = pausedUntil - now().getTime();
		return left > 0 && left <= LONGEST_PAUSE_MS;
	};

	function tidyAtTimes() {
		const at = now().getTime();
		if (Math.abs(at - tidied) < TIDIED_EVERY_MS) return;
		if (ifFree(() => outbox.tidy(now()))) tidied = at;
	}

	async function sendOne(mail: LeasedMail): Promise<boolean> {
		try {
			await sender.send(mail);
		} catch (error) {
			await settleFailure(mail, error);
			return false;
		}
		serverFailures = 0;
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

	async function settleFailure(mail: LeasedMail, error: unknown) {
		const words = wordsOf(error);
		const failure = failureOf(error);
		log(`mail ${mail.id} not sent (${failure}): ${withoutAddresses(words)}`);
		if (failure === 'server') {
			serverFailures += 1;
			pausedUntil = now().getTime() + backOffMs(serverFailures, LONGEST_PAUSE_MS);
			await patiently(() => outbox.release(mail, new Date(pausedUntil), words));
			return;
		}
		serverFailures = 0;
		const next = new Date(now().getTime() + backOffMs(mail.attempts, LONGEST_WAIT_MS));
		const isDead = failure === 'refused' || mail.attempts >= MOST_ATTEMPTS;
		await patiently(() => (isDead ? outbox.dead(mail, now(), words) : outbox.later(mail, next, words)));
	}

	return {
		run: async (isEnding: () => boolean = () => false): Promise<number> => {
			if (sentAndNotNoted.size > 0) await noteSent();
			tidyAtTimes();
			let sent = 0;
			while (!isPaused() && !isEnding()) {
				const mail = await patiently(() => outbox.take(lease, now()));
				if (!mail) break;
				if (await sendOne(mail)) sent += 1;
			}
			return sent;
		},
	};
}

/** Security: what a mail server says is kept for an admin, in one line and not at any length. */
const wordsOf = (error: unknown) =>
	(error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);

/** Security: a mail server repeats whom it refuses; a log is read and kept by more people than a reader has told. */
const withoutAddresses = (words: string) => words.replace(/[^\s<>:;,()"']+@[^\s<>:;,()"']+/g, '[address]');
