import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { stopIndexOf } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { alreadyWords } from '#trips/added-words.ts';
import { noRoomWords } from '#trips/limit-words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { usePlanner } from './planner-context.ts';

/** Asks before a link adds a place to a saved trip. */
export function AddWanted({ place }: { place: StopPlace }) {
	const { trip, room, add } = usePlanner();
	const navigate = useNavigate();
	const done = () => void navigate(paths.planner(trip.id), { replace: true });
	const at = stopIndexOf(trip.stops, place);
	return (
		<Dialog title="Add to this trip?" onClose={done}>
			<p>{`${place.name} goes to the end of “${tripTitle(trip)}”.`}</p>
			<DialogAnswers>
				<Button
					kind="go"
					onClick={() => {
						if (at >= 0) showToast({ words: alreadyWords(place, at) });
						else if (!add(place)) showToast({ words: noRoomWords(trip, room) });
						done();
					}}
				>
					Add it
				</Button>
				<Button onClick={done}>Not now</Button>
			</DialogAnswers>
		</Dialog>
	);
}
