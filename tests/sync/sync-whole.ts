import type { createStores } from '#server/stores.ts';
import type { ADevice } from './builders.ts';

/** Lets a phone and the server talk until neither has anything left to say. */
export async function syncWhole(
	phone: ADevice,
	store: ReturnType<typeof createStores>['sync'],
	account: string,
) {
	phone.server.now += 1000;
	for (let turn = 0; turn < 20; turn++) {
		const asked = phone.ask();
		const answer = await store.serve(account, asked.body);
		if (!('response' in answer)) throw new Error('The server refused to sync');
		phone.hear(asked, answer.response);
		if (!answer.response.more && !answer.response.reset && phone.state.outbox.length === 0) return;
	}
	throw new Error('The phone never came to an end');
}
