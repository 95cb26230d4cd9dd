import { sharedDb } from '#db/shared-db.ts';

/** What a visitor asked for that needs an account: it is done by itself once they have signed in. */
export type Wish = 'save' | 'trial';

/** As long as a sign-in may take. A wish older than that would come as a surprise. */
const GOOD_FOR_MS = 30 * 60_000;

/** Remembers a wish over signing in, which leaves this page. On the device and not in an address, so that no link can make one. */
export async function noteWish(wish: Wish): Promise<void> {
	try {
		await sharedDb.meta.put({ key: 'wish', value: { wish, at: Date.now() } });
	} catch (error) {
		// Private mode, a full disk: then they ask once more after signing in.
		console.warn('This device does not keep what was asked for', error);
	}
}

/** Whether this was wished for a short while ago; the wish is gone then, so that it comes true once. */
export async function takeWish(wanted: Wish): Promise<boolean> {
	try {
		return await sharedDb.transaction('rw', sharedDb.meta, async () => {
			const { wish, at } = ((await sharedDb.meta.get('wish'))?.value ?? {}) as { wish?: Wish; at?: number };
			if (wish !== wanted || at === undefined) return false;
			await sharedDb.meta.delete('wish');
			return Math.abs(Date.now() - at) < GOOD_FOR_MS;
		});
	} catch (error) {
		console.warn('This device does not say what was asked for', error);
		return false;
	}
}
