import { forgetOwnTexts } from './own-texts.ts';
import { readSession } from './session.ts';
import { forgetTripTexts } from './trip-texts.ts';

let leaver: { accountId: string; hasLeft: Promise<boolean> } | null = null;

/**
 * Ends the session because the person wants to; `leave` resolves to why that failed, or to null. Afterward, deletes
 * what they typed and did not save; after any other end, it waits for them.
 */
export function leaveOnPurpose<Why extends string>(leave: () => Promise<Why | null>): Promise<Why | null> {
	const { account } = readSession();
	const refusal = leave().then((why) => {
		if (why === null && account) forgetOwnTexts(account.id);
		if (why === null) forgetTripTexts();
		return why;
	});
	if (account) {
		const hasLeft = refusal.then(
			(why) => why === null,
			() => false,
		);
		leaver = { accountId: account.id, hasLeft };
	}
	return refusal;
}

/** True when this account's person has left on purpose; while they are about to, waits for the outcome. */
export async function hasLeftOnPurpose(accountId: string | undefined): Promise<boolean> {
	return leaver !== null && leaver.accountId === accountId && leaver.hasLeft;
}
