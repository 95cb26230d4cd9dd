import { patiently } from '#server/db/patient.ts';
import type { LeasedMail, OutboxStore } from './outbox-store.ts';
import { failureOf, type SmtpError } from './send-failure.ts';

/**
 * Tells a complaint about us, such as a sender that the server does not know, from one about an email, where the server
 * refuses whole emails: it repeats the first at one email after another.
 */
export function createRefusals(outbox: Pick<OutboxStore, 'revive'>) {
	let last: { words: string; mail: LeasedMail; times: number } | undefined;
	return {
		/** How often this refusal has been repeated; 0 for a new one. The email that had it first waits again. */
		repeats: async (mail: LeasedMail, error: unknown): Promise<number> => {
			const words = wordsOf(error);
			if (words === undefined) return 0;
			const before = last?.words === words ? last : undefined;
			const isRepeated = before !== undefined && (before.times > 1 || before.mail.id !== mail.id);
			if (isRepeated && before.times === 1) await patiently(() => outbox.revive(before.mail));
			last = { words, mail, times: isRepeated ? before.times + 1 : 1 };
			return last.times - 1;
		},
		/** Call it when an email was sent: the server takes ours after all. */
		end: () => {
			last = undefined;
		},
	};
}

/**
 * The words that refuse a whole email, without what differs from one email to the next, such as an address or a number;
 * undefined for any other failure.
 */
function wordsOf(error: unknown): string | undefined {
	const { command, response = '' } = error as SmtpError;
	if (command !== 'DATA' || failureOf(error) !== 'refused') return undefined;
	return response
		.split(/\s+/)
		.filter((word) => !/[\d@]/.test(word))
		.join(' ');
}
