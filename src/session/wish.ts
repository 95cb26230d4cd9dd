import { orWarn } from '#db/or-warn.ts';
import { sharedDb } from '#db/shared-db.ts';

/** A visitor's request that needs an account; carried out once they have signed in. */
export type Wish = 'save' | 'trial';

/** The longest a sign-in may take. An older wish would come as a surprise. */
const GOOD_FOR_MS = 30 * 60_000;

/**
 * Remembers a wish during sign-in, which leaves this page. On the device and not in an address, so that no link can
 * make a wish.
 */
export async function noteWish(wish: Wish): Promise<void> {
	// If the device refuses, they ask once more after signing in.
	await orWarn('This device does not keep what was asked for', () =>
		sharedDb.meta.put({ key: 'wish', value: { wish, at: Date.now() } }),
	);
}

/** True when this was wished for a short while ago; the wish is then removed, so that it comes true only once. */
export async function takeWish(wanted: Wish): Promise<boolean> {
	const isWished = await orWarn('This device does not say what was asked for', () =>
		sharedDb.transaction('rw', sharedDb.meta, async () => {
			const { wish, at } = ((await sharedDb.meta.get('wish'))?.value ?? {}) as { wish?: Wish; at?: number };
			if (wish !== wanted || at === undefined) return false;
			await sharedDb.meta.delete('wish');
			return Math.abs(Date.now() - at) < GOOD_FOR_MS;
		}),
	);
	return isWished ?? false;
}
