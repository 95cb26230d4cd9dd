import { RefusedBanner } from '#trips/RefusedBanner.tsx';
import { useWrites } from '#trips/trip-store.ts';
import { usePlanner } from './planner.ts';
import { useShareLink } from './share/share-link.tsx';

/** Says that the device refused to store the last edit, and offers to retry or to copy the trip as a link. */
export function NotSavedBanner() {
	const { trip, store } = usePlanner();
	const { refusal } = useWrites(store);
	const { copy, fallback } = useShareLink(trip);
	if (!refusal) return null;
	return (
		<RefusedBanner reason={refusal.reason} onRetry={() => store.retry()} onCopy={copy} fallback={fallback} />
	);
}
