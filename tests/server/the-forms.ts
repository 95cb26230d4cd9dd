import { contactMessages } from '#server/contact/table.ts';
import { outboxMails } from '#server/mail/table.ts';
import { subscribers } from '#server/newsletter/table.ts';
import { aClock } from './a-clock.ts';
import { aServer } from './a-server.ts';

/** A message that nothing is wrong with. */
export const aContact = (changes: Record<string, unknown> = {}) => ({
	fname: 'Rosa',
	lname: 'Ortiz',
	email: 'rosa@example.com',
	subject: 'A guide is wrong',
	message: 'The café on Main Street has closed.\nYours, Rosa',
	...changes,
});

/** A server behind one proxy, on a clock of its own, and the way its forms are sent; `rows` is what the database holds. */
export function theForms(options: Parameters<typeof aServer>[0] = {}) {
	const clock = aClock();
	const server = aServer({ now: clock.now, ...options, signIn: { trustedProxies: 1, ...options?.signIn } });
	const { app, db } = server;
	const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		app.request(path, {
			method: 'POST',
			body: typeof body === 'string' ? body : JSON.stringify(body),
			headers: {
				'Sec-Fetch-Site': 'same-origin',
				'Content-Type': 'application/json',
				'X-Forwarded-For': '198.51.100.7',
				...headers,
			},
		});
	/** What is answered: the status, and the body or a problem's code and words. */
	const answer = async (path: string, body: unknown, headers?: Record<string, string>) => {
		const response = await send(path, body, headers);
		const json = await response.json();
		return { status: response.status, json, headers: response.headers };
	};
	return {
		...server,
		...clock,
		send,
		contact: (body: unknown, headers?: Record<string, string>) =>
			answer('/api/public/contact', body, headers),
		popup: (body: unknown, headers?: Record<string, string>) => answer('/api/public/email', body, headers),
		newsletter: (subscriber: unknown, headers?: Record<string, string>) =>
			answer('/api/public/newsletter', { subscriber }, headers),
		rows: () => ({
			messages: db.select().from(contactMessages).all(),
			subscribers: db.select().from(subscribers).all(),
			mails: db.select().from(outboxMails).all(),
		}),
		/** Makes every insert into the table fail from now on. */
		breakTable: (table: string) =>
			db.$client.exec(
				`create trigger broken before insert on ${table} begin select raise(abort, 'broken on purpose'); end`,
			),
	};
}
