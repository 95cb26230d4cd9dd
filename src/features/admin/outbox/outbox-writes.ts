import { retryMail } from '#api/admin-outbox.ts';
import type { OutboxEntry } from '#domain/admin/outbox.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';

/** Retries an email that was given up, and says so; resolves to its new state, or undefined on failure. */
export async function sendAgain({ id }: OutboxEntry): Promise<OutboxEntry | undefined> {
	const mail = await tryTo(() => retryMail(id), {
		bad_body: 'This email has expired, so sending it would only mislead.',
	});
	if (mail)
		showToast({
			words: mail.state === 'sent' ? 'The email was sent meanwhile.' : 'The email will be sent again.',
		});
	return mail;
}
