import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RefusedBanner } from '#trips/RefusedBanner.tsx';
import { useWrites } from '#trips/trip-store.ts';
import { Banner } from '#ui/Banner.tsx';
import type { ArrivalNote } from './arrival.ts';
import { droppedWords } from './dropped-words.ts';
import { usePlanner } from './planner-context.ts';
import { useShareLink } from './share/share-link.tsx';

/** Says which stops of the address that opened the planner were dropped. */
export function ArrivalBanner({ note }: { note: ArrivalNote | null }) {
	if (note?.about !== 'dropped') return null;
	const { first, rest } = droppedWords(note);
	return (
		<Banner icon={TriangleAlert} tone="warn" live="status">
			<strong>{first}</strong> {rest}
		</Banner>
	);
}

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
