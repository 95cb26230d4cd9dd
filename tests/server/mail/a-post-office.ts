import { desc } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { type Mail, queueMail } from '#server/mail/mail.ts';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { createSender, type Sender } from '#server/mail/sender.ts';
import { type OutboxMail, outboxMails } from '#server/mail/table.ts';
import { createMailWorker } from '#server/mail/worker.ts';
import { aClock } from '../a-clock.ts';
import { aDatabase } from '../a-server.ts';

/**
 * A sender to whom the mail server repeats its first reply forever: for tests that try for days, as each real connection takes a tenth of a
 * second.
 */
export function sameEachTime(sender: Sender): Sender {
	let first: Promise<void> | undefined;
	let welcome: Promise<boolean> | undefined;
	return {
		...sender,
		isWelcome: () => {
			welcome ??= sender.isWelcome();
			return welcome;
		},
		send: (mail) => {
			first ??= sender.send(mail);
			return first;
		},
	};
}

/** An outbox on a database of its own, on a clock of its own, and workers that empty it into a mail server. */
export function aPostOffice(db: Db = aDatabase()) {
	const clock = aClock();
	const log: string[] = [];
	const post = (changes: Partial<Mail> = {}) => {
		const mail = { to: 'ann@example.org', subject: 'Hello', text: 'A mail.', ...changes };
		queueMail(db, mail, clock.now());
		return db.select().from(outboxMails).orderBy(desc(outboxMails.id)).get() as OutboxMail;
	};
	const worker = (url: string, patienceMs?: number, through = (sender: Sender) => sender) => {
		const from = { name: 'College Tour Trails', address: 'hello@tours.example' };
		const outbox = createOutboxStore(db);
		const sender = through(createSender({ url, from }, patienceMs));
		const { run } = createMailWorker({ outbox, sender, now: clock.now, log: (line) => log.push(line) });
		return { run, outbox, sender };
	};
	const rows = () => db.select().from(outboxMails).all();
	return { db, ...clock, log, post, worker, rows };
}
