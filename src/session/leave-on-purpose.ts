import { forgetOwnTexts } from './own-texts.ts';
import { readSession } from './session.ts';
import { forgetTripTexts } from './trip-texts.ts';

let leaver: { accountId: string; hasLeft: Promise<boolean> } | null = null;

/**
 * Does what ends the session because the person wants that; `leave` resolves to why it could not, or to null. Then what
 * they have typed and not saved goes, too; after any other end it waits for them.
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

/** True when the person of this account has left on purpose; while they are about to, this waits for the outcome. */
export async function hasLeftOnPurpose(accountId: string | undefined): Promise<boolean> {
	return leaver !== null && leaver.accountId === accountId && leaver.hasLeft;
}
