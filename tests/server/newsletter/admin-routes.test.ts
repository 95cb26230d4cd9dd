import { expect, test } from 'vitest';
import { subscribers } from '#server/newsletter/table.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const CALL = '/api/admin/subscribers/unsubscribe';
const wish = { email: 'ann@example.org', first_name: 'Ann', source: 'popup', token: 'secret' } as const;

test('only confirmed subscribers are listed with a link to unsubscribe', async () => {
	const { answerTo, db, now } = await aServerWithEditors({ publicUrl: 'https://tours.example' });
	const created = now();
	db.insert(subscribers)
		.values([
			{ ...wish, status: 'pending', created },
			{ ...wish, email: 'bob@example.org', token: 'b', status: 'confirmed', created, confirmed: created },
			{ ...wish, email: 'eve@example.org', token: 'e', status: 'unsubscribed', created, confirmed: created },
		])
		.run();
	const { token, ...listed } = wish;
	const { body } = await answerTo('/api/admin/subscribers');
	expect(body.at(-1)).toEqual({
		...listed,
		status: 'pending',
		created: created.toISOString(),
		confirmed: null,
		unsubscribed: null,
		unsubscribe_url: null,
	});
	expect(body).toMatchObject([
		{ email: 'eve@example.org', unsubscribe_url: null },
		{
			email: 'bob@example.org',
			unsubscribe_url: 'https://tours.example/newsletter/unsubscribe?token=b',
		},
		{ email: 'ann@example.org' },
	]);
});

test('a person who writes in is taken off the list, once, and the history says by whom', async () => {
	const { answerTo, db, admin, changes, now } = await aServerWithEditors();
	const before = { ...wish, created: now(), confirmed: now(), forward_next: now() };
	db.insert(subscribers)
		.values({ ...before, status: 'confirmed' })
		.run();
	const off = (email: string) => answerTo(CALL, { body: { email } });
	// The answer to the first may be lost: sent again, it changes nothing.
	for (const email of ['Ann@Example.org', 'ann@example.org'])
		expect(await off(email)).toMatchObject({
			status: 200,
			body: {
				email: 'ann@example.org',
				status: 'unsubscribed',
				unsubscribed: now().toISOString(),
				unsubscribe_url: null,
			},
		});
	expect(db.select().from(subscribers).all()).toMatchObject([{ status: 'unsubscribed', forward_next: null }]);
	expect(changes()).toEqual([
		{
			account_id: admin.id,
			at: now(),
			what: 'subscriber',
			key: '1',
			before: { status: 'confirmed' },
			after: { status: 'unsubscribed' },
		},
	]);
	expect(await off('nobody@example.org')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
