import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/http/log.ts';
import { type Jobs, type Moved, repeat, type StopWork } from '#server/timing/repeat.ts';
import type { SmtpSettings } from './mail-settings.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createSender } from './sender.ts';
import { createMailWorker } from './worker.ts';

/** Short, because someone is waiting for their code. */
const EVERY_MS = 2000;

const TIDIED_EVERY_MS = 60 * 60_000;

/** Tidies the outbox where no email is sent, so that expired mail does not stay forever. */
export function keepTidying(db: Db, { now, log, jobs }: { now: () => Date; log: Log; jobs: Jobs }): StopWork {
	const outbox = createOutboxStore(db);
	return repeat(async () => outbox.tidy(now()), {
		everyMs: TIDIED_EVERY_MS,
		log,
		noted: { jobs, as: 'outbox' },
	});
}

export interface KeepSendingOptions {
	smtp: SmtpSettings;
	/** Where the contact form's messages go. */
	contactTo: string;
	now: () => Date;
	log: Log;
	jobs: Jobs;
}

/** Empties the outbox for as long as the server runs; stopping waits for the email being sent. */
export function keepSending(db: Db, { smtp, contactTo, now, log, jobs }: KeepSendingOptions): StopWork {
	const sender = createSender(smtp);
	const outbox = createOutboxStore(db);
	const worker = createMailWorker({ outbox, sender, now, log });
	let isReaddressed = false;
	let isEnding = false;
	const work = async (moved: Moved) => {
		if (!isReaddressed) outbox.readdress(contactTo);
		isReaddressed = true;
		return worker.run(() => isEnding, moved);
	};
	const stop = repeat(work, { everyMs: EVERY_MS, log, noted: { jobs, as: 'outbox' } });
	return async () => {
		isEnding = true;
		await stop();
		sender.close();
	};
}
