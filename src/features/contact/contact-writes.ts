import { whyUnknown } from '#api/failure-kind.ts';
import { type NotTaken, sendForm } from '#api/send-form.ts';
import type { Contact } from '#domain/contact/contact.ts';

/** Sends the message; null if it was accepted. */
export const sendContact = (contact: Contact) => sendForm('contact', contact);

const UNKNOWN = 'whether your message was sent';

/** The words for a failed message; the text is stored on the device, or stays on the page if the device refuses. */
export function notSentWords(
	why: NotTaken,
	{ device, isStored }: { device: string; isStored: boolean },
): { first: string; rest: string } {
	const where = isStored
		? `What you wrote is saved on this ${device} until it’s sent.`
		: `This ${device} can’t save what you wrote, so keep this page open.`;
	switch (why) {
		case 'no_signal':
			return {
				first: whyUnknown('no_signal', UNKNOWN),
				rest: `${where} Send it again once you’re back online.`,
			};
		case 'in_doubt':
			return { first: whyUnknown('unexpected', UNKNOWN), rest: `${where} Please try again.` };
		case 'too_many':
			return {
				first: 'Too many messages came from here, so we couldn’t send yours.',
				rest: `${where} Send it again in an hour.`,
			};
		case 'refused':
			return { first: 'We couldn’t accept your message.', rest: `Please check what you wrote. ${where}` };
		case 'failed':
			return {
				first: 'Something went wrong on our server, so we couldn’t send your message.',
				rest: `${where} Please try again.`,
			};
	}
}
