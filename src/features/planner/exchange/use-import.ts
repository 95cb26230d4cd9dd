import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import { contentChanges, fillContent, stopChanges, type TripContent } from '#domain/trips/trip-content.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import type { NotSaved } from '#sync/not-saved.ts';
import { randomId } from '#sync/random-id.ts';
import { beginDraft, draftStore } from '#trips/draft-store.ts';
import { showToast } from '#ui/toasts.ts';
import { useBusy } from '#ui/use-busy.ts';
import { usePlanner } from '../planner-context.ts';

const newStopId = () => randomId('s_');

/** Imports content into the open trip, or as a new trip beside it; each is one edit, all or nothing. */
export function useImport(onDone: () => void) {
	const { trip, store, apply, setAdding } = usePlanner();
	const navigate = useNavigate();
	const { isBusy, busyWith } = useBusy();
	const [refusal, setRefusal] = useState<NotSaved | null>(null);
	const done = () => {
		onDone();
		setAdding('no');
	};
	return {
		isBusy,
		/** Why the device did not set the open draft aside for a new trip; nothing is imported then. */
		refusal,
		intoThis: (content: TripContent) => {
			const isEmpty = trip.stops.length === 0;
			const changes = isEmpty
				? fillContent(trip, savable(content), newStopId)
				: stopChanges(content.stops, newStopId);
			done();
			apply(`${countWords(content.stops.length, 'stop')} imported`, changes);
		},
		asNew: async (content: TripContent) => {
			const why = await busyWith(() => beginDraft(contentChanges(savable(content), newStopId)));
			setRefusal(why);
			if (why) return;
			done();
			if (store !== draftStore) await navigate(paths.tripPlanner);
			const kept = 'We kept the other one.';
			// For a new trip that exists only in memory, the planner's banner speaks.
			const isWritten = draftStore.writes().refusal === null;
			const count = countWords(content.stops.length, 'stop');
			showToast({ words: isWritten ? `New trip with ${count}. ${kept}` : kept });
		},
	};
}

/** Drops a name that a trip may not have, which would otherwise be refused later somewhere else. */
function savable(content: TripContent): TripContent {
	return { ...content, name: isTripName(content.name) ? content.name : '' };
}
