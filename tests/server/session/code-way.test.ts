import { expect, test } from 'vitest';
import { outboxMails } from '#server/mail/table.ts';
import { aSignInSite, SITE } from './a-sign-in-site.ts';

const ways = {
	mail: { mailLeaves: true, tellCode: null },
	console: { mailLeaves: false, tellCode: (line: string) => void line },
	none: { mailLeaves: false, tellCode: null },
};

/** The pages of a sign-in at a site whose codes come in this way. */
async function aSiteWhereCodesComeBy(way: keyof typeof ways) {
	const site = await aSignInSite({ signIn: ways[way] });
	const browser = site.browser();
	const first = await browser.open(`${SITE}/sign-in/start`);
	const step = (name: string) => browser.follow(first, name);
	return { site, browser, first, step };
}

test.each([
	['mail', '/sign-up', 'We sent six digits to <b>rosa@example.com</b>. The code works for 10 minutes.'],
	[
		'console',
		'/sign-up',
		'This server sends no email. The six digits for <b>rosa@example.com</b> are on its console. The code works for 10 minutes.',
	],
	['mail', '/code', 'If <b>rosa@example.com</b> has an account, six digits are on their way.'],
	[
		'console',
		'/code',
		'This server sends no email. If <b>rosa@example.com</b> has an account, six digits are on its console.',
	],
	[
		'console',
		'/reset',
		'This server sends no email. If <b>rosa@example.com</b> has an account, six digits are on its console.',
	],
] as const)('where codes come by %s, %s says where this one is', async (way, step, words) => {
	const { browser, step: follow } = await aSiteWhereCodesComeBy(way);
	const typed = { email: 'rosa@example.com', password: 'four wide roads' };
	const check = await browser.submit(await follow(step), step, typed);
	expect(check.text).toContain(words);
});

test('a page that asks for a code promises no mail where none can be sent', async () => {
	const { first, step } = await aSiteWhereCodesComeBy('console');
	const pages = [first, await step('/code'), await step('/reset')].map(({ text }) => text);
	expect(pages.join('\n')).not.toMatch(/email (me|you)/i);
	expect(pages[1]).toContain('This server sends no email: six digits appear on its console.');
});

test.each([
	['mail', 'That email and password don’t match. Please try again, or use a code.'],
	['console', 'That email and password don’t match. Please try again, or use a code.'],
	['none', 'That email and password don’t match. Please try again.'],
] as const)(
	'a wrong password, where codes come by %s, names a code only if one can come',
	async (way, words) => {
		const { browser, first } = await aSiteWhereCodesComeBy(way);
		const typed = { email: 'rosa@example.com', password: 'four wide roads' };
		const again = await browser.submit(first, '/sign-in', typed);
		expect(again.text).toContain(`>${words}<`);
	},
);

test('where no code can be sent no page asks for one, and a request for one is refused', async () => {
	const { site, browser, first } = await aSiteWhereCodesComeBy('none');
	expect(first.text).toContain('This site can’t send email right now');
	expect(first.text).not.toMatch(/(href|formaction)="[^"]*\/(code|reset|sign-up)"/);
	for (const name of ['/sign-up', '/code', '/reset']) {
		const address = `${SITE}${first.url.pathname}${name}`;
		const page = await browser.open(address);
		expect(page.text).toContain('<h1>Email is off</h1>');
		expect(page.text).not.toContain('<form');
		const { status } = await browser.ask(address, {
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
			body: 'email=rosa%40example.com&password=four+wide+roads',
		});
		expect(status).toBe(503);
	}
	expect(site.db.select().from(outboxMails).all()).toEqual([]);
});
