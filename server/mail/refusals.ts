import { patiently } from '#server/db/patient.ts';
import type { LeasedMail, OutboxStore } from './outbox-store.ts';
import { failureOf, type SmtpError } from './send-failure.ts';

/**
 * Tells a complaint about us, such as an unknown sender, from one about an email, when the server refuses a whole
 * email: it repeats a complaint about us for one email after another.
 */
export function createRefusals(outbox: Pick<OutboxStore, 'revive'>) {
	let last: { words: string; mail: LeasedMail; times: number } | undefined;
	return {
		/** Returns how often this refusal has been repeated; 0 for a new one. Frees the email that met it first. */
		repeats: async (mail: LeasedMail, error: unknown): Promise<number> => {
			const words = wordsOf(error);
			if (words === undefined) return 0;
			const before = last?.words === words ? last : undefined;
			const isRepeated = before !== undefined && (before.times > 1 || before.mail.id !== mail.id);
			if (isRepeated && before.times === 1) await patiently(() => outbox.revive(before.mail));
			last = { words, mail, times: isRepeated ? before.times + 1 : 1 };
			return last.times - 1;
		},
		/** Call this when an email was sent: the server does accept our mail. */
		end: () => {
			last = undefined;
		},
	};
}

/**
 * Returns the words that refuse a whole email, without the parts that differ between emails, such as addresses and
 * numbers; undefined for any other failure.
 */
function wordsOf(error: unknown): string | undefined {
	const { command, response = '' } = error as SmtpError;
	if (command !== 'DATA' || failureOf(error) !== 'refused') return undefined;
	return response
		.split(/\s+/)
		.filter((word) => !/[\d@]/.test(word))
		.join(' ');
}
