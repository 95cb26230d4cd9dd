import { DAY_MS } from '#domain/durations.ts';
import type { Mail } from '#server/mail/mail.ts';

const WEEK_MS = 7 * DAY_MS;

/** The addresses in one subscriber's emails. */
export function newsletterLinks(publicUrl: string, token: string) {
	return {
		confirm: `${publicUrl}/newsletter/confirm?token=${token}`,
		unsubscribe: `${publicUrl}/newsletter/unsubscribe?token=${token}`,
	};
}

/**
 * The email that asks to confirm the newsletter. It names nobody: the name came from a form that anyone can fill in,
 * and strangers must not put words into someone's mailbox. Security: its links confirm, so only the mailbox's owner may
 * read them.
 */
export function confirmationMail(
	to: string,
	{ publicUrl, token }: { publicUrl: string; token: string },
	now: Date,
): Mail {
	const links = newsletterLinks(publicUrl, token);
	return {
		to,
		secret: token,
		subject: 'Please confirm your email address',
		text: `Someone, probably you, signed this address up for the College Tour Trails newsletter: new guides, new articles, and tips for the road.\n\nIf it was you, please confirm:\n${links.confirm}\n\nIf it wasn’t, you can ignore this email: we won’t write again. Or unsubscribe right away:\n${links.unsubscribe}\n`,
		unsubscribeUrl: links.unsubscribe,
		expires: new Date(now.getTime() + WEEK_MS),
	};
}
