import { expect, test } from 'vitest';
import { subscribers } from '#server/newsletter/table.ts';
import { anOffice } from '../an-office.ts';

test('subscribers are listed without the token of their links', async () => {
	const { answerTo, db, now } = await anOffice();
	const wish = { email: 'ann@example.org', first_name: 'Ann', source: 'popup', status: 'pending' } as const;
	db.insert(subscribers)
		.values({ ...wish, token: 'secret', created: now() })
		.run();
	expect((await answerTo('/api/admin/subscribers')).body).toEqual([
		{ ...wish, created: now().toISOString(), confirmed: null, unsubscribed: null },
	]);
});
