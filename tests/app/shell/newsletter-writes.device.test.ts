import { expect, test } from 'vitest';
import { outboxMails } from '#server/mail/table.ts';
import { captivePortal, noSignal } from '../../content/a-device.ts';
import { aPhone } from '../../session/a-phone.ts';

const typed = { subscriber: 'rosa@example.com' };

async function aFooter() {
	const phone = await aPhone();
	await phone.start();
	const mails = () => phone.site.db.select().from(outboxMails).all();
	const answer = (status: number, code: string) => {
		phone.network.answer = async () => Response.json({ code }, { status });
	};
	return { ...phone, mails, answer, ...(await import('#app/shell/newsletter-writes.ts')) };
}

test('an address that is accepted gets one mail, with the link that the page announces', async () => {
	const { sendNewsletter, mails } = await aFooter();
	expect(await sendNewsletter(typed)).toBeNull();
	expect(mails()).toMatchObject([
		{ to: 'rosa@example.com', text: expect.stringContaining('/newsletter/confirm?token=') },
	]);
});

test('where no answer comes, nobody knows who is signed up, and the words say that the address is kept', async () => {
	const { sendNewsletter, notSubscribedWords, network, mails } = await aFooter();
	for (const answer of [noSignal, captivePortal]) {
		network.answer = answer as typeof network.answer;
		expect(await sendNewsletter(typed)).toBe('no_signal');
	}
	expect([notSubscribedWords('no_signal'), mails()]).toEqual([
		'No answer came, so we don’t know whether you’re signed up. We kept your address; try again once you’re back online.',
		[],
	]);
});

test.each([
	[
		'too_many_requests',
		429,
		'Too many people signed up from here, so we couldn’t sign you up. We kept your address; try again in an hour.',
	],
	['bad_body', 400, 'Not accepted. Please type your email address, like name@example.com.'],
	[
		'internal',
		500,
		'Something went wrong on our side, so we don’t know whether you’re signed up. We kept your address; please try again.',
	],
	[
		'storage_full',
		507,
		'Something went wrong on our server, so we couldn’t sign you up. We kept your address; please try again.',
	],
])('a signup that is refused says why: %s', async (code, status, words) => {
	const { sendNewsletter, notSubscribedWords, answer } = await aFooter();
	answer(status, code);
	const why = await sendNewsletter(typed);
	expect(why && notSubscribedWords(why)).toBe(words);
});
