import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { NotSaved } from '#sync/not-saved.ts';
import { NotSavedText } from '#trips/NotSavedText.tsx';
import { useWrites } from '#trips/trip-store.ts';
import { Banner } from '#ui/Banner.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { RefusedBanner } from '#ui/RefusedBanner.tsx';
import type { ArrivalNote } from './arrival.ts';
import { droppedWords } from './dropped-words.ts';
import type { PlannerState } from './planner-context.ts';
import { useShareLink } from './share/use-share-link.ts';

/** Says which stops in the address that opened the planner were dropped, or that its draft is not there. */
export function ArrivalBanner({ note }: { note: ArrivalNote | null }) {
	const device = useDeviceWord();
	if (note?.about === 'draft_gone')
		return (
			<Banner icon={CircleAlert} live="status">
				<strong>That draft is no longer on this {device}:</strong> it was saved or discarded.
			</Banner>
		);
	if (note?.about !== 'dropped') return null;
	const { first, rest } = droppedWords(note);
	return (
		<Banner icon={TriangleAlert} tone="warn" live="status">
			<strong>{first}</strong> {rest}
		</Banner>
	);
}

type Props = Pick<PlannerState, 'store' | 'trip'>;

/** Says that the device refused to store the last edit, and offers to retry or to copy the trip as a link. */
export function NotSavedBanner({ store, trip }: Props) {
	const { refusal } = useWrites(store);
	return refusal && <Refused store={store} trip={trip} reason={refusal.reason} />;
}

function Refused({ store, trip, reason }: Props & Pick<NotSaved, 'reason'>) {
	const { copy, fallback } = useShareLink(trip);
	return (
		<RefusedBanner onRetry={() => store.retry()} onCopy={copy} fallback={fallback}>
			<NotSavedText reason={reason} />
		</RefusedBanner>
	);
}
