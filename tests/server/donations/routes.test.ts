import { beforeEach, expect, test } from 'vitest';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';
import { aTill } from '../a-till.ts';

let server: ReturnType<typeof aServer>;
let till: ReturnType<typeof aTill>;
beforeEach(() => {
	server = aServer();
	till = aTill(server);
});

test('a visitor and the first admin donate; each has a receipt, and the page hears what became of it', async () => {
	const given = await till.send(null, '/private/billing/stripe/session', {
		email: 'rosa@example.com',
		amount: 19.99,
	});
	const paid = await till.press(given.body.url, 'pay');
	const payment = new URL(paid.headers.get('location') ?? '').searchParams.get('payment') ?? '';
	expect((await till.send(null, '/billing/stripe/outcome', { payment })).body).toEqual({
		service: 'test',
		kind: 'donation',
		state: 'paid',
		amount_cents: 1999,
		quantity: 1,
	});
	const admin = await aMember(server.db, 'root', { email: 'admin@localhost', group: 'admin' });
	// The page sends the account's own email, which is a local address.
	const theirs = { email: 'admin@localhost', amount: 10 };
	const second = await till.send(admin, '/private/billing/stripe/session', theirs);
	await till.press(second.body.url, 'pay');
	expect(till.subjects()).toEqual([
		{ to: 'rosa@example.com', subject: 'TEST MODE: Receipt: your donation of $19.99' },
		{ to: 'admin@localhost', subject: 'TEST MODE: Receipt: your donation of $10' },
	]);
});

test('one address hears outcomes 120 times in ten minutes, of whichever payment', async () => {
	const ask = () => till.send(null, '/billing/stripe/outcome', { payment: `b_${'x'.repeat(22)}` });
	for (let times = 0; times < 120; times += 1) expect((await ask()).status).toBe(404);
	const { status, body } = await ask();
	expect([status, body.code]).toEqual([429, 'too_many_requests']);
});

test('a donation sent again because its answer was lost is one checkout', async () => {
	const donation = { email: 'rosa@example.com', amount: 25 };
	const again = { 'Idempotency-Key': 'attempt-1' };
	const first = await till.send(null, '/private/billing/stripe/session', donation, again);
	expect(await till.send(null, '/private/billing/stripe/session', donation, again)).toEqual(first);
	const anew = async (body: object, key: string) =>
		(await till.send(null, '/private/billing/stripe/session', body, { 'Idempotency-Key': key })).body.id;
	expect(await anew(donation, 'attempt-2')).not.toBe(first.body.id);
	// Another amount is another donation, even under the same key.
	expect(await anew({ ...donation, amount: 10 }, 'attempt-1')).not.toBe(first.body.id);
	// And so is another visitor's, whose client happens to count the same way.
	expect(await anew({ ...donation, email: 'ben@example.com' }, 'attempt-1')).not.toBe(first.body.id);
});

test.each([
	[{ amount: -1 }, 400, 'bad_body'],
	[{ amount: 0 }, 422, 'amount_too_small'],
	[{ amount: 0.49 }, 422, 'amount_too_small'],
	[{ amount: 10.001 }, 400, 'bad_body'],
	[{ amount: '10' }, 400, 'bad_body'],
	[{ amount: 1_000_000 }, 400, 'bad_body'],
	[{ amount: 10, email: 'rosa@' }, 400, 'bad_body'],
	[{ amount: 10, email: '' }, 400, 'bad_body'],
	[{ amount: 10, cancel_url: 'https://evil.example/' }, 400, 'bad_body'],
	[{ amount: 10, cancel_url: '//evil.example/' }, 400, 'bad_body'],
	[{ amount: 10, cancel_url: 'javascript:alert(1)' }, 400, 'bad_body'],
	[{ amount: 0.5, cancel_url: 'https://tours.example/donate', productId: 'prod_theirs' }, 200, undefined],
])('a donation of %o is answered %i', async (donation, status, code) => {
	const body = { email: 'rosa@example.com', ...donation };
	const answer = await till.send(null, '/private/billing/stripe/session', body);
	expect([answer.status, answer.body.code]).toEqual([status, code]);
});
