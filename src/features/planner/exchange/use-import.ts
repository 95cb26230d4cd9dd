import { useNavigate } from 'react-router-dom';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import { contentChanges, fillContent, stopChanges, type TripContent } from '#domain/trips/trip-content.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import { randomId } from '#sync/random-id.ts';
import { draftStore, hasDraft, keepDraftAside } from '#trips/draft-store.ts';
import { showToast } from '#ui/toasts.ts';
import { usePlanner } from '../planner-context.ts';

const newStopId = () => randomId('s_');

/** Imports content into the open trip, or as a new trip next to it; each is one edit, all or nothing. */
export function useImport(onDone: () => void) {
	const { trip, store, apply, setAdding } = usePlanner();
	const navigate = useNavigate();
	const done = () => {
		onDone();
		setAdding('no');
	};
	return {
		intoThis: (content: TripContent) => {
			const isEmpty = trip.stops.length === 0;
			const changes = isEmpty
				? fillContent(trip, savable(content), newStopId)
				: stopChanges(content.stops, newStopId);
			done();
			apply(`${countWords(content.stops.length, 'stop')} imported`, changes);
		},
		asNew: async (content: TripContent) => {
			const isDraftThere = await hasDraft();
			done();
			// A draft that the device refuses to set aside stays open, and the planner says so.
			if (isDraftThere && !(await keepDraftAside())) return;
			await draftStore.write(contentChanges(savable(content), newStopId));
			if (store !== draftStore) await navigate(paths.tripPlanner);
			showToast({
				words: `New trip with ${countWords(content.stops.length, 'stop')}. We kept the other one.`,
			});
		},
	};
}

/** Drops a name that a trip may not have, which would otherwise be refused later, elsewhere. */
function savable(content: TripContent): TripContent {
	return { ...content, name: isTripName(content.name) ? content.name : '' };
}
