import { type NotTaken, sendForm } from '#api/send-form.ts';
import type { Contact } from '#domain/outreach/contact.ts';

/** Sends the message; null when it was taken. */
export const sendContact = (contact: Contact) => sendForm('/public/contact', contact);

/** The words for it; the text is kept on the device, or stays on the page where that refuses. */
export function notSentWords(
	why: NotTaken,
	device: string,
	isKept: boolean,
): { first: string; rest: string } {
	const kept = isKept
		? `What you wrote is kept on this ${device} until it is sent.`
		: `This ${device} can’t keep what you wrote: leave this page open.`;
	switch (why) {
		case 'no_signal':
			return { first: 'Not sent: no signal.', rest: `${kept} Send it again when you have one.` };
		case 'too_many':
			return { first: 'Not sent: too many messages from here.', rest: `${kept} Send it again in an hour.` };
		case 'refused':
			return { first: 'Not accepted.', rest: `Please look over what you wrote. ${kept}` };
		case 'failed':
			return { first: 'Not sent: something went wrong on our server.', rest: `${kept} Please try again.` };
	}
}
