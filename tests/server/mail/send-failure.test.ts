import { expect, test } from 'vitest';
import { failureOf } from '#server/mail/send-failure.ts';

test.each<[object, string]>([
	[{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
	[{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'later'],
	// Every 5xx ends a mail, not the well-known 550 alone.
	...[500, 501, 503, 521].map((responseCode): [object, string] => [
		{ code: 'EENVELOPE', command: 'RCPT TO', responseCode },
		'refused',
	]),
	...[454, 530, 534, 535, 538].map((responseCode): [object, string] => [
		{ code: 'EENVELOPE', command: 'RCPT TO', responseCode },
		'server',
	]),
	// A relay that does not know us refuses every recipient; fixed within days, nothing is lost.
	[
		{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 554, response: '554 5.7.1 Relay access denied' },
		'later',
	],
	[
		{
			code: 'EENVELOPE',
			command: 'RCPT TO',
			responseCode: 550,
			response: '550 5.1.1 No such user (Mailer 4.5.7.1)',
		},
		'refused',
	],
	// Postfix reports objections to the sender, or to our host name, at the recipient.
	...['550 5.1.8 Sender address rejected: Domain not found', '504 5.5.2 Helo command rejected'].map(
		(response): [object, string] => [
			{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response },
			'later',
		],
	),
	[{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
	// An objection to the mail itself is not the fault of a setting.
	[
		{ code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.7.1 Relay access denied' },
		'refused',
	],
	[{ code: 'EMESSAGE', command: 'DATA', responseCode: 452 }, 'later'],
	// What we may send in a day is used up, whoever the mail is for.
	[
		{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550-5.4.5 Daily limit exceeded' },
		'server',
	],
	[{ code: 'EMESSAGE', command: 'DATA', responseCode: 550, response: '550 5.4.5 Limit exceeded' }, 'server'],
	[{ code: 'EMESSAGE', command: 'DATA', responseCode: 421 }, 'server'],
	[{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'server'],
	// Faults nodemailer finds without asking the server: no address, or a message over the server's stated limit.
	[{ code: 'EENVELOPE', command: 'API' }, 'refused'],
	[{ code: 'EMESSAGE', command: 'MAIL FROM' }, 'refused'],
	// The same step, but about the connection.
	[{ code: 'ECONNECTION', command: 'API' }, 'server'],
	[{ code: 'EAUTH', command: 'API' }, 'server'],
	[{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'server'],
	[{ code: 'ESTREAM', command: 'DATA' }, 'server'],
	[{ code: 'ETLS', command: 'STARTTLS' }, 'server'],
	[{ code: 'ETIMEDOUT', command: 'CONN' }, 'server'],
	[{}, 'server'],
])('%o says: %s', (error, failure) => {
	expect(failureOf(Object.assign(new Error('x'), error))).toBe(failure);
});
