import { expect, test } from 'vitest';
import { theForms } from '../the-forms.ts';

const whole = { email: 'Rosa@Example.com', firstName: 'Rosa' };

test('a name and an address are answered `true`, and asked to confirm by one mail that names nobody', async () => {
	const { popup, rows, now } = theForms();
	const { status, json, headers } = await popup(whole);
	expect([status, json, headers.get('content-type'), headers.get('set-cookie')]).toEqual([
		200,
		true,
		'application/json',
		null,
	]);
	expect(rows().subscribers).toMatchObject([
		{ email: 'rosa@example.com', first_name: 'Rosa', source: 'popup', status: 'pending', created: now() },
	]);
	expect(rows().mails).toMatchObject([{ to: 'rosa@example.com', reply_to: null }]);
	expect(rows().mails[0]?.text).not.toContain('Rosa');
});

test.each([
	['no name', { ...whole, firstName: '' }],
	['a name of spaces', { ...whole, firstName: '  ' }],
	['a name with a line break', { ...whole, firstName: 'Rosa\r\nBcc: eve@example.com' }],
	['no address', { firstName: 'Rosa' }],
	['a wrong address', { ...whole, email: 'rosa@example' }],
	['two addresses', { ...whole, email: 'rosa@example.com,eve@example.com' }],
	['an address with a line break', { ...whole, email: 'rosa@example.com\r\nBcc:eve@example.com' }],
	['no object', 'null'],
	['no JSON', '{'],
	['nothing', ''],
	['too much', { ...whole, website: 'x'.repeat(5000) }],
])('with %s it is answered `false`, and nothing is kept', async (_what, body) => {
	const { popup, rows } = theForms();
	const { status, json } = await popup(body);
	expect([status, json]).toEqual([200, false]);
	expect(rows()).toEqual({ messages: [], subscribers: [], mails: [] });
});

test.each(['outbox_mails', 'subscribers'])(
	'when %s cannot be written it is `false`, nothing is half stored, and the log says why',
	async (table) => {
		const { popup, rows, breakTable, log } = theForms();
		breakTable(table);
		expect(await popup(whole)).toMatchObject({ status: 200, json: false });
		expect(rows()).toEqual({ messages: [], subscribers: [], mails: [] });
		expect(log).toEqual([expect.stringMatching(/^[\w-]{36} POST \/api\/public\/email: .*broken on purpose/)]);
	},
);

test('a program that fills in the field no person sees is answered `true`, and nothing is stored', async () => {
	const { popup, rows } = theForms();
	expect((await popup({ ...whole, website: 'https://spam.example' })).json).toBe(true);
	expect(rows().subscribers).toEqual([]);
});

test('one place may leave two hundred addresses an hour; more are answered `false`', async () => {
	const { popup } = theForms();
	const leave = async (index: number, from = '198.51.100.7') =>
		(await popup({ ...whole, email: `a${index}@example.com` }, { 'X-Forwarded-For': from })).json;
	for (let index = 0; index < 200; index += 1) expect(await leave(index)).toBe(true);
	expect(await leave(200)).toBe(false);
	expect(await leave(200, '198.51.100.8')).toBe(true);
});

test('another site cannot leave one', async () => {
	const { popup } = theForms();
	const { status, json } = await popup(whole, { 'Sec-Fetch-Site': 'cross-site' });
	expect([status, json.code]).toEqual([403, 'forbidden_origin']);
});
