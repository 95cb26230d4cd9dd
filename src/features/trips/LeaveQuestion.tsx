import { type Location, useBlocker } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { dropDraft, isDraftKept, keepDraft } from './draft-writes.ts';
import { usePlanner } from './planner.ts';
import { forgetEdits } from './undo.ts';

/** Asks before the planner is left with a draft; only the first answer throws it away. */
export function LeaveQuestion() {
	const { trip } = usePlanner();
	const blocker = useBlocker(
		({ nextLocation }) => trip.stops.length > 0 && !isDraftKept() && leavesPlanner(nextLocation),
	);
	if (blocker.state !== 'blocked') return null;
	return (
		<Dialog title="Leave the trip planner?" onClose={() => blocker.reset()}>
			<p>Are you sure you want to leave? Trip progress will be lost.</p>
			<DialogAnswers>
				<Button
					kind="danger"
					onClick={() => {
						forgetEdits();
						showToast({ words: 'Draft discarded' });
						void dropDraft().then(() => blocker.proceed());
					}}
				>
					Leave and lose it
				</Button>
				<Button
					onClick={() => {
						keepDraft();
						blocker.proceed();
					}}
				>
					Keep the draft and go
				</Button>
				<Button onClick={() => blocker.reset()}>Stay here</Button>
			</DialogAnswers>
		</Dialog>
	);
}

// To sign in is part of saving: the draft waits on the device, and nothing is asked.
function leavesPlanner({ pathname }: Location): boolean {
	return pathname !== paths.tripPlanner && pathname !== paths.signIn;
}
