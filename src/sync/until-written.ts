import { sharedDb } from '#db/shared-db.ts';
import { currentAccount } from './current-account.ts';
import { DRAFT, edit } from './edit.ts';
import { heldTargets, isAnyHeld, onHeldChanges } from './held-changes.ts';

/**
 * Writes the edits that are only in memory. Resolves once there are none: at once, or after the person has retried what
 * the device refuses.
 */
export async function untilWritten(): Promise<void> {
	await edit(sharedDb, DRAFT, []);
	const account = currentAccount();
	for (const tripId of account ? heldTargets(account.db) : []) await account?.edit(tripId, []);
	if (!isAnyHeld()) return;
	await new Promise<void>((resolve) => {
		const stop = onHeldChanges(() => {
			if (isAnyHeld()) return;
			stop();
			resolve();
		});
	});
}
