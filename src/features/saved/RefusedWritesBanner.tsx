import { tripFromCells } from '#domain/trips/trip.ts';
import { tripAsText } from '#domain/trips/trip-text.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { NotSavedText } from '#trips/NotSavedText.tsx';
import { useRefusedWrites } from '#trips/saved-store.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { RefusedBanner } from '#ui/RefusedBanner.tsx';
import { useCopyText } from '#ui/use-copy-text.tsx';
import { retryWrites } from './saved-writes.ts';

/** Says that the device refused to store an edit of a saved trip, and offers to retry or to copy the trip as text. */
export function RefusedWritesBanner({ account }: { account: AccountSync }) {
	const refused = useRefusedWrites(account);
	const { copy, fallback } = useCopyText();
	const [latest] = refused.slice(-1);
	if (!latest) return null;
	const copyTrips = async () => {
		const texts = refused.map(({ store }) => storeAsText(store));
		await copy((await Promise.all(texts)).join('\n\n'));
	};
	return (
		<RefusedBanner onRetry={() => retryWrites(account)} onCopy={copyTrips} fallback={fallback}>
			<NotSavedText reason={latest.refusal.reason} />
		</RefusedBanner>
	);
}

/** Returns a trip with its edits in memory as text, as far as the device can still be read. */
async function storeAsText(store: TripStore): Promise<string> {
	return tripAsText(tripFromCells(store.target, await store.read()));
}
