import { reconcileAll } from '#server/billing/keep-settling.ts';
import { outboxMails } from '#server/mail/table.ts';
import type { aMember } from './a-member.ts';
import type { aServer } from './a-server.ts';

type Member = Awaited<ReturnType<typeof aMember>> | null;

/** People's dealings with money at a server in TEST MODE. */
export function aTill({ app, db, stores, till, now }: ReturnType<typeof aServer>) {
	const api = 'https://tours.example/api';
	const headersOf = (member: Member) => member?.headers ?? { 'Sec-Fetch-Site': 'same-origin' };

	async function send(member: Member, path: string, body: unknown, more: Record<string, string> = {}) {
		const headers = { ...headersOf(member), 'Content-Type': 'application/json', ...more };
		const answer = await app.request(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
		return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
	}
	const read = async (member: Member, path: string) =>
		(await app.request(api + path, { headers: headersOf(member) })).json();
	/** Presses a button of a checkout's page. */
	const press = async (url: string, answer: string) =>
		app.request(url, {
			method: 'POST',
			headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams({ answer }),
		});
	return {
		send,
		press,
		page: async (url: string) => app.request(url),
		account: (member: Member) => read(member, '/account'),
		billing: (member: Member) => read(member, '/account/billing'),
		/** Pays for the plan; answers the checkout's address. */
		buyPlan: async (member: Member): Promise<string> => {
			const { body } = await send(member, '/billing/stripe/plan', {});
			await press(body.url, 'pay');
			return body.url;
		},
		/** To whom mails were written, and about what. */
		subjects: () => db.select({ to: outboxMails.to, subject: outboxMails.subject }).from(outboxMails).all(),
		/** The server's own periodic work. */
		reconcile: () => reconcileAll({ stores, till, now }),
	};
}
