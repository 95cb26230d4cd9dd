import { unsubscribe } from '#api/admin-subscribers.ts';
import type { ListedSubscriber } from '#domain/newsletter/listed-subscriber.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';

/** Takes a person off the newsletter's list, and says so; resolves to their new state, or undefined on failure. */
export async function takeOff({ email }: ListedSubscriber): Promise<ListedSubscriber | undefined> {
	const subscriber = await tryTo(() => unsubscribe(email), {
		not_found: 'This address is not on the list anymore.',
	});
	if (subscriber) showToast({ words: `${email} is unsubscribed.` });
	return subscriber;
}
