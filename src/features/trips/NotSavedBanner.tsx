import type { ComponentProps } from 'react';
import { RefusedBanner } from '#trips/RefusedBanner.tsx';
import { useWrites } from '#trips/trip-store.ts';
import { usePlanner } from './planner.ts';
import { useShareLink } from './share/share-link.tsx';

/** Says that the device refused to store the last edit, and offers to retry or to copy the trip as a link. */
export function NotSavedBanner() {
	const { refusal } = useWrites(usePlanner().store);
	return refusal && <NotSaved reason={refusal.reason} />;
}

function NotSaved({ reason }: Pick<ComponentProps<typeof RefusedBanner>, 'reason'>) {
	const { trip, store } = usePlanner();
	const { copy, fallback } = useShareLink(trip);
	return <RefusedBanner reason={reason} onRetry={() => store.retry()} onCopy={copy} fallback={fallback} />;
}
