import { useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { dropDraft, isDraftSettled, settleDraft } from '#trips/draft-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { usePlanner } from './planner.ts';

/** Asks before the planner is left with a draft; only the first answer throws it away. A saved trip needs no question. */
export function LeaveQuestion() {
	const { trip, store } = usePlanner();
	const navigate = useNavigate();
	// Kept here too: the router forgets what it blocked when fresh content makes it load the page again.
	const [wanted, setWanted] = useState<Location>();
	const blocker = useBlocker(({ nextLocation }) => {
		const isDraft = store.account === null;
		const asks = isDraft && trip.stops.length > 0 && !isDraftSettled() && leavesPlanner(nextLocation);
		if (asks) setWanted(nextLocation);
		return asks;
	});
	if (!wanted) return null;
	const stay = () => {
		setWanted(undefined);
		if (blocker.state === 'blocked') blocker.reset();
	};
	const leave = () => {
		setWanted(undefined);
		settleDraft();
		if (blocker.state === 'blocked') blocker.proceed();
		else void navigate(wanted);
	};
	return (
		<Dialog title="Leave the trip planner?" onClose={stay}>
			<p>Are you sure you want to leave? Trip progress will be lost.</p>
			<DialogAnswers>
				<Button
					kind="danger"
					onClick={() => {
						showToast({ words: 'Draft discarded' });
						void dropDraft();
						leave();
					}}
				>
					Leave and lose it
				</Button>
				<Button onClick={leave}>Keep the draft and go</Button>
				<Button onClick={stay}>Stay here</Button>
			</DialogAnswers>
		</Dialog>
	);
}

// To sign in is part of saving: the draft waits on the device, and nothing is asked.
function leavesPlanner({ pathname }: Location): boolean {
	return pathname !== paths.tripPlanner && pathname !== paths.signIn;
}
