import { expect, test } from 'vitest';
import { payments } from '#server/billing/table.ts';
import { aPayment } from '../a-payment.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

test('donations are listed, and nothing else that was paid', async () => {
	const { answerTo, db, admin } = await aServerWithEditors();
	const given = aPayment('donation', { email: 'gina@example.org' });
	db.insert(payments)
		.values([given, aPayment('licences', { account_id: admin.id })])
		.run();
	expect((await answerTo('/api/admin/donations')).body).toEqual([
		{
			id: 'b_donation',
			service: 'test',
			email: 'gina@example.org',
			amount_cents: 2500,
			state: 'paid',
			created: '2026-11-20T10:00:00.000Z',
			paid: '2026-11-20T10:01:00.000Z',
		},
	]);
});
