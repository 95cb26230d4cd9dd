import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { countWords } from '#domain/trips/total-words.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { usePlanner } from '../planner.ts';

interface Props {
	/** What the plan has no room for. */
	full: 'trips' | 'stops';
	plan: TripPlan;
	onClose: () => void;
}

/** Says what the free plan keeps before the server refuses more, and where the plans are. */
export function PlanQuestion({ full, plan, onClose }: Props) {
	const { trip, store } = usePlanner();
	const device = useDeviceWord();
	const most = Math.min(plan.stops, limits.stopsPerTrip);
	const rule =
		full === 'trips'
			? 'The free plan keeps one saved trip.'
			: `The free plan keeps ${countWords(most, 'stop')} in a saved trip, and this one has ${trip.stops.length}.`;
	const stays = store.account ? 'This one stays in the trash for now.' : `The draft stays on this ${device}.`;
	return (
		<Dialog
			title={full === 'trips' ? 'Your saved trip is taken' : 'More stops than your plan keeps'}
			onClose={onClose}
		>
			<p>{`${rule} ${stays}`}</p>
			<DialogAnswers>
				<ButtonLink kind="go" to={paths.account}>
					See the plans
				</ButtonLink>
				{full === 'trips' && <ButtonLink to={paths.saved}>Saved trips</ButtonLink>}
				<Button onClick={onClose}>Not now</Button>
			</DialogAnswers>
		</Dialog>
	);
}
