import { expect, test } from 'vitest';
import type { ListedSubscriber } from '#domain/newsletter/listed-subscriber.ts';
import { anAdminsBrowser } from '../an-admins-browser.ts';

test('a subscriber who wrote in is taken off the list; one who is gone meanwhile is not, and the admin reads why', async () => {
	const office = await anAdminsBrowser();
	const { takeOff } = await import('#features/admin/subscribers/subscriber-writes.ts');
	const { readSubscribers } = await import('#api/admin-subscribers.ts');
	await office.site.stores.subscribers.ask(
		{ email: 'ann@example.org', first_name: null, source: 'popup' },
		() => null,
		new Date(),
	);
	const [ann] = await readSubscribers();
	expect(await takeOff(ann as ListedSubscriber)).toMatchObject({ status: 'unsubscribed' });
	expect(office.said()).toEqual(['ann@example.org is unsubscribed.']);
	office.answer(404, 'not_found');
	expect(await takeOff(ann as ListedSubscriber)).toBeUndefined();
	expect(office.said().at(-1)).toBe('This address is not on the list anymore.');
});
