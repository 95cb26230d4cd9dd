import { waitBriefly } from '#runtime/wait-briefly.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import type { SyncStatus } from '#sync/status.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';
import { readTripStatus } from '#trips/use-trip-status.ts';
import { rewordToast, showToast } from '#ui/toasts.ts';

interface JustSaved {
	account: AccountSync;
	tripId: string;
	/** "phone" or "computer" */
	device: string;
}

/** Sends a trip just saved, and says where it is: first after a moment, and again once the server has answered. */
export async function saySaved({ account, tripId, device }: JustSaved): Promise<void> {
	const sent = account.call('wake');
	const wordsNow = async () =>
		whereSavedWords(await readTripStatus(account, tripId), account.phase.get(), device);
	await waitBriefly(sent);
	const toast = showToast({ words: await wordsNow() });
	await sent;
	rewordToast(toast, await wordsNow());
}

/** Says where a trip is that was just saved, and claims no more than is known of it. */
function whereSavedWords(status: SyncStatus | undefined, phase: SyncPhase, device: string): string {
	if (status?.kind === 'synced') return 'Saved to your account';
	const here = `Saved on this ${device}`;
	// The trip's own state says the rest.
	if (status?.kind !== 'unsent' && status?.kind !== 'sending') return here;
	if (phase.kind !== 'waiting') return `${here}, on its way to your account`;
	return phase.why === 'no_signal'
		? `${here}. It goes to your account once you have a signal.`
		: `${here}. It goes to your account as soon as it can.`;
}
