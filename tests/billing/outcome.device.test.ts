import { expect, test } from 'vitest';
import { readApi, SITE } from '../server/session/a-sign-in-site.ts';
import { aPhone } from '../session/a-phone.ts';

test('a payment whose giver’s session ended at the checkout is withheld, which is not the same as none', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	await phone.start();
	const { outcomeOf } = await import('#billing/outcome.ts');
	const { body } = await readApi(phone.browser, '/private/billing/stripe/session', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ amount: 10 }),
	});
	expect(await outcomeOf(body.payment)).toMatchObject({ state: 'open', amount_cents: 1000 });
	const visitor = phone.site.browser();
	phone.network.answer = (address, init) => visitor.ask(SITE + address, init);
	expect(await outcomeOf(body.payment)).toBe('withheld');
	expect(await outcomeOf('b_none')).toBeNull();
});
