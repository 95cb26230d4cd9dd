import { StartTrialButton } from '#billing/StartTrialButton.tsx';
import { mayStartTrial } from '#domain/billing/transitions.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { serverNow } from '#runtime/server-clock.ts';
import { useSession } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { limitWords } from './limit-words.ts';

interface Props {
	/**
	 * The limit of the free plan that was reached: the number of saved trips, or of stops (as many as this trip has).
	 */
	full: 'trips' | { stops: number };
	/** The sentence about what happens to the trip that was to be saved. */
	stays: string;
	/** Called when the trial has begun, so that there is room. */
	onRoom: () => void;
	onClose: () => void;
}

/** Explains the free plan's limit before the server refuses more, and starts the trial right here. */
export function PlanQuestion({ full, stays, onRoom, onClose }: Props) {
	const { account } = useSession();
	const mayTry = account !== null && mayStartTrial(account, serverNow());
	return (
		<Dialog title={full === 'trips' ? limitWords.freeTrips : limitWords.freeStops} onClose={onClose}>
			<p>{`${full === 'trips' ? tripWords(mayTry) : stopWords(full.stops, mayTry)} ${stays}`}</p>
			<DialogAnswers>
				{mayTry && (
					<StartTrialButton
						onStarted={() => {
							onClose();
							onRoom();
						}}
					/>
				)}
				<ButtonLink to={paths.account}>See the plans</ButtonLink>
				{full === 'trips' && <ButtonLink to={paths.saved}>Saved trips</ButtonLink>}
				<Button onClick={onClose}>Not now</Button>
			</DialogAnswers>
		</Dialog>
	);
}

function tripWords(mayTry: boolean): string {
	return mayTry
		? `The free plan keeps one. The trial keeps as many as you like for ${limits.trialDays} days, no card.`
		: 'Your free plan keeps one. Delete your other saved trips to make room.';
}

function stopWords(count: number, mayTry: boolean): string {
	return mayTry
		? `This trip has ${count}. The trial saves ${limits.stopsPerTrip}, no card.`
		: `This trip has ${count}. Remove ${count - freePlan.stops} to save it.`;
}
