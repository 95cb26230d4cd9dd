import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import type { NotSaved } from '#sync/not-saved.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { useBusy } from '#ui/use-busy.ts';
import { type ArrivalNote, leaveNote, type OfferedTrip } from './arrival.ts';
import { NothingChanged } from './NothingChanged.tsx';
import { usePlanner } from './planner-context.ts';
import { keepDraftBeside } from './planner-writes.ts';

/**
 * Asks what to do with the draft when a shared trip is opened: keep both, or take the shared one, which can be undone
 * later.
 */
export function KeepWhich({ offered }: { offered: OfferedTrip }) {
	const { stops, note } = offered;
	const { trip, replace } = usePlanner();
	const navigate = useNavigate();
	const device = useDeviceWord();
	const { isBusy, busyWith } = useBusy();
	const [refusal, setRefusal] = useState<NotSaved | null>(null);
	const openPlanner = async (withNote: ArrivalNote | null) => {
		leaveNote(withNote);
		await navigate(paths.tripPlanner, { replace: true });
	};
	const keepMine = () => void busyWith(() => openPlanner(null));
	const keepBoth = () =>
		void busyWith(async () => {
			const why = await keepDraftBeside(stops);
			setRefusal(why);
			if (!why) await openPlanner(note);
		});
	const keepShared = () =>
		void busyWith(() => {
			replace(stops);
			return openPlanner(note);
		});
	return (
		<Dialog title="Keep both trips?" onClose={() => !isBusy && keepMine()}>
			<p>
				{`The link has ${stopWords(stops)}. `}
				{`This ${device} has “${tripTitle(trip)}” with ${stopWords(trip.stops.map(({ place }) => place))}.`}
			</p>
			{refusal && <NothingChanged reason={refusal.reason} />}
			<DialogAnswers>
				<Button disabled={isBusy} onClick={keepBoth}>
					Keep both
				</Button>
				<Button disabled={isBusy} onClick={keepMine}>
					Keep only mine
				</Button>
				<Button kind="danger" disabled={isBusy} onClick={keepShared}>
					Keep only the shared one
				</Button>
			</DialogAnswers>
		</Dialog>
	);
}

/** "2 stops: Yale University and Brown University"; a draft without stops may still have notes or dates. */
function stopWords(places: readonly StopPlace[]): string {
	const count = countWords(places.length, 'stop');
	return places.length === 0 ? count : `${count}: ${namesOf(places)}`;
}

function namesOf(places: readonly StopPlace[]): string {
	const [first, second] = places.map(({ name }) => name);
	if (places.length < 3) return [first, second].filter(Boolean).join(' and ');
	return `${first}, ${second} and ${places.length - 2} more`;
}
