import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { patiently } from '#server/db/patient.ts';
import type { Log } from '#server/http/log.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { backOffMs } from '#server/timing/back-off.ts';
import type { Moved } from '#server/timing/repeat.ts';
import { createRest } from '#server/timing/rest.ts';
import type { ForwarderSettings } from './newsletter-settings.ts';
import { subscribers } from './table.ts';

export interface ForwarderOptions {
	db: Db;
	forwarder: ForwarderSettings;
	ask: AskOutside;
	now: () => Date;
	log: Log;
}

const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/**
 * Creates the function that tells an outside list, in listmonk's format, who has confirmed; `moved` is called for each
 * person. A failed address is retried later, however long that takes; repeats do no harm there. The first failure ends
 * the round and delays the next, so that a list in trouble does not get every address in turn.
 */
export function createForwarder({ db, forwarder, ask, now, log }: ForwarderOptions) {
	const url = addressUnder(forwarder.url, 'api/public/subscription');
	const rest = createRest(now, LONGEST_WAIT_MS);

	async function tell({ email, first_name }: Row): Promise<void> {
		const body = JSON.stringify({ email, name: first_name ?? '', list_uuids: forwarder.lists });
		const headers = { 'Content-Type': 'application/json' };
		const { status } = await ask({
			url,
			method: 'POST',
			headers,
			body,
			mostBytes: 100_000,
			timeoutMs: 15_000,
		});
		if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
	}

	return async (moved: Moved = () => undefined): Promise<void> => {
		if (rest.leftMs() > 0) return;
		const due = db
			.select()
			.from(subscribers)
			.where(and(eq(subscribers.status, 'confirmed'), isDue(now())))
			.orderBy(asc(subscribers.forward_next))
			.limit(50)
			.all();
		for (const row of due) {
			const failure = await tell(row).then(
				() => null,
				(error: Error) => error.message,
			);
			const failures = row.forward_attempts + 1;
			const changes =
				failure === null
					? { forward_next: null }
					: {
							forward_attempts: failures,
							forward_next: new Date(now().getTime() + backOffMs(failures, LONGEST_WAIT_MS)),
						};
			// A person who unsubscribed meanwhile stays unsubscribed.
			const isUnchanged = and(eq(subscribers.id, row.id), eq(subscribers.status, 'confirmed'));
			await patiently(() => db.update(subscribers).set(changes).where(isUnchanged).run());
			moved();
			if (failure === null) {
				rest.end();
				continue;
			}
			rest.begin();
			log(`the newsletter's list could not be told of subscriber ${row.id}: ${failure}`);
			break;
		}
	};
}

/** A longer wait than any we set comes from a clock that was ahead. */
const isDue = (now: Date) =>
	or(
		lte(subscribers.forward_next, now),
		gt(subscribers.forward_next, new Date(now.getTime() + LONGEST_WAIT_MS)),
	);

type Row = typeof subscribers.$inferSelect;
